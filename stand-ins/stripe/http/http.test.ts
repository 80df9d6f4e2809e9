import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { API_VERSION } from '../account.ts';
import { clientFor, createStripeTest } from '../stripe.fixture.ts';
import { readParams } from './params.ts';

test('reads nested parameters, and names from outside mean nothing', () => {
  const params = readParams('items[0][price]=a&items[1][price]=b&metadata[x]=1&expand[]=c&expand[]=d&__proto__[x]=1');
  expect(params.items).toMatchObject([{ price: 'a' }, { price: 'b' }]);
  expect(params.metadata).toMatchObject({ x: '1' });
  expect(params.expand).toEqual(['c', 'd']);
  expect(Object.hasOwn({}, 'x')).toBe(false);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test('answers as the version that the client was made for, and no other', async () => {
  const { stripe } = await createStripeTest();
  const { lastResponse } = await stripe.products.list();
  expect(lastResponse).toMatchObject({ apiVersion: API_VERSION, statusCode: 200 });
  expect(lastResponse.requestId).toMatch(/^req_\w{14}$/);
  const old = stripe.products.list({}, { apiVersion: '2024-06-20' });
  await expect(old).rejects.toThrow('Invalid Stripe API version');
});

test('refuses a wrong key without showing it, takes Basic too', async () => {
  const { standIn } = await createStripeTest();
  const wrong = clientFor(standIn, 'sk_test_secret_of_somebody').customers.list();
  await expect(wrong).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  await expect(wrong).rejects.not.toThrow('secret_of');
  expect((await fetch(`${standIn.url}/v1/customers`)).status).toBe(401);
  const authorization = `Basic ${Buffer.from(`${standIn.settings.secretKey}:`).toString('base64')}`;
  expect((await fetch(`${standIn.url}/v1/customers`, { headers: { authorization } })).status).toBe(200);
});

test('says what is missing, unknown or not there in Stripe’s shape', async () => {
  const { stripe } = await createStripeTest();
  await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'id',
    message: "No such customer: 'cus_none'",
  });
  await expect(stripe.subscriptions.create({ customer: 'cus_none', items: [{ price: 'x' }] })).rejects.toMatchObject({
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
  expect((await stripe.customers.list()).data.map((row) => row.id)).toEqual([id]);
  expect(newEvents()).toEqual(['customer.created']);
});

test.each([
  [429, 'StripeRateLimitError'],
  [500, 'StripeAPIError'],
  [503, 'StripeAPIError'],
])('fails with %d as often as it is told', async (status, type) => {
  const { standIn, stripe } = await createStripeTest();
  standIn.faults.add({ with: status, times: 2, to: 'GET /v1/prices' });
  for (const _ of [1, 2]) await expect(stripe.prices.list()).rejects.toMatchObject({ type, statusCode: status });
  expect((await stripe.prices.list()).data).toHaveLength(4);
});

test('lists are newest first, in pages, and all are reached', async () => {
  const { stripe } = await createStripeTest();
  const ids: string[] = [];
  for (let count = 0; count < 7; count++) ids.unshift((await stripe.customers.create({})).id);
  const first = await stripe.customers.list({ limit: 3 });
  expect(first.has_more).toBe(true);
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 3));
  const all = await stripe.customers.list({ limit: 3 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(ids);
  const last = await stripe.customers.list({ limit: 3, starting_after: ids[3] ?? '' });
  expect(last).toMatchObject({ has_more: false, data: ids.slice(4).map((id) => ({ id })) });
  await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
});

test('customers are found by their metadata, which is changed key by key', async () => {
  const { stripe } = await createStripeTest();
  const { id } = await stripe.customers.create({ metadata: { project: '7', plan: 'a' }, preferred_locales: ['de'] });
  await stripe.customers.create({ metadata: { project: '8' } });
  const found = await stripe.customers.search({ query: "metadata['project']:'7'" });
  expect(found.data.map((row) => row.id)).toEqual([id]);
  const changed = await stripe.customers.update(id, { metadata: { plan: '' }, address: { country: 'DE' } });
  expect(changed).toMatchObject({ metadata: { project: '7' }, preferred_locales: ['de'], address: { country: 'DE' } });
});

test('expands references and lists on request', async () => {
  const { stripe, buy } = await createStripeTest();
  const { subscriptionId } = await buy();
  const subscription = await stripe.subscriptions.retrieve(subscriptionId, {
    expand: ['latest_invoice.payments', 'customer.tax_ids', 'items.data.price.product'],
  });
  expect(subscription.latest_invoice).toMatchObject({ object: 'invoice', payments: { data: [{ status: 'paid' }] } });
  expect(subscription.items.data[0]?.price.product).toMatchObject({ name: 'Starter 100' });
  const wrong = stripe.subscriptions.retrieve(subscriptionId, { expand: ['nothing'] });
  await expect(wrong).rejects.toThrow('This property cannot be expanded (nothing).');
});
