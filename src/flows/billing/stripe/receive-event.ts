import { addStripeEvent } from '#io/db/queries/billing/stripe-customers.ts';
import type { Io } from '#io/io.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';

export type StripeEvent = NonNullable<ReturnType<StripeClient['readEvent']>>;

/** Stores the event and its job in one transaction. A repeated event changes nothing. */
export async function receiveEvent(io: Io, event: StripeEvent): Promise<void> {
  const customerId = customerIn(event);
  // Not about a customer, or about something that changes nothing here.
  if (customerId === null || !wantedEvents.includes(event.type)) return;
  await io.db.transaction(async (db) => {
    if (!(await addStripeEvent(db, { id: event.id, type: event.type, customerId }))) return;
    // One job per event, because a running job may have read Stripe already.
    await io.queue.enqueue(db, 'stripe-customer', { customerId });
  });
}

function customerIn({ data }: StripeEvent): string | null {
  const object = data.object as { object?: unknown; id?: unknown; customer?: unknown };
  const customer = (object.object === 'customer' ? object.id : object.customer) as
    | string
    | { id?: unknown }
    | null
    | undefined;
  const id = typeof customer === 'object' ? customer?.id : customer;
  return typeof id === 'string' && /^cus_\w{1,100}$/.test(id) ? id : null;
}

/** Event types that an operator enables in Stripe's dashboard and that we handle; all others are ignored. */
export const wantedEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.marked_uncollectible',
  'invoice.voided',
  'invoice.updated',
  'charge.refunded',
  'charge.refund.updated',
  'credit_note.created',
  'credit_note.voided',
];
