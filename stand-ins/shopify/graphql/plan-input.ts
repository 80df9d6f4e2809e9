// What an app sends for a new subscription, and what Shopify refuses of it.
import type { Shop } from '../shop/shop.ts';
import type { AppSubscription, LineItem, Money } from './billing.ts';

interface PlanInput {
  plan: {
    appRecurringPricingDetails?: { price: Money; interval?: 'EVERY_30_DAYS' | 'ANNUAL' | null } | null;
    appUsagePricingDetails?: { cappedAmount: Money; terms: string } | null;
  };
}
export interface CreateArgs {
  name: string;
  returnUrl: string;
  lineItems: PlanInput[];
  test?: boolean | null;
  trialDays?: number | null;
  replacementBehavior: AppSubscription['replacementBehavior'];
}

export const money = ({ amount, currencyCode }: Money): Money => ({ amount: Number(amount).toFixed(2), currencyCode });

export function readPlan({ plan }: PlanInput, id: number): LineItem | null {
  if (plan.appRecurringPricingDetails)
    return {
      id,
      pricing: {
        kind: 'recurring',
        price: money(plan.appRecurringPricingDetails.price),
        interval: plan.appRecurringPricingDetails.interval ?? 'EVERY_30_DAYS',
      },
    };
  if (plan.appUsagePricingDetails)
    return {
      id,
      pricing: {
        kind: 'usage',
        cappedAmount: money(plan.appUsagePricingDetails.cappedAmount),
        terms: plan.appUsagePricingDetails.terms,
        records: [],
      },
    };
  return null;
}

const currencyOf = ({ plan }: PlanInput) =>
  (plan.appRecurringPricingDetails?.price ?? plan.appUsagePricingDetails?.cappedAmount)?.currencyCode ?? '';

/** https://shopify.dev/docs/apps/launch/billing#supported-currencies: US dollars, or what the merchant pays Shopify in. */
const isBilledIn = (currency: string, { details }: Shop) => currency === 'USD' || currency === details.billingCurrency;

export function createProblem({ lineItems, name, returnUrl, trialDays }: CreateArgs, shop: Shop) {
  const kinds = lineItems.map(({ plan }) => (plan.appRecurringPricingDetails ? 'recurring' : 'usage'));
  const prices = lineItems.map(({ plan }) =>
    Number(plan.appRecurringPricingDetails?.price.amount ?? plan.appUsagePricingDetails?.cappedAmount.amount ?? 0),
  );
  if (!name) return { field: ['name'], message: "Name can't be blank" };
  if (!/^https?:/.test(returnUrl)) return { field: ['returnUrl'], message: 'Return url is invalid' };
  if (lineItems.length === 0 || new Set(kinds).size !== kinds.length)
    return { field: ['lineItems'], message: 'Line items must have at most one plan of each type' };
  const currencies = lineItems.map(currencyOf);
  if (new Set(currencies).size > 1 || !currencies.every((currency) => isBilledIn(currency, shop)))
    return {
      field: ['lineItems'],
      message: `Currency must be USD or ${shop.details.billingCurrency} on every line item`,
    };
  if (prices.some((price) => price <= 0)) return { field: ['lineItems'], message: 'Price must be greater than 0' };
  if ((trialDays ?? 0) < 0 || (trialDays ?? 0) > 1000)
    return { field: ['trialDays'], message: 'Trial days must be between 0 and 1000' };
  return null;
}
