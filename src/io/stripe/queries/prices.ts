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

/** Null: `npm run stripe:prices` has not been run yet. */
export async function findPrice({ api }: StripeClient, key: string): Promise<Stripe.Price | null> {
  const { data } = await api.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  return data[0] ?? null;
}

interface Wanted {
  /** Our own id of the product, by which it is found again. */
  productId: string;
  name: string;
  key: string;
  cents: number;
  interval: 'month' | 'year' | null;
  metadata: Record<string, string>;
}

/** Stripe's tax code for business software used over the network (SaaS). */
const TAX_CODE = 'txcd_10103001';

async function findProduct({ api }: StripeClient, id: string): Promise<Stripe.Product | null> {
  const { data } = await api.products.list({ ids: [id], limit: 1 });
  return data[0] ?? null;
}

export async function saveProduct(
  stripe: StripeClient,
  { productId, name }: Pick<Wanted, 'productId' | 'name'>,
): Promise<'made' | 'updated' | 'as it was'> {
  const known = await findProduct(stripe, productId);
  if (!known) {
    await stripe.api.products.create({ id: productId, name, tax_code: TAX_CODE });
    return 'made';
  }
  if (known.name === name && known.active) return 'as it was';
  await stripe.api.products.update(productId, { name, active: true });
  return 'updated';
}

/**
 * Amounts of prices cannot change at Stripe: a new price takes over the lookup key, and existing subscribers keep the
 * old one.
 */
export async function savePrice(stripe: StripeClient, wanted: Wanted): Promise<'made' | 'replaced' | 'as it was'> {
  const { data } = await stripe.api.prices.list({ lookup_keys: [wanted.key], active: true, limit: 1 });
  const [known] = data;
  if (known && isSame(known, wanted)) return 'as it was';
  await stripe.api.prices.create({
    product: wanted.productId,
    currency: 'eur',
    unit_amount: wanted.cents,
    tax_behavior: 'exclusive',
    lookup_key: wanted.key,
    metadata: wanted.metadata,
    ...(wanted.interval ? { recurring: { interval: wanted.interval } } : {}),
    ...(known ? { transfer_lookup_key: true } : {}),
  });
  if (known) await stripe.api.prices.update(known.id, { active: false });
  return known ? 'replaced' : 'made';
}

const isSame = (price: Stripe.Price, { cents, interval }: Wanted) =>
  price.unit_amount === cents &&
  price.currency === 'eur' &&
  price.tax_behavior === 'exclusive' &&
  (price.recurring?.interval ?? null) === interval;
