import { endUnpaid } from '#flows/billing/stripe/end-unpaid.ts';
import { job } from './job.ts';

export const stripeUnpaidJob = job('stripe-unpaid', {
  retryLimit: 2,
  expireInSeconds: 1800,
  concurrency: 1,
  schedule: '17 * * * *',
  run: (_, { io }) => endUnpaid(io),
});
