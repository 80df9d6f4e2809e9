import { lookAtTheme } from '#flows/shopify/theme/look-at-theme.ts';
import { job } from './job.ts';

export const shopifyThemeJob = job('shopify-theme', {
  retryLimit: 5,
  expireInSeconds: 600,
  concurrency: 1,
  keepsTrying: true,
  run: ({ shop }, { io, signal }) => lookAtTheme(io, shop, signal),
});
