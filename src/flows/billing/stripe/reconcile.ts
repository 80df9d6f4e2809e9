import { GRACE_DAYS, readStripeState } from '#domain/billing/stripe.ts';
import { writeToOperator } from '#flows/mails/send-mail.ts';
import { listCustomers, listOverdueCustomers, listWaitingEvents } from '#io/db/queries/billing/stripe-customers.ts';
import { listMirrored } from '#io/db/queries/billing/stripe-mirror.ts';
import type { Io } from '#io/io.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import { billingDifferencesMail, type Difference } from '#io/mail/mails/billing.ts';
import { pageUrl } from '#io/page-url.ts';
import { isMissing } from '#io/stripe/ask-stripe.ts';
import { endNow, voidOpenInvoices } from '#io/stripe/queries/end-plan.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';
import { continueStripeEvents } from './events.ts';
import { settleCustomer } from './settle-customer.ts';

const PAGE = 100;

/** The job: compares every customer with Stripe, corrects differences, and mails the operator if there were any. */
export async function reconcile(io: Io, signal: AbortSignal): Promise<void> {
  const { stripe } = io;
  if (!stripe) return;
  const found: Difference[] = [];
  for (let after = ''; ; ) {
    const customers = await listCustomers(io.db, { after, limit: PAGE });
    for (const { id, site } of customers) {
      if (signal.aborted) throw new Error('stopped in the middle of the nightly check');
      try {
        // A change announced by an event that is still waiting for its job is not a difference.
        const hasEvents = (await listWaitingEvents(io.db, id)).length > 0;
        const { news } = await settleCustomer(io, stripe, id);
        if (news.length > 0 && !hasEvents) found.push({ site, customerId: id, news });
      } catch (error) {
        io.log.warn({ customerId: id, reason: reasonOf(error) }, 'a customer could not be compared with Stripe');
        const why = isMissing(error, 'id') ? 'Stripe does not know this customer' : 'Stripe did not answer';
        found.push({ site, customerId: id, news: [`not compared: ${why}`] });
      }
    }
    const last = customers.at(-1);
    if (!last || customers.length < PAGE) break;
    after = last.id;
  }
  if (found.length > 0) await notifyOperator(io, found);
}

async function notifyOperator(io: Io, found: Difference[]): Promise<void> {
  await io.db.transaction((db) =>
    writeToOperator(io, db, (language) =>
      billingDifferencesMail(language, found.slice(0, 50), pageUrl(io, language, '/app/admin/subscriptions')),
    ),
  );
}

const DAY_MS = 86_400_000;

/** The job: ends plans at Stripe whose grace period is over, voids their open invoices, then retries older events. */
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
  // The payment may have arrived a minute ago.
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
