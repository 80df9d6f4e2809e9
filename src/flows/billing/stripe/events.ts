import { z } from 'zod';
import { writeToOperator } from '#flows/mails/send-mail.ts';
import type { Db } from '#io/db/db.ts';
import {
  addStripeEvent,
  countFailedEvents,
  listWaitingCustomers,
  listWaitingEvents,
  markStripeEvents,
} from '#io/db/queries/billing/stripe-customers.ts';
import type { Io } from '#io/io.ts';
import { disputeMail } from '#io/mail/mails/billing.ts';
import { customerOfCharge } from '#io/stripe/queries/customer-state.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';
import { settleCustomer } from './settle-customer.ts';

export type StripeEvent = NonNullable<ReturnType<StripeClient['readEvent']>>;

/** Stores the event and its job in one transaction. A repeated event changes nothing. */
export async function receiveEvent(io: Io, event: StripeEvent): Promise<void> {
  // Changes nothing here, or is not about a customer.
  if (!wantedEvents.includes(event.type)) return;
  const dispute = disputeIn(event);
  const customerId = dispute ? await customerOfDispute(io, dispute) : customerIn(event);
  if (customerId === null) return;
  await io.db.transaction(async (db) => {
    if (!(await addStripeEvent(db, { id: event.id, type: event.type, customerId }))) return;
    if (dispute && isNews(event)) await notifyOfDispute(io, db, customerId, dispute);
    // One job per event, because a running job may have read Stripe already.
    await io.queue.enqueue(db, 'stripe-customer', { customerId });
  });
}

const Dispute = z.object({
  object: z.literal('dispute'),
  charge: z.string().regex(/^\w{1,255}$/),
  amount: z.number(),
  currency: z.string().max(3),
  status: z.string().max(50),
  reason: z.string().max(50),
  evidence_details: z.object({ due_by: z.number().nullable() }),
});
type Dispute = z.output<typeof Dispute>;

/** Only for the mail to the operator; its effect on payments is read from Stripe. */
const disputeIn = ({ data }: Pick<StripeEvent, 'data'>): Dispute | null => Dispute.safeParse(data.object).data ?? null;

/** Throws if Stripe cannot be reached now; it then sends the event again. */
async function customerOfDispute({ stripe }: Io, { charge }: Dispute): Promise<string | null> {
  return stripe && (await customerOfCharge(stripe, charge));
}

/** A dispute, an inquiry that became one, and the end. What else changes is shown and not mailed. */
function isNews({ type, data }: StripeEvent): boolean {
  const status = disputeIn({ data })?.status;
  if (type === 'charge.dispute.closed') return status === 'won' || status === 'lost';
  if (type !== 'charge.dispute.updated') return type === 'charge.dispute.created';
  const { status: before } = (data.previous_attributes ?? {}) as { status?: unknown };
  return typeof before === 'string' && before.startsWith('warning_') && status === 'needs_response';
}

/** A dispute must be answered at Stripe within days; otherwise the money is lost. */
async function notifyOfDispute(io: Io, db: Db, customerId: string, dispute: Dispute): Promise<void> {
  const { amount, currency, status, reason, evidence_details: details } = dispute;
  const dueBy = details.due_by === null ? null : new Date(details.due_by * 1000);
  await writeToOperator(io, db, (language, timeZone) =>
    disputeMail(language, { customerId, cents: amount, currency, status, reason, dueBy, timeZone }),
  );
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
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
];

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

/** At the end of the job `stripe-unpaid`: retries events whose worker died or whose job the queue gave up. */
export async function continueStripeEvents(io: Io): Promise<void> {
  for (const customerId of await listWaitingCustomers(io.db))
    await io.queue.enqueue(io.db, 'stripe-customer', { customerId }, { singletonKey: `stripe-${customerId}` });
}
