import type { Api } from '#contract/client.ts';
import { runningJob } from '#web/components/job/project-jobs.server.ts';
import { pageOfQuery } from '#web/components/paging/use-paging.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { filterOf, isFiltered, statsQuery } from './crawl-filter.ts';

const RECENT = 10;
/** Audits in the tile's small curve. */
const CURVE = 12;

export function loadDashboard(api: Api, projectId: number, url: URL) {
  const params = { id: String(projectId) };
  const filter = filterOf(url.searchParams);
  return answerOf(async () => {
    const [project, allStats, stats, crawls, subPages, audits, comparisons, monitoring, job] = await Promise.all([
      api.getProject({ params }),
      api.getStats({ params, query: {} }),
      isFiltered(filter) ? api.getStats({ params, query: statsQuery(filter) }) : null,
      api.listCrawls({ params, query: { ...statsQuery(filter), page: pageOfQuery(url), perPage: RECENT } }),
      api.listSubPages({ params, query: { perPage: 1 } }),
      api.listAudits({ params, query: { perPage: CURVE } }),
      api.compareTemplates({ params }),
      api.getMonitoring({ params }),
      runningJob(api, projectId, ['create-project', 'fetch-sub-pages', 'crawl-site']),
    ]);
    const finished = audits.items.filter(({ score }) => score !== null);
    return {
      project,
      allStats,
      stats: stats ?? allStats,
      filter,
      crawls,
      subPages: subPages.total,
      comparisons,
      monitoring,
      audits: finished,
      audit: finished[0] ?? null,
      job,
    };
  });
}
