import { data, type LoaderFunctionArgs } from 'react-router';
import { campaignOf } from '#domain/campaigns.ts';
import { campaignTexts } from '../../i18n/articles.ts';
import { useTexts } from '../../i18n/language.tsx';
import { publicMeta } from '../../meta/public-meta.ts';
import { Article, Passages } from './article.tsx';

export const meta = publicMeta;

/** Any other single word in an address is no page. */
export function loader({ params }: LoaderFunctionArgs) {
  if (!campaignOf(params.token)) throw data(null, { status: 404 });
  return null;
}

export default function Campaign() {
  const texts = useTexts(campaignTexts);
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <Passages
        passages={[
          { title: texts.free, text: texts.freeText },
          { title: texts.basic, text: texts.basicText },
          { title: texts.pro, text: texts.proText },
        ]}
      />
    </Article>
  );
}
