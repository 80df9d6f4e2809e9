// Stripe Tax as far as a seller of software in the EU meets it: https://docs.stripe.com/tax/zero-tax, .../tax/supported-countries/european-union
import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { taxIdsOf } from '../customers/tax-ids.ts';
import { newId } from '../ids.ts';

/** Standard rates in percent, 2026. */
const euRates = new Map<string, number>([
  ['AT', 20],
  ['BE', 21],
  ['BG', 20],
  ['CY', 19],
  ['CZ', 21],
  ['DE', 19],
  ['DK', 25],
  ['EE', 24],
  ['ES', 21],
  ['FI', 25.5],
  ['FR', 20],
  ['GR', 24],
  ['HR', 25],
  ['HU', 27],
  ['IE', 23],
  ['IT', 22],
  ['LT', 21],
  ['LU', 17],
  ['LV', 21],
  ['MT', 18],
  ['NL', 21],
  ['PL', 23],
  ['PT', 23],
  ['RO', 21],
  ['SE', 25],
  ['SI', 22],
  ['SK', 23],
]);

type Reason = 'standard_rated' | 'reverse_charge' | 'not_collecting' | 'customer_exempt';

interface Rule {
  percentage: number;
  reason: Reason;
  country: string;
}

/** What of a customer decides about tax; a preview may name it without a customer. */
export interface Taxed {
  country: string | null;
  hasVatId: boolean;
  isExempt: boolean;
}

export const taxedAs = (account: Account, customer: Stripe.Customer): Taxed => ({
  country: customer.address?.country ?? null,
  hasVatId: taxIdsOf(account, customer.id).some(({ type }) => type === 'eu_vat'),
  isExempt: customer.tax_exempt === 'exempt',
});

/** Null: without a country nothing can be said. */
function ruleFor(account: Account, { country, hasVatId, isExempt }: Taxed): Rule | null {
  if (!country) return null;
  const percentage = euRates.get(country);
  if (isExempt) return { percentage: 0, reason: 'customer_exempt', country };
  if (percentage === undefined) return { percentage: 0, reason: 'not_collecting', country };
  if (hasVatId && country !== account.settings.country) return { percentage: 0, reason: 'reverse_charge', country };
  return { percentage, reason: 'standard_rated', country };
}

function rateFor(account: Account, { percentage, country }: Rule): Stripe.TaxRate {
  const known = [...account.taxRates.values()].find(
    (rate) => rate.country === country && rate.percentage === percentage,
  );
  if (known) return known;
  const rate: Stripe.TaxRate = {
    id: newId('txr'),
    object: 'tax_rate',
    active: false,
    country,
    created: account.now(),
    description: null,
    display_name: 'VAT',
    effective_percentage: percentage,
    flat_amount: null,
    inclusive: false,
    jurisdiction: country,
    jurisdiction_level: 'country',
    livemode: false,
    metadata: {},
    percentage,
    rate_type: 'percentage',
    state: null,
    tax_type: 'vat',
  };
  account.taxRates.set(rate.id, rate);
  return rate;
}

/** Half a cent away from zero, so that a credit takes back exactly what was charged. */
const rounded = (amount: number) => Math.sign(amount) * Math.round(Math.abs(amount));

/** Of one line. Null: the customer's place is not known. */
export function taxOf(
  account: Account,
  taxed: Taxed,
  amount: number,
  behavior: Stripe.Price.TaxBehavior | null,
): Stripe.InvoiceLineItem.Tax | null {
  const rule = ruleFor(account, taxed);
  if (!rule) return null;
  const isInclusive = behavior === 'inclusive';
  const share = rule.percentage / 100;
  const tax = rounded(isInclusive ? amount - amount / (1 + share) : amount * share);
  const isRated = rule.reason === 'standard_rated' || rule.reason === 'reverse_charge';
  return {
    // Minus zero would be a number that JSON changes.
    amount: tax || 0,
    tax_behavior: isInclusive ? 'inclusive' : 'exclusive',
    tax_rate_details: isRated ? { tax_rate: rateFor(account, rule).id } : null,
    taxability_reason: rule.reason,
    taxable_amount: rule.reason === 'standard_rated' ? (isInclusive ? amount - tax : amount) : 0,
    type: 'tax_rate_details',
  };
}
