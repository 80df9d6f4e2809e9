import type Stripe from 'stripe';
import { type Account, change } from '../account.ts';

interface Ending {
  reason?: Stripe.Subscription.CancellationDetails.Reason;
  comment?: string | null;
  feedback?: string | null;
  status?: 'canceled' | 'incomplete_expired';
}

/** Ends a subscription. Its invoices are no longer collected by themselves. */
export function cancelNow(account: Account, subscription: Stripe.Subscription, ending: Ending = {}) {
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
    status: ending.status ?? 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: {
      comment: ending.comment ?? before?.comment ?? null,
      feedback: ending.feedback ?? before?.feedback ?? null,
      feedback_option: null,
      reason: ending.reason ?? before?.reason ?? 'cancellation_requested',
    },
  });
  account.emit(
    ending.status === 'incomplete_expired' ? 'customer.subscription.updated' : 'customer.subscription.deleted',
    subscription,
  );
}
