import { watchProject } from '#flows/watch/watch-project.ts';
import { job } from './job.ts';

/** Several projects side by side; the polite fetch keeps each host's limits. */
export const watchProjectJob = job('watch-project', {
  retryLimit: 3,
  expireInSeconds: 900,
  concurrency: 2,
  keepsTrying: true,
  run: ({ projectId }, { io, signal }) => watchProject(io, projectId, signal),
});
