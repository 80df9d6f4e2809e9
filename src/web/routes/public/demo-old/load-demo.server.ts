import { data, type LoaderFunctionArgs } from 'react-router';
import { apiContext } from '#web/context.ts';
import { attempt } from '#web/forms/call-api.server.ts';
import { languageOfPath } from '#web/i18n/language.tsx';
import { studyPages } from '#web/reports/study-pages.server.ts';

/** URLs of the specification, which stay pages even if their demos were not seeded. */
const knownDemos = ['hakro', 'ShopifyAktion', 'stickerei-seifert'];

/**
 * By id or identifier of a demo: its pages. By slug or URL of a website: its demos. Without any: all of them. Anything
 * unknown is a 404.
 */
export async function loadDemo({ params, context, url }: LoaderFunctionArgs) {
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
