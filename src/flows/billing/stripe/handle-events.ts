import {
  countFailedEvents,
  listWaitingCustomers,
  listWaitingEvents,
  markStripeEvents,
} from '#io/db/queries/billing/stripe-customers.ts';
import type { Io } from '#io/io.ts';
import { settleCustomer } from './settle-customer.ts';

/** The job: handles all waiting events of a customer at once by reading the customer from Stripe. */
export async function handleStripeEvents(io: Io, customerId: string, isRequested = false): Promise<void> {
  const { stripe } = io;
  if (!stripe) return;
  // Listed before Stripe is read: events that arrive during the request need another run.
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

/** The job: retries events whose worker died or whose job the queue gave up. */
export async function continueStripeEvents(io: Io): Promise<void> {
  for (const customerId of await listWaitingCustomers(io.db))
    await io.queue.enqueue(io.db, 'stripe-customer', { customerId }, { singletonKey: `stripe-${customerId}` });
}
