import { checkSiteJob as checkSite } from '#flows/checker/check-site.ts';
import { job } from './job.ts';

export const checkSiteJob = job('check-site', {
  retryLimit: 2,
  expireInSeconds: 900,
  concurrency: 2,
  run: ({ siteCheckId }, { io, signal }) => checkSite(io, siteCheckId, signal),
});
