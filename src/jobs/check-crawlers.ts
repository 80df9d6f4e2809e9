import { checkCrawlers } from '#flows/watch/check-crawlers.ts';
import { job } from './job.ts';

/** Every few minutes, so that what is suspected is confirmed soon; each project is due once a day. */
export const checkCrawlersJob = job('check-crawlers', {
  retryLimit: 0,
  expireInSeconds: 900,
  concurrency: 1,
  schedule: '*/5 * * * *',
  run: (_, { io, signal }) => checkCrawlers(io, signal),
});
