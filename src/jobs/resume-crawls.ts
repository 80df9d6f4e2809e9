import { resumeCrawls } from '#flows/crawl/crawl-site.ts';
import { job } from './job.ts';

/** A crawl whose job is lost is found again within minutes. */
export const resumeCrawlsJob = job('resume-crawls', {
  retryLimit: 0,
  expireInSeconds: 60,
  concurrency: 1,
  schedule: '*/5 * * * *',
  run: (_, { io }) => resumeCrawls(io),
});
