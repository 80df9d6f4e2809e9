import { Article, Passages } from '#web/components/public/article.tsx';
import { LegalDraft } from '#web/components/public/legal-draft.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { termsTexts } from '#web/i18n/public/terms.ts';
import { publicMeta } from '#web/meta/public-meta.ts';

export const meta = publicMeta;

export default function Terms() {
  const texts = useTexts(termsTexts);
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <LegalDraft />
      <Passages
        passages={[
          { title: texts.party, text: texts.partyText },
          { title: texts.service, text: texts.serviceText },
          { title: texts.contract, text: texts.contractText },
          { title: texts.prices, text: texts.pricesText },
          { title: texts.failed, text: texts.failedText },
          { title: texts.ending, text: texts.endingText },
          { title: texts.duties, text: texts.dutiesText },
          { title: texts.liability, text: texts.liabilityText },
          { title: texts.law, text: texts.lawText },
        ]}
      />
    </Article>
  );
}
