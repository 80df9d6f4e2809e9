import { type BillingPeriod, centsOf, type Plan } from '#domain/billing/plan.ts';

/** Currencies that we have prices in: the figures are the same (docs/decisions/078-charges-in-the-merchants-currency.md). */
export type ChargeCurrency = 'EUR' | 'USD';

/** Shopify takes charges in the currency that the merchant pays Shopify in, or in US dollars, and in no other. */
export const chargeCurrency = (billing: string): ChargeCurrency => (billing === 'EUR' ? 'EUR' : 'USD');

export interface Chosen {
  plan: Plan;
  period: BillingPeriod;
}

export type Replacement = 'STANDARD' | 'APPLY_IMMEDIATELY' | 'APPLY_ON_NEXT_BILLING_CYCLE';

/**
 * When a chosen plan begins. More is there at once, and Shopify credits what is left of the period; less begins when
 * what was paid for is used up.
 */
export function replacementOf(current: Chosen | null, wanted: Chosen): Replacement {
  if (!current) return 'STANDARD';
  if (current.period !== wanted.period)
    return wanted.period === 'yearly' ? 'APPLY_IMMEDIATELY' : 'APPLY_ON_NEXT_BILLING_CYCLE';
  const isMore = centsOf(wanted.plan, wanted.period) > centsOf(current.plan, current.period);
  return isMore ? 'APPLY_IMMEDIATELY' : 'APPLY_ON_NEXT_BILLING_CYCLE';
}
