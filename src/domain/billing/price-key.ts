import { creditBundles } from './credit-bundles.ts';
import { type BillingPeriod, billingPeriods } from './plan.ts';
import { plans } from './plan-table.ts';

// The names by which prices are found at Stripe: they stay while amounts change.

export const planPriceKey = (planId: string, period: BillingPeriod): string => `linkbild_${planId}_${period}`;
export const creditPriceKey = (bundleId: string): string => `linkbild_${bundleId}`;

const planOfKey = new Map(
  plans.flatMap(({ id }) =>
    billingPeriods.map((period) => [planPriceKey(id, period), { planId: id, period }] as const),
  ),
);

/** Which plan a price is for; null: not one of ours. */
export const planOfPriceKey = (key: string): { planId: string; period: BillingPeriod } | null =>
  planOfKey.get(key) ?? null;

export const bundleById = (id: string) => creditBundles.find((bundle) => bundle.id === id) ?? null;
