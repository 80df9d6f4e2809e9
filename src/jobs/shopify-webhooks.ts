import { handleWebhooks } from '#flows/shopify/handle-webhooks.ts';
import { job } from './job.ts';

export const shopifyWebhooksJob = job('shopify-webhooks', {
  // Longer than a webhook's own eight tries.
  retryLimit: 12,
  expireInSeconds: 300,
  concurrency: 2,
  keepsTrying: true,
  run: ({ shop }, { io, signal }) => handleWebhooks(io, shop, signal),
});
