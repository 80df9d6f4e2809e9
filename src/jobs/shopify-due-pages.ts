import { continuePageSyncs } from '#flows/shopify/pages/start-page-sync.ts';
import { job } from './job.ts';

/** Readings that Shopify still works on or whose job is lost go on; each shop is read anew once a day. */
export const shopifyDuePagesJob = job('shopify-due-pages', {
  retryLimit: 0,
  expireInSeconds: 60,
  concurrency: 1,
  schedule: '*/5 * * * *',
  run: (_, { io }) => continuePageSyncs(io),
});
