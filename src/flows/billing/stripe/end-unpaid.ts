import { GRACE_DAYS, readStripeState } from '#domain/billing/stripe-state.ts';
import { listOverdueCustomers } from '#io/db/queries/billing/stripe-customers.ts';
import { listMirrored } from '#io/db/queries/billing/stripe-mirror.ts';
import type { Io } from '#io/io.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import { endNow, voidOpenInvoices } from '#io/stripe/queries/end-plan.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';
import { continueStripeEvents } from './handle-events.ts';
import { settleCustomer } from './settle-customer.ts';

const DAY_MS = 86_400_000;

/**
 * The job: plans that nobody paid for within their grace end at Stripe too, and their open invoices are void. Then what
 * is left of older events.
 */
export async function endUnpaid(io: Io): Promise<void> {
  const { stripe } = io;
  if (!stripe) return;
  const before = new Date(io.now().getTime() - GRACE_DAYS * DAY_MS);
  for (const customerId of await listOverdueCustomers(io.db, before)) {
    try {
      await endForCustomer(io, stripe, customerId);
    } catch (error) {
      // The next run tries again; the plan itself has ended by its date.
      io.log.warn({ customerId, reason: reasonOf(error) }, 'an unpaid plan could not be ended at Stripe');
    }
  }
  await continueStripeEvents(io);
}

async function endForCustomer(io: Io, stripe: StripeClient, customerId: string): Promise<void> {
  // Paid a minute ago, perhaps.
  await settleCustomer(io, stripe, customerId);
  let hasEnded = false;
  for (const subscription of await listMirrored(io.db, customerId)) {
    const { graceEndsAt } = readStripeState(subscription);
    if (!graceEndsAt || graceEndsAt > io.now()) continue;
    await endNow(stripe, subscription.id, 'unpaid');
    await voidOpenInvoices(stripe, subscription.id);
    hasEnded = true;
  }
  if (hasEnded) await settleCustomer(io, stripe, customerId);
}
