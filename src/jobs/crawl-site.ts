import { abandonCrawl, crawlSite } from '#flows/crawl/crawl-site.ts';
import { job } from './job.ts';

/** A large site at ten pages a second takes its time, and every restart of a worker counts as an attempt. */
export const crawlSiteJob = job('crawl-site', {
  retryLimit: 50,
  expireInSeconds: 6 * 3600,
  concurrency: 4,
  run: ({ siteCrawlId }, run) => crawlSite(run.io, siteCrawlId, run),
  giveUp: ({ siteCrawlId }, io) => abandonCrawl(io, siteCrawlId),
});
