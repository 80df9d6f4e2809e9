// What happens by itself as time passes, in the order in which it falls due.
import type Stripe from 'stripe';
import { type Account, change } from '../account.ts';
import { expireSession } from '../checkout/sessions.ts';
import { defaultMethod } from '../customers/payment-methods.ts';
import { listOf } from '../http/list.ts';
import { cancelNow } from './cancel.ts';
import { createInvoice, finalizeInvoice, payInvoice, voidInvoice } from './collect.ts';
import { buildInvoice } from './invoice.ts';
import { periodFrom } from './period.ts';
import { invoiceLines } from './subscription.ts';

const DAY_SECONDS = 86_400;
/** A first payment that fails may be made up for this long. */
const INCOMPLETE_SECONDS = 23 * 3600;

interface Happening {
  at: number;
  run(): void;
}

/** The next period with its invoice, which stays a draft for a while. */
function renew(account: Account, subscription: Stripe.Subscription, fields: Partial<Stripe.Subscription>) {
  const [item] = subscription.items.data;
  const customer = account.customers.get(String(subscription.customer));
  if (!item || !customer) return;
  const anchor = fields.billing_cycle_anchor ?? subscription.billing_cycle_anchor;
  const period = periodFrom(item.current_period_end, anchor, item.price.recurring);
  const invoice = buildInvoice(account, {
    customer,
    subscription,
    reason: 'subscription_cycle',
    lines: [...(account.pending.get(subscription.id) ?? []), ...invoiceLines(account, subscription, period)],
    currency: subscription.currency,
    isTaxed: subscription.automatic_tax.enabled,
    period: { start: item.current_period_start, end: item.current_period_end },
  });
  account.pending.delete(subscription.id);
  // Of unpaid subscriptions, invoices stay drafts.
  const isCollected = subscription.status !== 'unpaid';
  invoice.auto_advance = isCollected;
  invoice.automatically_finalizes_at = isCollected ? account.now() + account.settings.draftSeconds : null;
  createInvoice(account, invoice);
  const items = subscription.items.data.map((own) => ({
    ...own,
    current_period_start: period.start,
    current_period_end: period.end,
  }));
  change(account, 'customer.subscription.updated', subscription, {
    ...fields,
    items: listOf(items, subscription.items.url),
    latest_invoice: invoice.id,
  });
}

function endTrial(account: Account, subscription: Stripe.Subscription) {
  const behavior = subscription.trial_settings?.end_behavior.missing_payment_method;
  const hasMethod = defaultMethod(account, String(subscription.customer), subscription) !== null;
  if (!hasMethod && behavior === 'cancel') cancelNow(account, subscription);
  else if (!hasMethod && behavior === 'pause') {
    change(account, 'customer.subscription.updated', subscription, { status: 'paused' });
    account.emit('customer.subscription.paused', subscription);
  } else
    renew(account, subscription, { status: 'active', billing_cycle_anchor: subscription.trial_end ?? account.now() });
}

function ofSubscription(account: Account, subscription: Stripe.Subscription): Happening[] {
  const { status, cancel_at: cancelAt, trial_end: trialEnd } = subscription;
  const periodEnd = subscription.items.data[0]?.current_period_end ?? Number.POSITIVE_INFINITY;
  if (status === 'incomplete')
    return [
      {
        at: subscription.created + INCOMPLETE_SECONDS,
        run: () => {
          const invoice = account.invoices.get(String(subscription.latest_invoice));
          if (invoice) voidInvoice(account, invoice);
          cancelNow(account, subscription, { status: 'incomplete_expired' });
        },
      },
    ];
  if (!['trialing', 'active', 'past_due', 'unpaid'].includes(status)) return [];
  if (cancelAt !== null && cancelAt <= periodEnd)
    return [{ at: cancelAt, run: () => cancelNow(account, subscription) }];
  if (status !== 'trialing' || trialEnd === null)
    return [{ at: periodEnd, run: () => renew(account, subscription, {}) }];
  const announce = {
    at: Math.max(subscription.created, trialEnd - 3 * DAY_SECONDS),
    run: () => {
      account.announced.add(subscription.id);
      account.emit('customer.subscription.trial_will_end', subscription);
    },
  };
  return [
    ...(account.announced.has(subscription.id) ? [] : [announce]),
    { at: trialEnd, run: () => endTrial(account, subscription) },
  ];
}

function ofInvoice(account: Account, invoice: Stripe.Invoice): Happening[] {
  const { automatically_finalizes_at: finalizesAt, next_payment_attempt: retryAt } = invoice;
  if (invoice.status === 'draft' && finalizesAt !== null)
    return [
      {
        at: finalizesAt,
        run: () => {
          finalizeInvoice(account, invoice);
          if (invoice.status === 'open') payInvoice(account, invoice);
        },
      },
    ];
  if (invoice.status === 'open' && retryAt !== null) return [{ at: retryAt, run: () => payInvoice(account, invoice) }];
  return [];
}

/** The next that falls due. */
export function nextHappening(account: Account): Happening | null {
  const all = [
    ...[...account.sessions.values()]
      .filter(({ status }) => status === 'open')
      .map((session) => ({ at: session.expires_at, run: () => expireSession(account, session) })),
    ...[...account.invoices.values()].flatMap((invoice) => ofInvoice(account, invoice)),
    ...[...account.subscriptions.values()].flatMap((subscription) => ofSubscription(account, subscription)),
  ];
  return all.reduce<Happening | null>((first, own) => (first && first.at <= own.at ? first : own), null);
}
