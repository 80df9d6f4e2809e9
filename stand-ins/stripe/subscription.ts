import type Stripe from 'stripe';
import { type Account, change, newId } from './account.ts';
import { billNow } from './collect.ts';
import { noSuch } from './errors.ts';
import { buildInvoice, fullLine, periodFrom } from './invoice.ts';
import { listOf } from './params.ts';

export function subscriptionById(account: Account, id: string, param = 'id'): Stripe.Subscription {
  const subscription = account.subscriptions.get(id);
  if (!subscription) throw noSuch('subscription', id, param);
  return subscription;
}

/** The stand-in sells one thing at a time. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`${id} has no item`);
  return item;
}

interface SubscriptionPlan {
  customer: Stripe.Customer;
  price: Stripe.Price;
  metadata: Record<string, string>;
  trialEnd: number | null;
  method: string;
}

function buildSubscription(account: Account, plan: SubscriptionPlan): Stripe.Subscription {
  const id = newId('sub');
  const now = account.now();
  const period = plan.trialEnd ? { start: now, end: plan.trialEnd } : periodFrom(now, now, plan.price);
  const item = {
    id: newId('si'),
    object: 'subscription_item',
    created: now,
    current_period_end: period.end,
    current_period_start: period.start,
    metadata: {},
    price: plan.price,
    quantity: 1,
    subscription: id,
  } satisfies Partial<Stripe.SubscriptionItem> as unknown as Stripe.SubscriptionItem;
  return {
    id,
    object: 'subscription',
    billing_cycle_anchor: plan.trialEnd ?? now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: plan.price.currency,
    customer: plan.customer.id,
    default_payment_method: plan.method,
    ended_at: null,
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    metadata: plan.metadata,
    start_date: now,
    status: plan.trialEnd ? 'trialing' : 'incomplete',
    trial_end: plan.trialEnd,
    trial_start: plan.trialEnd ? now : null,
  } satisfies Partial<Stripe.Subscription> as unknown as Stripe.Subscription;
}

/** Created, with its first invoice: of nothing in a trial, otherwise collected at once. */
export function startSubscription(account: Account, plan: SubscriptionPlan): Stripe.Subscription {
  const subscription = buildSubscription(account, plan);
  const { id, price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const invoice = buildInvoice(account, {
    customer: plan.customer,
    subscription,
    reason: 'subscription_create',
    lines: [fullLine(account, price, { start, end }, id, plan.trialEnd !== null)],
  });
  subscription.latest_invoice = invoice.id;
  account.subscriptions.set(subscription.id, subscription);
  account.emit('customer.subscription.created', subscription);
  billNow(account, invoice, true);
  return subscription;
}

/** Ends a subscription. Its invoices are no longer collected by themselves. */
export function cancelNow(
  account: Account,
  subscription: Stripe.Subscription,
  details: { reason?: 'payment_failed'; comment?: string | null } = {},
) {
  const now = account.now();
  const before = subscription.cancellation_details;
  for (const invoice of account.invoices.values()) {
    const isOwn = invoice.parent?.subscription_details?.subscription === subscription.id;
    if (isOwn && (invoice.status === 'open' || invoice.status === 'draft'))
      change(account, 'invoice.updated', invoice, {
        auto_advance: false,
        next_payment_attempt: null,
        automatically_finalizes_at: null,
      });
  }
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: {
      comment: details.comment ?? before?.comment ?? null,
      feedback: null,
      feedback_option: null,
      reason: details.reason ?? before?.reason ?? 'cancellation_requested',
    },
  });
  account.emit('customer.subscription.deleted', subscription);
}

// A change that waits for its payment: https://docs.stripe.com/billing/subscriptions/pending-updates
/** After 23 hours the change is dropped and its invoice void. */
const PENDING_SECONDS = 23 * 3600;

const changes = new WeakMap<Stripe.Subscription, () => void>();

export function setPending(
  account: Account,
  subscription: Stripe.Subscription,
  { items, invoice, apply }: { items: Stripe.SubscriptionItem[]; invoice: string; apply: () => void },
): void {
  changes.set(subscription, apply);
  change(account, 'customer.subscription.updated', subscription, {
    latest_invoice: invoice,
    pending_update: {
      billing_cycle_anchor: null,
      expires_at: account.now() + PENDING_SECONDS,
      subscription_items: items,
      trial_end: null,
      trial_from_plan: null,
    } as unknown as Stripe.Subscription.PendingUpdate,
  });
}

/** Its invoice is paid. */
export function applyPending(account: Account, subscription: Stripe.Subscription): void {
  const apply = changes.get(subscription);
  if (!apply || !subscription.pending_update) return;
  changes.delete(subscription);
  apply();
  change(account, 'customer.subscription.pending_update_applied', subscription, { pending_update: null });
}

export function dropPending(account: Account, subscription: Stripe.Subscription): void {
  if (!subscription.pending_update) return;
  changes.delete(subscription);
  change(account, 'customer.subscription.pending_update_expired', subscription, { pending_update: null });
}
