import { copyTheme, failThemeCopy } from '#flows/shopify/theme/copy-theme.ts';
import { job } from './job.ts';

export const shopifyThemeCopyJob = job('shopify-theme-copy', {
  retryLimit: 3,
  expireInSeconds: 900,
  concurrency: 1,
  keepsTrying: true,
  run: ({ changeId }, { io, signal }) => copyTheme(io, changeId, signal),
  giveUp: ({ changeId }, io) => failThemeCopy(io, changeId),
});
