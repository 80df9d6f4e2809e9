// What people do in the portal, apart from how it looks.
import type Stripe from 'stripe';
import { type Account, change } from '../account.ts';
import { updateSubscription } from '../billing/update-subscription.ts';
import type { Card } from '../customers/cards.ts';
import { attachCard } from '../customers/payment-methods.ts';
import { addVatId, removeTaxId, taxIdsOf } from '../customers/tax-ids.ts';
import { readVatNumber } from '../customers/vat-number.ts';

export const runningOf = (account: Account, customer: string) =>
  [...account.subscriptions.values()].filter(
    (own) => own.customer === customer && !['canceled', 'incomplete_expired'].includes(own.status),
  );

/** The new card is the default of the customer, and of subscriptions that had one of their own. */
export function replaceCard(account: Account, customer: Stripe.Customer, card: Card) {
  const method = attachCard(account, customer, card);
  change(account, 'customer.updated', customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: method.id },
  });
  for (const subscription of runningOf(account, customer.id))
    if (subscription.default_payment_method)
      change(account, 'customer.subscription.updated', subscription, { default_payment_method: method.id });
}

export function endAtPeriod(account: Account, subscription: Stripe.Subscription) {
  const params: Record<string, string> =
    account.settings.portalCancels === 'cancel_at' ? { cancel_at: 'min_period_end' } : { cancel_at_period_end: 'true' };
  updateSubscription(account, subscription, params);
}

export const keepOn = (account: Account, subscription: Stripe.Subscription) =>
  updateSubscription(account, subscription, { cancel_at_period_end: 'false' });

/** False: not the form of a VAT number. */
export function changeDetails(
  account: Account,
  customer: Stripe.Customer,
  details: { name: string; address: Stripe.Address; vatId: string },
): boolean {
  const read = details.vatId ? readVatNumber(details.vatId) : null;
  if (details.vatId && !read) return false;
  change(account, 'customer.updated', customer, {
    name: details.name || (customer.name ?? null),
    address: details.address,
  });
  for (const taxId of taxIdsOf(account, customer.id)) if (taxId.value !== read?.value) removeTaxId(account, taxId);
  if (read) addVatId(account, customer, read.value);
  return true;
}
