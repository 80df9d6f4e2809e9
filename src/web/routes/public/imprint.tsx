import { Article, Passages } from '#web/components/public/article.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { imprintTexts } from '#web/i18n/public/legal.ts';
import { publicMeta } from '#web/meta/public-meta.ts';

export const meta = publicMeta;

export default function Imprint() {
  const texts = useTexts(imprintTexts);
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <Passages
        passages={[
          { title: texts.operator, text: texts.operatorText },
          { title: texts.contact, text: texts.contactText },
          { title: texts.content, text: texts.contentText },
          { title: texts.emoji, text: texts.emojiText },
          { title: texts.fonts, text: texts.fontsText },
          { title: texts.marks, text: texts.marksText },
        ]}
      />
    </Article>
  );
}
