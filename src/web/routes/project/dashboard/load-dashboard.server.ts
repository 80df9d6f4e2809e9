import type { Api } from '#contract/client.ts';
import type { Crawl } from '#contract/entities/project.ts';
import { runningJob } from '#web/components/job/project-jobs.server.ts';
import { pageOfQuery } from '#web/components/listing/list-query.ts';
import { answerOf } from '#web/forms/call-api.server.ts';
import { filterOf, isFiltered, statsQuery } from './crawl-filter.ts';

const RECENT = 10;
/** Shares among which the newest of each page are found. */
const SHARES = 30;
/** Audits in the tile's small curve. */
const CURVE = 12;

export function loadDashboard(api: Api, projectId: number, url: URL) {
  const params = { id: String(projectId) };
  const filter = filterOf(url.searchParams);
  return answerOf(async () => {
    const [project, allStats, stats, crawls, shares, subPages, audits, comparisons, monitoring, job] =
      await Promise.all([
        api.getProject({ params }),
        api.getStats({ params, query: {} }),
        isFiltered(filter) ? api.getStats({ params, query: statsQuery(filter) }) : null,
        api.listCrawls({ params, query: { ...statsQuery(filter), page: pageOfQuery(url), perPage: RECENT } }),
        api.listCrawls({ params, query: { kind: 'share', perPage: SHARES } }),
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
      shares: newestOfEachPage(shares.items),
      subPages: subPages.total,
      comparisons,
      monitoring,
      audits: finished,
      audit: finished[0] ?? null,
      job,
    };
  });
}

/** Cards that were shared last. */
const RECENT_SHARES = 6;

/** A page that several people posted is shown once, with its newest share. */
function newestOfEachPage(crawls: readonly Crawl[]): Crawl[] {
  const pages = new Map<string, Crawl>();
  for (const crawl of crawls) if (crawl.url !== null && !pages.has(crawl.url)) pages.set(crawl.url, crawl);
  return [...pages.values()].slice(0, RECENT_SHARES);
}
