import { sayReadingFailed } from '#flows/crawl-site.ts';
import { refreshSubPages } from '#flows/refresh-sub-pages.ts';
import { job } from './job.ts';

export const fetchSubPagesJob = job('fetch-sub-pages', {
  retryLimit: 3,
  expireInSeconds: 3600,
  concurrency: 2,
<<<<<<< HEAD
  run: ({ projectId }, run) => refreshSubPages(run.io, projectId, run),
  giveUp: ({ projectId }, io) => sayReadingFailed(io, projectId),
=======
  run: ({ projectId, asked }, run) => refreshSubPages(run.io, { projectId, asked }, run),
>>>>>>> 9cbc6ac (images: take few pages that the site does not name, and let none cost)
});
