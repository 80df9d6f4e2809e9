import { useTexts } from '../../i18n/language.tsx';
import { privacyTexts } from '../../i18n/legal.ts';
import { publicMeta } from '../../meta/public-meta.ts';
import { Article, Passages } from './article.tsx';

export const meta = publicMeta;

export default function PrivacyPolicy() {
  const texts = useTexts(privacyTexts);
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <Passages
        passages={[
          { title: texts.cookies, text: texts.cookiesText },
          { title: texts.account, text: texts.accountText },
          { title: texts.checker, text: texts.checkerText },
          { title: texts.pictures, text: texts.picturesText },
          { title: texts.rights, text: texts.rightsText },
        ]}
      />
    </Article>
  );
}
