// Changes of a subscription, and what they cost: https://docs.stripe.com/billing/subscriptions/prorations
import type Stripe from 'stripe';
import { type Account, change } from './account.ts';
import { type Route, route } from './api.ts';
import { defaultMethod } from './cards.ts';
import { activePrice, productName } from './catalogue.ts';
import { billNow } from './collect.ts';
import { customerOf, ofCustomer } from './customers.ts';
import { cardDeclined, invalid, noSuch, requiresAction } from './errors.ts';
import { buildInvoice, type DraftLine, fullLine, type Period, periodFrom, shareOf } from './invoice.ts';
import {
  flag,
  integer,
  listOf,
  metadata,
  object,
  objects,
  oneOf,
  type Params,
  page,
  required,
  text,
} from './params.ts';
import { declineCode } from './payments.ts';
import { cancelNow, itemOf, setPending, subscriptionById } from './subscription.ts';

interface PlanChange {
  item: Stripe.SubscriptionItem;
  /** The credit and the charge that follow, in this order. */
  lines: DraftLine[];
  period: Period;
  /** The billing cycle starts anew: another interval. */
  isReset: boolean;
  at: number;
}

/** The item that was sent, with its new price; without an item's id Stripe would add a second one. */
function changedItem(account: Account, subscription: Stripe.Subscription, params: Params): Stripe.SubscriptionItem {
  const item = itemOf(subscription);
  const [sent, ...more] = objects(params, 'items') ?? [];
  if (!sent) return item;
  const id = text(sent, 'id');
  if (!id || more.length > 0 || (integer(sent, 'quantity') ?? 1) !== 1)
    throw invalid('The stand-in has one item of each subscription, which is changed by its id.', 'items');
  if (id !== item.id) throw noSuch('subscription_item', id, 'items[0][id]');
  const price = activePrice(account, required(sent, 'price'), 'items[0][price]');
  return { ...item, price };
}

const dateText = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** `proration_date` makes the amount the one that was shown before; otherwise it is that of this second. */
function prorationDate(account: Account, params: Params, { start, end }: Period): number {
  const date = integer(params, 'proration_date');
  if (date !== undefined && (date < start || date > end))
    throw invalid('The proration date must be within the current period.', 'proration_date');
  return date ?? account.now();
}

/** The unused share of what was charged last, if anything was. */
function creditLine(account: Account, item: Stripe.SubscriptionItem, at: number): DraftLine[] {
  const debit = account.debits.get(item.id);
  if (!debit || debit.end <= at) return [];
  return [
    {
      description: `Unused time on ${productName(account, item.price)} after ${dateText(at)}`,
      amount: -shareOf(debit.amount, debit, at),
      price: item.price,
      period: { start: at, end: debit.end },
      item: item.id,
      isProration: true,
    },
  ];
}

const debitLine = (account: Account, { id, price }: Stripe.SubscriptionItem, period: Period, at: number) => ({
  description: `Remaining time on ${productName(account, price)} after ${dateText(at)}`,
  amount: shareOf(price.unit_amount ?? 0, period, at),
  price,
  period: { start: at, end: period.end },
  item: id,
  isProration: true,
});

export function planChange(account: Account, subscription: Stripe.Subscription, params: Params): PlanChange {
  const old = itemOf(subscription);
  const period = { start: old.current_period_start, end: old.current_period_end };
  const at = prorationDate(account, params, period);
  const item = changedItem(account, subscription, params);
  const behavior = oneOf(params, 'proration_behavior', ['always_invoice', 'none']);
  const isReset = item.price.recurring?.interval !== old.price.recurring?.interval;
  // Nothing was charged yet in a trial, and nothing is until it ends.
  if (item.price.id === old.price.id || subscription.status === 'trialing')
    return { item, lines: [], period, isReset: false, at };
  if (behavior !== 'always_invoice')
    throw invalid('The stand-in charges a change of price at once.', 'proration_behavior');
  const credit = creditLine(account, old, at);
  if (!isReset) return { item, lines: [...credit, debitLine(account, item, period, at)], period, isReset, at };
  const next = periodFrom(at, at, item.price);
  return { item, lines: [...credit, fullLine(account, item.price, next, item.id)], period: next, isReset, at };
}

