import {
  countFailedEvents,
  listWaitingCustomers,
  listWaitingEvents,
  markStripeEvents,
} from '#io/db/queries/billing/stripe-customers.ts';
import type { Io } from '#io/io.ts';
import { settleCustomer } from './settle-customer.ts';

/** The job: what Stripe told about a customer and is not done yet. All of it is done by one look. */
export async function handleStripeEvents(io: Io, customerId: string, isRequested = false): Promise<void> {
  const { stripe } = io;
  if (!stripe) return;
  // Before the look: what is told while Stripe is asked needs another one.
  const events = await listWaitingEvents(io.db, customerId);
  if (events.length === 0 && !isRequested) return;
  try {
    await settleCustomer(io, stripe, customerId);
  } catch (error) {
    await countFailedEvents(io.db, events);
    throw error;
  }
  await markStripeEvents(io.db, events);
}

/** The job: events whose worker died, or whose job the queue gave up. */
export async function continueStripeEvents(io: Io): Promise<void> {
  for (const customerId of await listWaitingCustomers(io.db))
    await io.queue.enqueue(io.db, 'stripe-customer', { customerId }, { singletonKey: `stripe-${customerId}` });
}
