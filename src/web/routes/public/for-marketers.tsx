import { marketersTexts } from '../../i18n/articles.ts';
import { useTexts } from '../../i18n/language.tsx';
import { publicMeta } from '../../meta/public-meta.ts';
import { Article, Passages } from './article.tsx';

export const meta = publicMeta;

export default function ForMarketers() {
  const texts = useTexts(marketersTexts);
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <Passages
        passages={[
          { title: texts.brand, text: texts.brandText },
          { title: texts.choose, text: texts.chooseText },
          { title: texts.report, text: texts.reportText },
        ]}
      />
    </Article>
  );
}
