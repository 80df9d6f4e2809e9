import type Stripe from 'stripe';
import type { StripeClient } from '#io/stripe/stripe.ts';

/** Null: `npm run stripe:prices` has not been run yet. */
export async function findPrice({ api }: StripeClient, key: string): Promise<Stripe.Price | null> {
  const { data } = await api.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  return data[0] ?? null;
}
