import { Article, Passages } from '#web/components/public/article.tsx';
import { LegalDraft } from '#web/components/public/legal-draft.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { withdrawalTexts } from '#web/i18n/public/terms.ts';
import { publicMeta } from '#web/meta/public-meta.ts';

export const meta = publicMeta;

export default function Withdrawal() {
  const texts = useTexts(withdrawalTexts);
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <LegalDraft />
      <Passages
        passages={[
          { title: texts.right, text: texts.rightText },
          { title: texts.how, text: texts.howText },
          { title: texts.effects, text: texts.effectsText },
          { title: texts.form, text: texts.formText },
          { title: texts.business, text: texts.businessText },
        ]}
      />
    </Article>
  );
}
