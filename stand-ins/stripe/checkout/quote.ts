import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { buildInvoice } from '../billing/invoice.ts';
import { fullLine } from '../billing/lines.ts';
import { taxIdsOf } from '../customers/tax-ids.ts';
import { readVatNumber } from '../customers/vat-number.ts';

/** What the page will charge, for the address and the VAT number entered so far. Null: no country, so no tax. */
export function quoteSession(
  account: Account,
  session: Stripe.Checkout.Session,
  entered: { address: Stripe.Address; vatId: string },
): Stripe.Invoice | null {
  const checkout = account.checkouts.get(session.id);
  const customer = account.customers.get(String(session.customer)) ?? null;
  const saved = checkout?.saves.address ? null : (customer?.address?.country ?? null);
  const country = saved ?? (entered.address.country || (customer?.address?.country ?? null));
  if (!checkout || (session.automatic_tax.enabled && !country)) return null;
  const isTrial = checkout.subscription.trialDays !== null || checkout.subscription.trialEnd !== null;
  const now = account.now();
  const hasOwn = customer !== null && taxIdsOf(account, customer.id).length > 0;
  return buildInvoice(account, {
    customer,
    subscription: null,
    reason: 'manual',
    lines: checkout.items.map(({ price, quantity }) =>
      fullLine(account, price, quantity, { start: now, end: now }, null, isTrial && price.recurring !== null),
    ),
    currency: session.currency ?? 'eur',
    isTaxed: session.automatic_tax.enabled,
    taxed: {
      country,
      hasVatId: hasOwn || (session.tax_id_collection?.enabled === true && readVatNumber(entered.vatId) !== null),
      isExempt: customer?.tax_exempt === 'exempt',
    },
  });
}
