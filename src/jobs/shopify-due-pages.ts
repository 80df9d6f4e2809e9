import { continueWebhooks } from '#flows/shopify/handle-webhooks.ts';
import { continuePageSyncs } from '#flows/shopify/pages/start-page-sync.ts';
import { job } from './job.ts';

/**
 * Readings that Shopify still works on or whose job is lost go on, and so do webhooks whose worker was killed; each shop
 * is read anew once a day.
 */
export const shopifyDuePagesJob = job('shopify-due-pages', {
  retryLimit: 0,
  expireInSeconds: 60,
  concurrency: 1,
  schedule: '*/5 * * * *',
  run: async (_, { io }) => {
    await continueWebhooks(io);
    await continuePageSyncs(io);
  },
});
