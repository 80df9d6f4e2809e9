import { reportReadingFailed } from '#flows/crawl/crawl-site.ts';
import { refreshSubPages } from '#flows/crawl/refresh-sub-pages.ts';
import { job } from './job.ts';

export const fetchSubPagesJob = job('fetch-sub-pages', {
  retryLimit: 3,
  expireInSeconds: 3600,
  concurrency: 2,
  run: ({ projectId, asked }, run) => refreshSubPages(run.io, { projectId, asked }, run),
  giveUp: ({ projectId }, io) => reportReadingFailed(io, projectId),
});
