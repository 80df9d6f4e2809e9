import { startDueRefreshes } from '#flows/crawl/refresh-due.ts';
import { job } from './job.ts';

/** Often enough for the plan that refreshes hourly. */
export const refreshDueJob = job('refresh-due', {
  retryLimit: 0,
  expireInSeconds: 300,
  concurrency: 1,
  schedule: '*/10 * * * *',
  run: async (_, { io }) => {
    await startDueRefreshes(io);
  },
});
