import { syncPages } from '#flows/shopify/pages/sync-pages.ts';
import { job } from './job.ts';

export const shopifyPagesJob = job('shopify-pages', {
  retryLimit: 5,
  expireInSeconds: 3600,
  concurrency: 2,
  keepsTrying: true,
  run: ({ shop }, { io, signal }) => syncPages(io, shop, signal),
});
