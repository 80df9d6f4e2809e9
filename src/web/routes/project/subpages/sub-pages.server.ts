import type { Api } from '#contract/client.ts';
import { subPageStatus } from '#domain/enumerations.ts';
import { findUnreadable } from '#web/components/integration/unreadable-site.server.ts';
import { runningJob } from '#web/components/job/project-jobs.server.ts';
import { pageOfQuery } from '#web/components/listing/list-query.ts';
import { answerOf, runAction, textOf } from '#web/forms/call-api.server.ts';

/** Which pages are requested, as in the URL. */
export interface SubPageFilter {
  search: string;
  routeId: number | null;
  /** Ignored pages, of any route. */
  isIgnored: boolean;
}

/** The limit of the call. */
const MAX_SEARCH_LENGTH = 200;
const MAX_ID = 2_147_483_647;

/** Takes the place of a route id in the URL. */
const IGNORED = 'ignored';

function filterOf(query: URLSearchParams): SubPageFilter {
  const id = Number(query.get('route'));
  return {
    search: (query.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    routeId: Number.isInteger(id) && id > 0 && id <= MAX_ID ? id : null,
    isIgnored: query.get('route') === IGNORED,
  };
}

export function loadSubPages(api: Api, projectId: number, url: URL) {
  const params = { id: String(projectId) };
  const filter = filterOf(url.searchParams);
  return answerOf(async () => {
    const [list, routes, job, shotJob, unreadable] = await Promise.all([
      api.listSubPages({
        params,
        query: {
          page: pageOfQuery(url),
          ...(filter.search ? { search: filter.search } : {}),
          ...(filter.routeId === null ? {} : { routeId: filter.routeId }),
          ...(filter.isIgnored ? { ignored: 'true' as const } : {}),
        },
      }),
      api.listRoutes({ params }),
      runningJob(api, projectId, ['create-project', 'fetch-sub-pages', 'crawl-site']),
      runningJob(api, projectId, ['take-screenshot']),
      findUnreadable(api, projectId),
    ]);
    return { list, routes, job, shotJob, filter, unreadable };
  });
}
export type SubPagesData = Awaited<ReturnType<typeof loadSubPages>>;

export function subPagesAction(api: Api, projectId: number, request: Request) {
  const params = { id: String(projectId) };
  return runAction(request, {
    add: (form) => api.addSubPage({ params, body: { url: textOf(form, 'url') } }),
    fetch: async () => ({ job: await api.fetchSubPages({ params }) }),
    'read-all': () => api.crawlProject({ params }),
    stop: () => api.cancelCrawl({ params }),
    refresh: (_, id) => api.updateMetaTagData({ params: { id } }),
    ignore: (_, id) => api.updateSubPage({ params: { id }, body: { status: subPageStatus.Ignored } }),
    restore: (_, id) => api.updateSubPage({ params: { id }, body: { status: subPageStatus.Default } }),
    delete: (_, id) => api.deleteSubPage({ params: { id } }),
    screenshot: async (form, id) => ({
      job: await api.takeScreenshot({ params: { id }, body: { wait: Math.trunc(Number(textOf(form, 'wait'))) || 0 } }),
    }),
  });
}
