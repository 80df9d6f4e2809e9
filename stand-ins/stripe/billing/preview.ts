// https://docs.stripe.com/api/invoices/create_preview: what would be charged, without charging it.
import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { priceOf } from '../catalogue/prices.ts';
import { customerOf } from '../customers/customers.ts';
import { readVatNumber } from '../customers/vat-number.ts';
import { invalid } from '../http/errors.ts';
import { flag, integer, object, objects, oneOf, type Params, required, text } from '../http/params.ts';
import { planChange } from './change-plan.ts';
import { buildInvoice } from './invoice.ts';
import { type DraftLine, fullLine } from './lines.ts';
import { periodFrom } from './period.ts';
import { subscriptionById, trialEndOf } from './subscriptions.ts';
import type { Taxed } from './tax.ts';
import { prorationBehaviors, prorationDate, startsAnew } from './update-subscription.ts';

const noneUpcoming = () => invalid('No upcoming invoices for customer', undefined, 'invoice_upcoming_none');

/** `customer_details` stand in for a customer that does not exist yet. */
function taxedOf(params: Params | undefined): Taxed | undefined {
  if (!params) return undefined;
  const vatIds = (objects(params, 'tax_ids') ?? []).map((id) => readVatNumber(required(id, 'value')));
  if (vatIds.includes(null)) throw invalid('Invalid value for eu_vat.', 'customer_details[tax_ids]', 'tax_id_invalid');
  return {
    country: text(object(params, 'address') ?? {}, 'country') ?? null,
    hasVatId: vatIds.length > 0,
    isExempt: text(params, 'tax_exempt') === 'exempt',
  };
}

function previewOfNew(account: Account, params: Params): Stripe.Invoice {
  const details = object(params, 'subscription_details') ?? {};
  const customerId = text(params, 'customer');
  const taxed = taxedOf(object(params, 'customer_details'));
  const trialEnd = trialEndOf(account, details);
  const lines = (objects(details, 'items') ?? []).map((item, index): DraftLine => {
    const price = priceOf(account, required(item, 'price'), `subscription_details[items][${index}][price]`);
    const now = account.now();
    const period = trialEnd ? { start: now, end: trialEnd } : periodFrom(now, now, price.recurring);
    return fullLine(account, price, integer(item, 'quantity') ?? 1, period, 'si_preview', trialEnd !== null);
  });
  if (lines.length === 0) throw noneUpcoming();
  return buildInvoice(account, {
    customer: customerId ? customerOf(account, customerId, 'customer') : null,
    subscription: null,
    reason: 'upcoming',
    lines,
    currency: lines[0]?.price.currency ?? 'eur',
    isTaxed: flag(object(params, 'automatic_tax') ?? {}, 'enabled') ?? false,
    ...(taxed ? { taxed } : {}),
    idPrefix: 'upcoming_in',
  });
}

export function previewInvoice(account: Account, params: Params): Stripe.Invoice {
  const id = text(params, 'subscription');
  if (!id) return previewOfNew(account, params);
  const subscription = subscriptionById(account, id, 'subscription');
  const details = object(params, 'subscription_details') ?? {};
  const behavior = oneOf(details, 'proration_behavior', prorationBehaviors) ?? 'create_prorations';
  const at = prorationDate(account, details, subscription);
  const isReset = text(details, 'trial_end') === 'now' || startsAnew(details);
  const sent = objects(details, 'items') ?? [];
  const plan = planChange(account, subscription, sent, { behavior, at, isReset });
  const waiting = account.pending.get(id) ?? [];
  const isNow = plan.isReset || (behavior === 'always_invoice' && plan.lines.length > 0);
  const ends = subscription.cancel_at !== null && flag(details, 'cancel_at_period_end') !== false;
  if (subscription.status === 'canceled' || (!isNow && ends)) throw noneUpcoming();
  const next = periodFrom(plan.period.end, subscription.billing_cycle_anchor, plan.items[0]?.price.recurring ?? null);
  const renewal = plan.items.map((item) => fullLine(account, item.price, item.quantity ?? 1, next, item.id));
  return buildInvoice(account, {
    customer: customerOf(account, String(subscription.customer)),
    subscription,
    reason: 'upcoming',
    lines: [...waiting, ...plan.lines, ...(isNow ? [] : renewal)],
    currency: subscription.currency,
    isTaxed: flag(object(params, 'automatic_tax') ?? {}, 'enabled') ?? subscription.automatic_tax.enabled,
    prorationDate: at,
    idPrefix: 'upcoming_in',
  });
}
