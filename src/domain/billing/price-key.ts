import { type Language, languages } from '#domain/language.ts';
import { creditBundles } from './credit-bundles.ts';
import { type BillingPeriod, billingPeriods } from './plan.ts';
import { plans } from './plan-table.ts';

// The names by which prices are found at Stripe: they stay while amounts change.

/** A product at Stripe has one name, so each language has its own products and prices. */
const endings: Record<Language, string> = { en: '', de: '_de' };

export const planPriceKey = (planId: string, period: BillingPeriod, language: Language): string =>
  `linkbild_${planId}_${period}${endings[language]}`;
export const creditPriceKey = (bundleId: string, language: Language): string =>
  `linkbild_${bundleId}${endings[language]}`;
export const productKey = (id: string, language: Language): string => `linkbild_${id}${endings[language]}`;

const planOfKey = new Map(
  plans.flatMap(({ id }) =>
    billingPeriods.flatMap((period) =>
      languages.map((language) => [planPriceKey(id, period, language), { planId: id, period }] as const),
    ),
  ),
);

/** Which plan a price is for; null: not one of ours. */
export const planOfPriceKey = (key: string): { planId: string; period: BillingPeriod } | null =>
  planOfKey.get(key) ?? null;

export const bundleById = (id: string) => creditBundles.find((bundle) => bundle.id === id) ?? null;