/** `cancel_at_period_end`, or `cancel_at` with a time, a word for the period's end, or nothing. */
function endingFields(
  account: Account,
  subscription: Stripe.Subscription,
  params: Params,
): Partial<Stripe.Subscription> {
  const atEnd = flag(params, 'cancel_at_period_end');
  if (atEnd === undefined && params.cancel_at === undefined) return {};
  const end = itemOf(subscription).current_period_end;
  const written = text(params, 'cancel_at');
  const wanted = written === 'min_period_end' ? end : (integer(params, 'cancel_at') ?? null);
  const at = atEnd === undefined ? wanted : atEnd ? end : null;
  return {
    cancel_at: at,
    cancel_at_period_end: atEnd ?? false,
    canceled_at: at === null ? null : (subscription.canceled_at ?? account.now()),
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: at === null ? null : 'cancellation_requested',
    },
  };
}

export function updateSubscription(account: Account, subscription: Stripe.Subscription, params: Params) {
  if (subscription.status === 'canceled')
    throw invalid(
      'A canceled subscription can only update its cancellation_details and metadata.',
      undefined,
      'invalid_canceled_subscription_fields',
    );
  const plan = planChange(account, subscription, params);
  const customer = customerOf(account, String(subscription.customer));
  const draft =
    plan.lines.length > 0
      ? buildInvoice(account, { customer, subscription, reason: 'subscription_update', lines: plan.lines })
      : null;
  if (draft && draft.amount_due > 0 && text(params, 'payment_behavior') === 'error_if_incomplete') {
    const method = defaultMethod(account, customer.id, subscription);
    const code = method ? declineCode(account, method) : 'missing';
    if (code === 'authentication_required') throw requiresAction();
    if (code) throw cardDeclined(code);
  }
  const items = [{ ...plan.item, current_period_start: plan.period.start, current_period_end: plan.period.end }];
  const apply = () => applyChange(account, subscription, { plan, params, items, invoice: draft?.id ?? null });
  if (draft && draft.amount_due > 0 && text(params, 'payment_behavior') === 'pending_if_incomplete') {
    setPending(account, subscription, { items, invoice: draft.id, apply });
    billNow(account, draft);
    return subscription;
  }
  apply();
  if (draft) billNow(account, draft);
  return subscription;
}

interface Applied {
  plan: PlanChange;
  params: Params;
  items: Stripe.SubscriptionItem[];
  invoice: string | null;
}

function applyChange(account: Account, subscription: Stripe.Subscription, { plan, params, items, invoice }: Applied) {
  const { end } = plan.period;
  const ending = endingFields(account, subscription, params);
  change(account, 'customer.subscription.updated', subscription, {
    metadata: metadata(params, subscription.metadata),
    items: listOf(items, subscription.items.url) as typeof subscription.items,
    ...ending,
    // It follows the period, which may have become another one.
    ...((ending.cancel_at_period_end ?? subscription.cancel_at_period_end) ? { cancel_at: end } : {}),
    ...(plan.isReset ? { billing_cycle_anchor: plan.at } : {}),
    ...(invoice ? { latest_invoice: invoice } : {}),
  });
}

export const subscriptionRoutes: Route[] = [
  route('GET', '/v1/subscriptions/:id', '', ({ account, id }) => subscriptionById(account, id)),
  route(
    'POST',
    '/v1/subscriptions/:id',
    'items metadata cancel_at_period_end cancel_at payment_behavior proration_behavior proration_date',
    ({ account, params, id }) => updateSubscription(account, subscriptionById(account, id), params),
  ),
  route('DELETE', '/v1/subscriptions/:id', 'invoice_now prorate cancellation_details', ({ account, params, id }) => {
    const subscription = subscriptionById(account, id);
    if (subscription.status === 'canceled') throw noSuch('subscription', id);
    if (flag(params, 'prorate')) throw invalid('The stand-in gives nothing back for a plan that ends.', 'prorate');
    const comment = text(object(params, 'cancellation_details') ?? {}, 'comment') ?? null;
    cancelNow(account, subscription, { comment });
    return subscription;
  }),
  route('GET', '/v1/subscriptions', 'limit starting_after customer status', ({ account, params }) => {
    const status = text(params, 'status');
    // Canceled ones are only shown on request.
    const isShown = (own: string) => status === 'all' || (status ? own === status : own !== 'canceled');
    const rows = ofCustomer(account, params, account.subscriptions).filter((row) => isShown(row.status));
    return page(rows, params, '/v1/subscriptions');
  }),
];
