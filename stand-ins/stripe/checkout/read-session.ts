// The rules by which Stripe refuses a session: https://docs.stripe.com/api/checkout/sessions/create
import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import type { ItemPlan } from '../billing/subscription.ts';
import { missingMethodOf } from '../billing/subscriptions.ts';
import { priceOf } from '../catalogue/prices.ts';
import { invalid, missingParam } from '../http/errors.ts';
import { flag, integer, metadata, object, objects, oneOf, type Params, text } from '../http/params.ts';
import type { Checkout } from './checkout.ts';

export function readItems(account: Account, params: Params, mode: string): ItemPlan[] {
  const sent = objects(params, 'line_items');
  if (!sent || sent.length === 0) throw missingParam('line_items');
  const items = sent.map((item, index) => {
    const id = text(item, 'price');
    if (!id) throw missingParam(`line_items[${index}][price]`);
    const price = priceOf(account, id, `line_items[${index}][price]`);
    if (!price.active)
      throw invalid(
        `The price specified is inactive. This field only accepts active prices.`,
        `line_items[${index}][price]`,
      );
    return { price, quantity: integer(item, 'quantity') ?? 1 };
  });
  const hasRecurring = items.some(({ price }) => price.recurring);
  if (mode === 'subscription' && !hasRecurring)
    throw invalid('You must provide at least one recurring price in `subscription` mode when using prices.', 'mode');
  if (mode === 'payment' && hasRecurring)
    throw invalid(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      'mode',
    );
  return items;
}

/** An existing customer is only changed by the page if the request allows it. */
export function checkCustomer(customer: Stripe.Customer | null, params: Params) {
  if (!customer) {
    if (params.customer_update !== undefined)
      throw invalid('`customer_update` can only be used with `customer`.', 'customer_update');
    return;
  }
  const update = object(params, 'customer_update') ?? {};
  const isTaxed = flag(object(params, 'automatic_tax') ?? {}, 'enabled');
  const collectsId = flag(object(params, 'tax_id_collection') ?? {}, 'enabled');
  if (collectsId && text(update, 'name') !== 'auto')
    throw invalid(
      'Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.',
      'tax_id_collection[enabled]',
    );
  if (isTaxed && !customer.address?.country && text(update, 'address') !== 'auto')
    throw invalid(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      'automatic_tax[enabled]',
      'customer_tax_location_invalid',
    );
}

const dataOf = (params: Params | undefined) => ({
  metadata: metadata(params ?? {}),
  description: (params && text(params, 'description')) ?? null,
});

export function readCheckout(account: Account, params: Params, items: ItemPlan[]): Omit<Checkout, 'lineItems'> {
  const update = object(params, 'customer_update') ?? {};
  const data = object(params, 'subscription_data');
  const trialEnd = data ? (integer(data, 'trial_end') ?? null) : null;
  if (trialEnd !== null && trialEnd < account.now() + 2 * 86_400)
    throw invalid('The `trial_end` date has to be at least 2 days in the future.', 'subscription_data[trial_end]');
  return {
    items,
    saves: { address: text(update, 'address') === 'auto', name: text(update, 'name') === 'auto' },
    subscription: {
      ...dataOf(data),
      trialDays: data ? (integer(data, 'trial_period_days') ?? null) : null,
      trialEnd,
      missingMethod: missingMethodOf(data),
      billingMode: oneOf(object(data ?? {}, 'billing_mode') ?? {}, 'type', ['classic', 'flexible']) ?? 'flexible',
    },
    payment: dataOf(object(params, 'payment_intent_data')),
    invoice: dataOf(object(object(params, 'invoice_creation') ?? {}, 'invoice_data')),
  };
}
