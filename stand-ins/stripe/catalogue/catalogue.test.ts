import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { creditBundles } from '../../../src/domain/billing/credit-bundles.ts';
import { plans } from '../../../src/domain/billing/plan-table.ts';
import { createStripeTest } from '../stripe.fixture.ts';

const PER_REQUEST = 10;

/** Every price there has to be, by its lookup key. */
const wanted = [
  ...plans
    .filter(({ monthlyCents }) => monthlyCents > 0)
    .flatMap(({ id, monthlyCents, yearlyCents }) => [
      { key: `${id}-month`, product: id, cents: monthlyCents, interval: 'month' as const },
      { key: `${id}-year`, product: id, cents: yearlyCents, interval: 'year' as const },
    ]),
  ...creditBundles.map(({ id, cents }) => ({ key: id, product: id, cents, interval: null })),
];

/** As the product's command will do it: only what differs is written. */
async function ensure(stripe: Stripe, rows = wanted): Promise<number> {
  const keys = rows.map(({ key }) => key);
  const known: Stripe.Price[] = [];
  for (let start = 0; start < keys.length; start += PER_REQUEST)
    known.push(...(await stripe.prices.list({ lookup_keys: keys.slice(start, start + PER_REQUEST), limit: 100 })).data);
  let written = 0;
  const products = new Set((await stripe.products.list({ limit: 100 })).data.map(({ id }) => id));
  for (const { key, product, cents, interval } of rows) {
    const before = known.find(({ lookup_key }) => lookup_key === key);
    if (before?.unit_amount === cents) continue;
    if (!products.has(product)) await stripe.products.create({ id: product, name: product });
    products.add(product);
    await stripe.prices.create({
      product,
      currency: 'eur',
      unit_amount: cents,
      tax_behavior: 'exclusive',
      lookup_key: key,
      transfer_lookup_key: true,
      ...(interval ? { recurring: { interval } } : {}),
    });
    if (before) await stripe.prices.update(before.id, { active: false });
    written++;
  }
  return written;
}

test('the whole catalogue is made once, and a second run writes nothing', async () => {
  const { stripe, newEvents } = await createStripeTest();
  expect(await ensure(stripe)).toBe(14 * 2 + creditBundles.length);
  newEvents();
  expect(await ensure(stripe)).toBe(0);
  expect(newEvents()).toEqual([]);
});

test('another amount is another price, to which the lookup key moves', async () => {
  const { stripe, prices } = await createStripeTest();
  const before = await stripe.prices.update(prices.small.id, { lookup_key: 'starter-100-month' });
  const next = { product: String(before.product), currency: 'eur', unit_amount: 1000, lookup_key: 'starter-100-month' };
  await expect(stripe.prices.create(next)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    param: 'lookup_key',
  });
  const after = await stripe.prices.create({ ...next, transfer_lookup_key: true });
  expect((await stripe.prices.retrieve(before.id)).lookup_key).toBeNull();
  expect((await stripe.prices.list({ lookup_keys: ['starter-100-month'] })).data.map(({ id }) => id)).toEqual([
    after.id,
  ]);
});

test('prices are exclusive of tax for good, and archived ones cannot be bought', async () => {
  const { stripe, prices } = await createStripeTest();
  expect(prices.small).toMatchObject({ tax_behavior: 'exclusive', type: 'recurring', unit_amount: 900 });
  expect(String(prices.small.unit_amount_decimal)).toBe('900');
  await expect(stripe.prices.update(prices.small.id, { tax_behavior: 'inclusive' })).rejects.toThrow(
    'cannot be changed',
  );
  await stripe.prices.update(prices.small.id, { active: false });
  const session = stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: prices.small.id, quantity: 1 }],
    success_url: 'https://linkbild.test',
  });
  await expect(session).rejects.toThrow('inactive');
});
