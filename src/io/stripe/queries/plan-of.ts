import type Stripe from 'stripe';
import type { BillingPeriod } from '#domain/billing/plan.ts';
import { planOfPriceKey, planPriceKey } from '#domain/billing/stripe.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';

export interface BoughtPlan {
  planId: string;
  period: BillingPeriod;
}

/** Metadata of prices, sessions and subscriptions, which identifies the plan. */
export const planMetadata = ({ planId, period }: BoughtPlan) => ({ plan: planId, period });

const planOfMetadata = (metadata: Stripe.Metadata | null | undefined): BoughtPlan | null =>
  planOfPriceKey(planPriceKey(metadata?.plan ?? '', metadata?.period as BillingPeriod, 'en'));

/** When we change an amount, the lookup key moves to the new price, but the old one keeps its metadata. */
export const planOfPrice = (price: Stripe.Price): BoughtPlan | null =>
  planOfPriceKey(price.lookup_key ?? '') ?? planOfMetadata(price.metadata);

/** The same by id, because invoices only have the price's id. */
export async function planOfPriceId({ api, planOfPrice: known }: StripeClient, id: string): Promise<BoughtPlan | null> {
  const held = known.get(id);
  if (held !== undefined) return held;
  const plan = planOfPrice(await api.prices.retrieve(id));
  known.set(id, plan);
  return plan;
}
