import { handleStripeEvents } from '#flows/billing/stripe/handle-events.ts';
import { job } from './job.ts';

export const stripeCustomerJob = job('stripe-customer', {
  retryLimit: 12,
  expireInSeconds: 300,
  concurrency: 2,
  keepsTrying: true,
  run: ({ customerId, isAsked }, { io }) => handleStripeEvents(io, customerId, isAsked),
});
