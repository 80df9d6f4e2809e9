import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { onWire } from '../catalogue/prices.ts';
import { defaultMethod } from '../customers/payment-methods.ts';
import { cardDeclined, invalid } from '../http/errors.ts';
import { listOf } from '../http/list.ts';
import { newId } from '../ids.ts';
import { declineCode } from '../payments/intents.ts';
import { createInvoice, finalizeInvoice, payInvoice } from './collect.ts';
import { buildInvoice } from './invoice.ts';
import { fullLine } from './lines.ts';
import { type Period, periodFrom } from './period.ts';

export interface ItemPlan {
  price: Stripe.Price;
  quantity: number;
}

export interface SubscriptionPlan {
  customer: Stripe.Customer;
  items: ItemPlan[];
  metadata: Record<string, string>;
  description: string | null;
  isTaxed: boolean;
  trialEnd: number | null;
  missingMethod: Stripe.Subscription.TrialSettings.EndBehavior.MissingPaymentMethod;
  method: string | null;
  cancelAtPeriodEnd: boolean;
  paymentBehavior: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete';
  isHolderPresent: boolean;
  billingMode: 'classic' | 'flexible';
}

export function subscriptionItem(
  account: Account,
  subscription: string,
  { price, quantity }: ItemPlan,
  { start, end }: Period,
): Stripe.SubscriptionItem {
  if (!price.recurring)
    throw invalid(
      `The price specified is set to \`type=one_time\` but this field only accepts prices with \`type=recurring\`.`,
      'items[0][price]',
    );
  return {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: account.now(),
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}

/** The older shape of a price, which items still carry. */
export const planOf = (price: Stripe.Price): Stripe.Plan => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: onWire(price.unit_amount ?? 0),
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

function buildSubscription(account: Account, plan: SubscriptionPlan): Stripe.Subscription {
  const id = newId('sub');
  const now = account.now();
  const recurring = plan.items[0]?.price.recurring ?? null;
  const period = plan.trialEnd ? { start: now, end: plan.trialEnd } : periodFrom(now, now, recurring);
  const items = plan.items.map((item) => subscriptionItem(account, id, item, period));
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: plan.isTaxed,
      liability: plan.isTaxed ? { type: 'self' } : null,
    },
    billing_cycle_anchor: plan.trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: plan.billingMode },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: plan.cancelAtPeriodEnd ? period.end : null,
    cancel_at_period_end: plan.cancelAtPeriodEnd,
    canceled_at: plan.cancelAtPeriodEnd ? now : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: plan.items[0]?.price.currency ?? 'eur',
    customer: plan.customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: plan.method,
    default_source: null,
    default_tax_rates: [],
    description: plan.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(items, `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: plan.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: plan.trialEnd ? 'trialing' : 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: plan.trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: 'now', missing_payment_method: plan.missingMethod },
    },
    trial_start: plan.trialEnd ? now : null,
  };
}

export const invoiceLines = (account: Account, subscription: Stripe.Subscription, period: Period, isFree = false) =>
  subscription.items.data.map((item) => fullLine(account, item.price, item.quantity ?? 1, period, item.id, isFree));

/** Created, with its first invoice: of nothing in a trial, otherwise collected at once. */
export function startSubscription(account: Account, plan: SubscriptionPlan): Stripe.Subscription {
  const subscription = buildSubscription(account, plan);
  const [item] = subscription.items.data;
  if (!item) throw invalid('You must pass at least one item.', 'items');
  const period = { start: item.current_period_start, end: item.current_period_end };
  const invoice = buildInvoice(account, {
    customer: plan.customer,
    subscription,
    reason: 'subscription_create',
    lines: invoiceLines(account, subscription, period, plan.trialEnd !== null),
    currency: subscription.currency,
    isTaxed: plan.isTaxed,
  });
  const method = defaultMethod(account, plan.customer.id, subscription);
  if (invoice.amount_due > 0 && plan.paymentBehavior !== 'default_incomplete') {
    if (!method)
      throw invalid(
        'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
        undefined,
        'resource_missing',
      );
    const code = declineCode(account, method, plan.isHolderPresent);
    if (code && plan.paymentBehavior === 'error_if_incomplete') throw cardDeclined(code);
  }
  subscription.latest_invoice = invoice.id;
  account.subscriptions.set(subscription.id, subscription);
  account.emit('customer.subscription.created', subscription);
  createInvoice(account, invoice);
  finalizeInvoice(account, invoice);
  if (invoice.status === 'open' && plan.paymentBehavior !== 'default_incomplete')
    payInvoice(account, invoice, { isHolderPresent: plan.isHolderPresent });
  return subscription;
}
