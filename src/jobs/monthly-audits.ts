import { startDueAudits } from '#flows/audit/monthly-audits.ts';
import { job } from './job.ts';

/** A few per hour, so that a thousand projects do not start in the same minute. */
export const monthlyAuditsJob = job('monthly-audits', {
  retryLimit: 1,
  expireInSeconds: 600,
  concurrency: 1,
  schedule: '41 * * * *',
  run: (_, { io }) => startDueAudits(io),
});
