import { finishUsage } from '#flows/shopify/billing/buy-credits.ts';
import { job } from './job.ts';

export const shopifyUsageJob = job('shopify-usage', {
  retryLimit: 12,
  expireInSeconds: 120,
  concurrency: 1,
  keepsTrying: true,
  run: ({ usageId }, { io }) => finishUsage(io, usageId),
});
