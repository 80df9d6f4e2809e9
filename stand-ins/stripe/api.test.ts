import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { API_VERSION } from './account.ts';
import { readParams } from './params.ts';
import { createStripeTest } from './stripe.fixture.ts';

test('reads nested parameters, and names from outside mean nothing', () => {
  const params = readParams('items[0][price]=a&items[1][price]=b&metadata[x]=1&expand[]=c&expand[]=d&__proto__[x]=1');
  expect(params.items).toMatchObject([{ price: 'a' }, { price: 'b' }]);
  expect(params.metadata).toMatchObject({ x: '1' });
  expect(params.expand).toEqual(['c', 'd']);
  expect(Object.hasOwn({}, 'x')).toBe(false);
});

test('answers as the version that the client was made for, and no other', async () => {
  const { stripe } = await createStripeTest();
  const { lastResponse } = await stripe.products.list();
  expect(lastResponse).toMatchObject({ apiVersion: API_VERSION, statusCode: 200 });
  expect(lastResponse.requestId).toMatch(/^req_\w{14}$/);
  const old = stripe.products.list({}, { apiVersion: '2024-06-20' });
  await expect(old).rejects.toThrow('Invalid Stripe API version');
});

test('refuses a wrong key without showing it', async () => {
  const { standIn, clientWith } = await createStripeTest();
  const wrong = clientWith('sk_test_secret_of_somebody').prices.list();
  await expect(wrong).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  await expect(wrong).rejects.not.toThrow('secret_of');
  expect((await fetch(`${standIn.url}/v1/prices`)).status).toBe(401);
});

test('says what is missing, unknown or not there in Stripe’s shape', async () => {
  const { stripe, buy } = await createStripeTest();
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
    message: "No such customer: 'cus_none'",
  });
  await expect(buy({ customer: 'cus_none' })).rejects.toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'customer',
  });
  await expect(stripe.products.create({ name: '' })).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'name',
  });
  const unknown = stripe.products.create({ name: 'x', colour: 'red' } as Stripe.ProductCreateParams);
  await expect(unknown).rejects.toMatchObject({ code: 'parameter_unknown', param: 'colour' });
  await expect(stripe.prices.list({ expand: ['nothing'] })).rejects.toThrow('cannot be expanded (nothing)');
  await expect(stripe.rawRequest('GET', '/v1/nothing')).rejects.toMatchObject({ statusCode: 404 });
});

test('gives the same answer to the same idempotency key, and none to other parameters', async () => {
  const { stripe, newEvents } = await createStripeTest();
  const key = { idempotencyKey: 'once' };
  const first = await stripe.customers.create({ email: 'a@halm.test' }, key);
  const second = await stripe.customers.create({ email: 'a@halm.test' }, key);
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(newEvents()).toEqual(['customer.created']);
  const other = stripe.customers.create({ email: 'b@halm.test' }, key);
  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test('a lost answer is given again to the same key, so that nothing happens twice', async () => {
  const { standIn, stripe, newEvents } = await createStripeTest();
  // Twice: the client itself tries once more when a connection that it kept open was closed.
  standIn.faults.add({ with: 'drop', to: 'POST /v1/customers', isDone: true, times: 2 });
  const ask = () => stripe.customers.create({ email: 'a@halm.test' }, { idempotencyKey: 'again' });
  await expect(ask()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  const { id } = await ask();
  expect([...standIn.account.customers.keys()]).toEqual([id]);
  expect(newEvents()).toEqual(['customer.created']);
});

test.each([
  [429, 'StripeRateLimitError'],
  [503, 'StripeAPIError'],
])('fails with %d as often as it is told', async (status, type) => {
  const { standIn, stripe } = await createStripeTest();
  standIn.faults.add({ with: status, times: 2, to: 'GET /v1/prices' });
  for (const _ of [1, 2]) await expect(stripe.prices.list()).rejects.toMatchObject({ type, statusCode: status });
  expect((await stripe.prices.list()).data).toHaveLength(4);
});

test('lists are newest first, in pages, and all are reached', async () => {
  const { stripe } = await createStripeTest();
  const ids: string[] = (await stripe.products.list()).data.map(({ id }) => id);
  for (let count = 0; count < 3; count++) ids.unshift((await stripe.products.create({ name: 'x' })).id);
  const first = await stripe.products.list({ limit: 3 });
  expect(first.has_more).toBe(true);
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 3));
  const all = await stripe.products.list({ limit: 3 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(ids);
  await expect(stripe.products.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
});

test('another amount is another price, to which the lookup key moves', async () => {
  const { stripe, prices, buy } = await createStripeTest();
  const price = {
    product: String(prices.small.product),
    currency: 'eur',
    unit_amount: 1000,
    tax_behavior: 'exclusive',
    lookup_key: 'starter-100-month',
  } as const;
  const before = await stripe.prices.create(price);
  await expect(stripe.prices.create(price)).rejects.toMatchObject({ param: 'lookup_key' });
  const after = await stripe.prices.create({ ...price, transfer_lookup_key: true });
  expect((await stripe.prices.retrieve(before.id)).lookup_key).toBeNull();
  expect((await stripe.prices.list({ lookup_keys: [price.lookup_key] })).data.map(({ id }) => id)).toEqual([after.id]);
  await stripe.prices.update(prices.small.id, { active: false });
  await expect(buy()).rejects.toThrow('inactive');
});
