import { redrawResource } from '#flows/shopify/pages/redraw-resource.ts';
import { job } from './job.ts';

export const shopifyRedrawJob = job('shopify-redraw', {
  retryLimit: 3,
  expireInSeconds: 300,
  concurrency: 2,
  run: ({ projectId, resource }, { io, signal }) => redrawResource(io, { projectId, resource }, signal),
});
