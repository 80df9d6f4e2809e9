// A change that waits for its payment: https://docs.stripe.com/billing/subscriptions/pending-updates
import type Stripe from 'stripe';
import { type Account, change } from './account.ts';

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
