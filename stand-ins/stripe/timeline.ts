// What happens by itself as time passes, in the order in which it falls due.
import type Stripe from 'stripe';
import { type Account, change } from './account.ts';
import { createInvoice, finalizeInvoice, payInvoice, voidInvoice } from './collect.ts';
import { buildInvoice, fullLine, periodFrom } from './invoice.ts';
import { listOf } from './params.ts';
import { cancelNow, itemOf } from './subscription.ts';

interface Happening {
  at: number;
  run(): void;
}

/** The next period with its invoice, which stays a draft for a while. */
function renew(account: Account, subscription: Stripe.Subscription, fields: Partial<Stripe.Subscription>) {
  const item = itemOf(subscription);
  const customer = account.customers.get(String(subscription.customer));
  if (!customer) return;
  const anchor = fields.billing_cycle_anchor ?? subscription.billing_cycle_anchor;
  const period = periodFrom(item.current_period_end, anchor, item.price);
  const invoice = buildInvoice(account, {
    customer,
    subscription,
    reason: 'subscription_cycle',
    lines: [fullLine(account, item.price, period, item.id)],
  });
  invoice.automatically_finalizes_at = account.now() + account.settings.draftSeconds;
  createInvoice(account, invoice);
  const renewed = { ...item, current_period_start: period.start, current_period_end: period.end };
  change(account, 'customer.subscription.updated', subscription, {
    ...fields,
    items: listOf([renewed], subscription.items.url) as typeof subscription.items,
    latest_invoice: invoice.id,
  });
}

function ofSubscription(account: Account, subscription: Stripe.Subscription): Happening[] {
  const { status, cancel_at: cancelAt, trial_end: trialEnd } = subscription;
  if (!['trialing', 'active', 'past_due'].includes(status)) return [];
  const { current_period_end: periodEnd } = itemOf(subscription);
  if (cancelAt !== null && cancelAt <= periodEnd)
    return [{ at: cancelAt, run: () => cancelNow(account, subscription) }];
  if (status !== 'trialing' || trialEnd === null)
    return [{ at: periodEnd, run: () => renew(account, subscription, {}) }];
  const start: Partial<Stripe.Subscription> = { status: 'active', billing_cycle_anchor: trialEnd };
  return [{ at: trialEnd, run: () => renew(account, subscription, start) }];
}

/** A change that nobody paid for is dropped, and its invoice void. */
function ofPending(
  account: Account,
  { pending_update: pending, latest_invoice: latest }: Stripe.Subscription,
): Happening[] {
  const invoice = account.invoices.get(String(latest));
  return pending && invoice ? [{ at: pending.expires_at, run: () => void voidInvoice(account, invoice) }] : [];
}

function ofInvoice(account: Account, invoice: Stripe.Invoice): Happening[] {
  const { automatically_finalizes_at: finalizesAt, next_payment_attempt: retryAt } = invoice;
  const finalize = () => {
    finalizeInvoice(account, invoice);
    if (invoice.status === 'open') payInvoice(account, invoice);
  };
  if (invoice.status === 'draft' && finalizesAt !== null) return [{ at: finalizesAt, run: finalize }];
  if (invoice.status === 'open' && retryAt !== null) return [{ at: retryAt, run: () => payInvoice(account, invoice) }];
  return [];
}

function expire(account: Account, session: Stripe.Checkout.Session) {
  Object.assign(session, { status: 'expired', url: null });
  account.emit('checkout.session.expired', session);
}

/** The next that falls due. */
export function nextHappening(account: Account): Happening | null {
  const all = [
    ...[...account.sessions.values()]
      .filter(({ status }) => status === 'open')
      .map((session) => ({ at: session.expires_at, run: () => expire(account, session) })),
    ...[...account.invoices.values()].flatMap((invoice) => ofInvoice(account, invoice)),
    ...[...account.subscriptions.values()].flatMap((subscription) => ofPending(account, subscription)),
    ...[...account.subscriptions.values()].flatMap((subscription) => ofSubscription(account, subscription)),
  ];
  return all.reduce<Happening | null>((first, own) => (first && first.at <= own.at ? first : own), null);
}
