import type Stripe from 'stripe';
import { type Account, change } from '../account.ts';
import { customerOf } from '../customers/customers.ts';
import { defaultMethod } from '../customers/payment-methods.ts';
import { cardDeclined, invalid } from '../http/errors.ts';
import { listOf } from '../http/list.ts';
import { flag, integer, metadata, object, objects, oneOf, type Params, text } from '../http/params.ts';
import { declineCode } from '../payments/intents.ts';
import { planChange } from './change-plan.ts';
import { billNow } from './collect.ts';
import { buildInvoice } from './invoice.ts';
import { missingMethodOf } from './subscriptions.ts';

/** An object with a type since endive, no longer a word. */
export const startsAnew = (params: Params) =>
  oneOf(object(params, 'billing_cycle_anchor') ?? {}, 'type', ['now', 'unchanged']) === 'now';

export const prorationBehaviors = ['always_invoice', 'create_prorations', 'none'] as const;

/** `proration_date` makes the amount the one that was shown before; otherwise it is that of this second. */
export function prorationDate(account: Account, params: Params, subscription: Stripe.Subscription): number {
  const date = integer(params, 'proration_date');
  const [item] = subscription.items.data;
  if (date !== undefined && item && (date < item.current_period_start || date > item.current_period_end))
    throw invalid('The proration date must be within the current period.', 'proration_date');
  return date ?? account.now();
}

function endingFields(account: Account, subscription: Stripe.Subscription, params: Params) {
  const atEnd = flag(params, 'cancel_at_period_end');
  const details = object(params, 'cancellation_details');
  const fields: Partial<Stripe.Subscription> = {};
  const set = (cancelAt: number | null, isAtEnd: boolean) => {
    fields.cancel_at = cancelAt;
    fields.cancel_at_period_end = isAtEnd;
    fields.canceled_at = cancelAt === null ? null : (subscription.canceled_at ?? account.now());
    fields.cancellation_details = {
      comment: (details && text(details, 'comment')) ?? null,
      feedback: (details && text(details, 'feedback')) ?? null,
      feedback_option: null,
      reason: cancelAt === null ? null : 'cancellation_requested',
    };
  };
  const end = subscription.items.data[0]?.current_period_end ?? account.now();
  if (atEnd !== undefined) set(atEnd ? end : null, atEnd);
  if (params.cancel_at !== undefined) {
    const at = text(params, 'cancel_at');
    set(at === 'min_period_end' || at === 'max_period_end' ? end : (integer(params, 'cancel_at') ?? null), false);
  }
  return fields;
}

function otherFields(account: Account, subscription: Stripe.Subscription, params: Params) {
  const fields: Partial<Stripe.Subscription> = {
    metadata: metadata(params, subscription.metadata),
    ...endingFields(account, subscription, params),
  };
  const method = text(params, 'default_payment_method');
  if (method !== undefined) fields.default_payment_method = method;
  const description = text(params, 'description');
  if (description !== undefined) fields.description = description;
  const tax = flag(object(params, 'automatic_tax') ?? {}, 'enabled');
  if (tax !== undefined) fields.automatic_tax = { ...subscription.automatic_tax, enabled: tax };
  if (params.trial_settings !== undefined)
    fields.trial_settings = {
      end_behavior: { billing_cycle_anchor: 'now', missing_payment_method: missingMethodOf(params) },
    };
  return fields;
}

export function updateSubscription(account: Account, subscription: Stripe.Subscription, params: Params) {
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired')
    throw invalid(
      'A canceled subscription can only update its cancellation_details and metadata.',
      undefined,
      'invalid_canceled_subscription_fields',
    );
  const behavior = oneOf(params, 'proration_behavior', prorationBehaviors) ?? 'create_prorations';
  const paymentBehavior = oneOf(params, 'payment_behavior', [
    'allow_incomplete',
    'default_incomplete',
    'error_if_incomplete',
  ]);
  const trialEnd = text(params, 'trial_end');
  const endsTrial = trialEnd === 'now' && subscription.status === 'trialing';
  const at = prorationDate(account, params, subscription);
  const isReset = endsTrial || startsAnew(params);
  const plan = planChange(account, subscription, objects(params, 'items') ?? [], { behavior, at, isReset });
  const customer = customerOf(account, String(subscription.customer));
  const other = otherFields(account, subscription, params);
  const waiting = account.pending.get(subscription.id) ?? [];
  const isBilled = plan.isReset || (behavior === 'always_invoice' && plan.lines.length > 0);
  const draft = isBilled
    ? buildInvoice(account, {
        customer,
        subscription,
        reason: 'subscription_update',
        lines: [...waiting, ...plan.lines],
        currency: subscription.currency,
        isTaxed: subscription.automatic_tax.enabled,
        prorationDate: at,
      })
    : null;
  const method = defaultMethod(account, customer.id, subscription);
  if (draft && draft.amount_due > 0 && paymentBehavior === 'error_if_incomplete') {
    const code = method ? declineCode(account, method, false) : 'missing';
    if (code) throw cardDeclined(code);
  }
  const later = trialEnd && trialEnd !== 'now' ? integer(params, 'trial_end') : undefined;
  const items = plan.items.map((item) => ({
    ...item,
    current_period_start: plan.period.start,
    current_period_end: later ?? plan.period.end,
  }));
  change(account, 'customer.subscription.updated', subscription, {
    ...other,
    items: listOf(items, subscription.items.url),
    // It follows the period, which may have become another one.
    ...((other.cancel_at_period_end ?? subscription.cancel_at_period_end)
      ? { cancel_at: items[0]?.current_period_end ?? null }
      : {}),
    ...(plan.isReset ? { billing_cycle_anchor: at } : {}),
    ...(endsTrial ? { status: 'active', trial_end: at } : {}),
    ...(later ? { trial_end: later } : {}),
    ...(draft ? { latest_invoice: draft.id } : {}),
  });
  if (draft) {
    account.pending.delete(subscription.id);
    billNow(account, draft);
  } else if (plan.lines.length > 0) account.pending.set(subscription.id, [...waiting, ...plan.lines]);
  return subscription;
}
