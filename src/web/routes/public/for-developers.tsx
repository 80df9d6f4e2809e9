import { developersTexts } from '../../i18n/articles.ts';
import { useTexts } from '../../i18n/language.tsx';
import { publicMeta } from '../../meta/public-meta.ts';
import { useRootData } from '../../root-data.ts';
import { Article, Passages } from './article.tsx';

export const meta = publicMeta;

export default function ForDevelopers() {
  const texts = useTexts(developersTexts);
  const site = useRootData()?.siteUrl ?? '';
  const tag = `<meta property="og:image" content="${site}/images/{project}/og.jpg?url={page}">`;
  return (
    <Article heading={texts.heading} lead={texts.lead}>
      <figure className="mt-10 max-w-[52rem] rounded-lg border border-line bg-surface">
        <figcaption className="border-line border-b px-5 py-2.5 text-ink-faint text-sm">{texts.tagTitle}</figcaption>
        <pre className="whitespace-pre-wrap break-all px-5 py-4 font-mono text-sm">{tag}</pre>
      </figure>
      <Passages
        passages={[
          { title: texts.crawler, text: texts.crawlerText },
          { title: texts.api, text: texts.apiText },
          { title: texts.terminal, text: texts.terminalText },
        ]}
      />
      <p className="mt-12">
        <a href="/api/docs" className="text-link text-lg">
          {texts.apiLink}
        </a>
      </p>
    </Article>
  );
}
