import { readChangedPages } from '#flows/sites/read-changed-pages.ts';
import { job } from './job.ts';

export const siteChangesJob = job('site-changes', {
  // Tries for some 50 minutes: a site that is worked on may be slow or away for a while.
  retryLimit: 12,
  expireInSeconds: 900,
  concurrency: 2,
  keepsTrying: true,
  run: (changed, { io, signal }) => readChangedPages(io, changed, signal),
});
