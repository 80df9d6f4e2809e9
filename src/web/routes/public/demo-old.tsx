import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Article } from '#web/components/public/article.tsx';
import { apiContext } from '#web/context.ts';
import { attempt } from '#web/forms/call-api.server.ts';
import { languageOfPath, useTexts } from '#web/i18n/language.tsx';
import { demoTexts } from '#web/i18n/public/articles.ts';
import { publicMeta } from '#web/meta/public-meta.ts';
import { usePathTo } from '#web/paths.ts';
import { DemoPage } from '#web/reports/demo-page.tsx';
import { studyPages } from '#web/reports/report.server.ts';

export const meta = publicMeta;

export const loader = (args: LoaderFunctionArgs) => loadDemo(args);

/** /demo_old: old URLs, served from the demo case studies. */
export default function DemoOld() {
  const { title, studies, pages } = useLoaderData<typeof loader>();
  const texts = useTexts(demoTexts);
  const pathTo = usePathTo();
  return (
    <Article heading={title ?? texts.heading} lead={texts.lead}>
      {pages.map((page) => (
        <DemoPage key={page.id} {...page} />
      ))}
      {studies.length > 0 && (
        <ul className="mt-14 max-w-[52rem] border-line border-t">
          {studies.map(({ identifier, title: name, subPages }) => (
            <li
              key={identifier}
              className="flex flex-wrap items-baseline justify-between gap-x-8 border-line border-b py-5"
            >
              <a href={pathTo('demoOld', { demoCaseStudyId: identifier })} className="text-link text-xl">
                {name}
              </a>
              <span className="figures text-ink-faint text-sm">{texts.pages(subPages.length)}</span>
            </li>
          ))}
        </ul>
      )}
      {pages.length + studies.length === 0 && <p className="mt-14 text-ink-soft">{texts.empty}</p>}
    </Article>
  );
}

/** URLs of the specification, which stay pages even if their demos were not seeded. */
const knownDemos = ['hakro', 'ShopifyAktion', 'stickerei-seifert'];

/**
 * By id or identifier of a demo: its pages. By slug or URL of a website: its demos. Without any: all of them. Anything
 * unknown is a 404.
 */
async function loadDemo({ params, context, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const id = params.demoCaseStudyId;
  const wanted = id ?? knownDemos.find((name) => url.pathname.replace(/\/$/, '').endsWith(`/demo_old/${name}`));
  if (!wanted) return { title: null, studies: await api.listDemoCaseStudies({ query: {} }), pages: [] };
  const { ok: study } = await attempt(() => api.getDemoCaseStudy({ params: { id: wanted } }));
  if (!study) {
    const { ok: studies = [] } = await attempt(() => api.listDemoCaseStudies({ query: { domain: wanted } }));
    if (studies.length === 0 && id) throw data(null, { status: 404 });
    return { title: null, studies, pages: [] };
  }
  return { title: study.title, studies: [], pages: await studyPages(api, study, languageOfPath(url.pathname)) };
}
