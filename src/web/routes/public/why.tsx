import { whyTexts } from '../../i18n/articles.ts';
import { useTexts } from '../../i18n/language.tsx';
import { publicMeta } from '../../meta/public-meta.ts';
import { Article, Passages } from './article.tsx';

export const meta = publicMeta;

export default function Why() {
  const texts = useTexts(whyTexts);
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <Passages
        passages={[
          { title: texts.first, text: texts.firstText },
          { title: texts.silent, text: texts.silentText },
          { title: texts.lasting, text: texts.lastingText },
        ]}
      />
    </Article>
  );
}
