import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Api } from '#contract/client.ts';
import type { SaidAudit } from '#domain/audit/page-part.ts';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { apiContext } from '../../context.ts';
import { attempt } from '../../forms/attempt.server.ts';
import { demoTexts } from '../../i18n/articles.ts';
import { useTexts } from '../../i18n/language.tsx';
import { publicMeta } from '../../meta/public-meta.ts';
import { usePathTo } from '../../paths.ts';
import { Article } from './article.tsx';
import { DemoPage } from './demo-old/demo-page.tsx';

export const meta = publicMeta;

/** Kept addresses by name. */
const kept = ['hakro', 'ShopifyAktion', 'stickerei-seifert'];
const demoPlatforms: PlatformId[] = ['whatsapp', 'slack'];

/** Served from the demo case studies. An id that no case study has is no page; without one all of them are listed. */
export async function loader({ params, context, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const id = params.demoCaseStudyId;
  const wanted = id ?? kept.find((name) => url.pathname.replace(/\/$/, '').endsWith(`/demo_old/${name}`));
  if (!wanted) {
    const { ok } = await attempt(() => api.getDemoCaseStudies({ params: { ids: kept.join(',') } }));
    return { title: null, studies: ok ?? [], pages: [] };
  }
  const { ok: study } = await attempt(() => api.getDemoCaseStudy({ params: { id: wanted } }));
  if (!study && id) throw data(null, { status: 404 });
  const pages = await Promise.all((study?.subPages ?? []).map((page) => look(api, page)));
  return { title: study?.title ?? null, studies: [], pages };
}

/** The page as it is right now; one that cannot be read is shown with its comments alone. */
async function look(api: Api, { url, comments }: { url: string; comments: string[] }) {
  const { ok } = await attempt(() => api.checkSubPage({ body: { website: url, platforms: demoPlatforms } }));
  // The contract leaves the audit's shape to the domain.
  const cards = ((ok as SaidAudit | undefined)?.platforms ?? []).map(({ card, score }) => ({ card, score }));
  return { path: new URL(url).pathname, comments, cards };
}

export default function DemoOld() {
  const { title, studies, pages } = useLoaderData<typeof loader>();
  const texts = useTexts(demoTexts);
  const pathTo = usePathTo();
  return (
    <Article heading={title ?? texts.heading} lead={texts.lead}>
      {pages.map((page) => (
        <DemoPage key={page.path} {...page} />
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
