import { startDueWatches } from '#flows/watch/start-due-watches.ts';
import { job } from './job.ts';

export const startWatchesJob = job('start-watches', {
  retryLimit: 0,
  expireInSeconds: 120,
  concurrency: 1,
  schedule: '* * * * *',
  run: (_, { io }) => startDueWatches(io),
});
