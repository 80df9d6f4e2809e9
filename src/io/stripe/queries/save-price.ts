import type Stripe from 'stripe';
import type { StripeClient } from '#io/stripe/stripe.ts';

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
