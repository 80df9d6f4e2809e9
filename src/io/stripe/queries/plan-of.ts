import type Stripe from 'stripe';
import type { BillingPeriod } from '#domain/billing/plan.ts';
import { planOfPriceKey, planPriceKey } from '#domain/billing/price-key.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';

export interface BoughtPlan {
  planId: string;
  period: BillingPeriod;
}

/** What prices, sessions and subscriptions carry, so that they say what they are for. */
export const planMetadata = ({ planId, period }: BoughtPlan) => ({ plan: planId, period });

const planOfMetadata = (metadata: Stripe.Metadata | null | undefined): BoughtPlan | null =>
  planOfPriceKey(planPriceKey(metadata?.plan ?? '', metadata?.period as BillingPeriod));

/** A price whose amount we changed has lost its key to the new one, but not its metadata. */
export const planOfPrice = (price: Stripe.Price): BoughtPlan | null =>
  planOfPriceKey(price.lookup_key ?? '') ?? planOfMetadata(price.metadata);

/** The same by a price's id, of which invoices have nothing else. */
export async function planOfPriceId({ api, planOfPrice: known }: StripeClient, id: string): Promise<BoughtPlan | null> {
  const held = known.get(id);
  if (held !== undefined) return held;
  const plan = planOfPrice(await api.prices.retrieve(id));
  known.set(id, plan);
  return plan;
}
