import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { priceOf } from '../catalogue/prices.ts';
import { customerOf, listedCustomer } from '../customers/customers.ts';
import { listTakes, type Route, route } from '../http/call.ts';
import { invalid, missingParam, noSuch } from '../http/errors.ts';
import { createdWithin, page } from '../http/list.ts';
import { flag, integer, metadata, object, objects, oneOf, type Params, required, text } from '../http/params.ts';
import { search } from '../http/search.ts';
import { cancelNow } from './cancel.ts';
import { creditLine } from './change-plan.ts';
import { billNow } from './collect.ts';
import { buildInvoice } from './invoice.ts';
import { periodFrom } from './period.ts';
import { invoiceLines, startSubscription } from './subscription.ts';
import { updateSubscription } from './update-subscription.ts';

const DAY_SECONDS = 86_400;

export function subscriptionById(account: Account, id: string, param = 'id'): Stripe.Subscription {
  const subscription = account.subscriptions.get(id);
  if (!subscription) throw noSuch('subscription', id, param);
  return subscription;
}

export const missingMethodOf = (params: Params | undefined) =>
  oneOf(object(object(params ?? {}, 'trial_settings') ?? {}, 'end_behavior') ?? {}, 'missing_payment_method', [
    'cancel',
    'create_invoice',
    'pause',
  ]) ?? 'create_invoice';

/** `trial_end` or `trial_period_days`, as a time. */
export function trialEndOf(account: Account, params: Params | undefined): number | null {
  if (!params) return null;
  const days = integer(params, 'trial_period_days');
  return integer(params, 'trial_end') ?? (days ? account.now() + days * DAY_SECONDS : null);
}

function create(account: Account, params: Params): Stripe.Subscription {
  const items = objects(params, 'items');
  if (!items) throw missingParam('items');
  return startSubscription(account, {
    customer: customerOf(account, required(params, 'customer'), 'customer'),
    items: items.map((item, index) => ({
      price: priceOf(account, required(item, 'price'), `items[${index}][price]`),
      quantity: integer(item, 'quantity') ?? 1,
    })),
    metadata: metadata(params),
    description: text(params, 'description') ?? null,
    isTaxed: flag(object(params, 'automatic_tax') ?? {}, 'enabled') ?? false,
    trialEnd: trialEndOf(account, params),
    missingMethod: missingMethodOf(params),
    method: text(params, 'default_payment_method') ?? null,
    cancelAtPeriodEnd: flag(params, 'cancel_at_period_end') ?? false,
    paymentBehavior:
      oneOf(params, 'payment_behavior', ['allow_incomplete', 'default_incomplete', 'error_if_incomplete']) ??
      'allow_incomplete',
    isHolderPresent: false,
    billingMode: oneOf(object(params, 'billing_mode') ?? {}, 'type', ['classic', 'flexible']) ?? 'flexible',
  });
}

function cancel(account: Account, subscription: Stripe.Subscription, params: Params): Stripe.Subscription {
  if (subscription.status === 'canceled') throw noSuch('subscription', subscription.id);
  const details = object(params, 'cancellation_details') ?? {};
  const credits = flag(params, 'prorate')
    ? subscription.items.data.flatMap((item) => creditLine(account, item, account.now()) ?? [])
    : [];
  cancelNow(account, subscription, {
    reason: 'cancellation_requested',
    comment: text(details, 'comment') ?? null,
    feedback: text(details, 'feedback') ?? null,
  });
  if (credits.length > 0 && flag(params, 'invoice_now'))
    billNow(
      account,
      buildInvoice(account, {
        customer: customerOf(account, String(subscription.customer)),
        subscription,
        reason: 'subscription_update',
        lines: credits,
        currency: subscription.currency,
        isTaxed: subscription.automatic_tax.enabled,
      }),
    );
  return subscription;
}

/** Out of `paused`, with a period that starts now. */
function resume(account: Account, subscription: Stripe.Subscription): Stripe.Subscription {
  if (subscription.status !== 'paused') throw invalid('This subscription is not paused.', 'subscription');
  const now = account.now();
  const period = periodFrom(now, now, subscription.items.data[0]?.price.recurring ?? null);
  for (const item of subscription.items.data)
    Object.assign(item, { current_period_start: period.start, current_period_end: period.end });
  const draft = buildInvoice(account, {
    customer: customerOf(account, String(subscription.customer)),
    subscription,
    reason: 'subscription_update',
    lines: invoiceLines(account, subscription, period),
    currency: subscription.currency,
    isTaxed: subscription.automatic_tax.enabled,
  });
  Object.assign(subscription, { latest_invoice: draft.id, billing_cycle_anchor: now });
  if (billNow(account, draft) === null) account.emit('customer.subscription.resumed', subscription);
  return subscription;
}

const common =
  'items metadata description automatic_tax default_payment_method cancel_at_period_end trial_end trial_settings payment_behavior proration_behavior off_session';

export const subscriptionRoutes: Route[] = [
  route('GET', '/v1/subscriptions/search', 'query limit page', ({ account, params }) =>
    search(account.subscriptions.values(), params, '/v1/subscriptions/search'),
  ),
  route('POST', '/v1/subscriptions', `${common} customer trial_period_days billing_mode`, ({ account, params }) =>
    create(account, params),
  ),
  route('GET', '/v1/subscriptions/:id', '', ({ account, ids: [id = ''] }) => subscriptionById(account, id)),
  route(
    'POST',
    '/v1/subscriptions/:id',
    `${common} cancel_at cancellation_details proration_date billing_cycle_anchor`,
    ({ account, params, ids: [id = ''] }) => updateSubscription(account, subscriptionById(account, id), params),
  ),
  route('POST', '/v1/subscriptions/:id/resume', 'billing_cycle_anchor proration_behavior payment_behavior', (call) =>
    resume(call.account, subscriptionById(call.account, call.ids[0] ?? '')),
  ),
  route('DELETE', '/v1/subscriptions/:id', 'invoice_now prorate cancellation_details', (call) =>
    cancel(call.account, subscriptionById(call.account, call.ids[0] ?? ''), call.params),
  ),
  route('GET', '/v1/subscriptions', `${listTakes} customer status price`, ({ account, params }) => {
    const customer = listedCustomer(account, params);
    const [status, price] = ['status', 'price'].map((name) => text(params, name));
    const isIn = createdWithin(params);
    // Canceled ones are only shown on request.
    const isShown = (own: string) =>
      status === 'all' ||
      (status === 'ended' ? /canceled|expired/.test(own) : status ? own === status : own !== 'canceled');
    const rows = [...account.subscriptions.values()].filter(
      (row) =>
        (!customer || row.customer === customer) &&
        isShown(row.status) &&
        (!price || row.items.data.some((item) => item.price.id === price)) &&
        isIn(row),
    );
    return page(rows, params, '/v1/subscriptions');
  }),
];
