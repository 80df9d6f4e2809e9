import { reconcile } from '#flows/billing/stripe/reconcile.ts';
import { job } from './job.ts';

export const stripeReconcileJob = job('stripe-reconcile', {
  retryLimit: 3,
  expireInSeconds: 3600,
  concurrency: 1,
  schedule: '23 3 * * *',
  run: (_, { io, signal }) => reconcile(io, signal),
});
