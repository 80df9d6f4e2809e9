import { redrawPages } from '#flows/templates/redraw-pages.ts';
import { job } from './job.ts';

export const redrawPagesJob = job('redraw-pages', {
  retryLimit: 2,
  expireInSeconds: 1800,
  concurrency: 1,
  run: (template, { io, signal }) => redrawPages(io, template, signal),
});
