import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { shopifyWebhooks } from '#io/db/schema/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createShopify } from '#io/shopify/shopify.ts';
import { createTestApi } from '../../../test/api.ts';

const settings = { apiKey: 'app-key', apiSecret: 'app-secret', standInUrl: null };
const safeFetch = createSafeFetch({ allowedPrivateHosts: [] });
const shopify = createShopify(settings, { safeFetch, userAgent: 'test', now: () => new Date() });
const { io, request } = await createTestApi({ shopify });
let delivery = 0;

interface Sent {
  body?: string;
  secret?: string;
  headers?: Record<string, string>;
}

function send({ body = '{"id":1}', secret = 'app-secret', headers = {} }: Sent = {}) {
  delivery += 1;
  return request('/shopify/webhooks', {
    method: 'POST',
    body,
    headers: {
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
      'x-shopify-topic': 'products/update',
      'x-shopify-shop-domain': 'halm.myshopify.com',
      'x-shopify-webhook-id': `delivery-${delivery}`,
      'x-shopify-api-version': '2026-10',
      'x-shopify-triggered-at': '2026-11-16T10:00:00Z',
      ...headers,
    },
  });
}
const stored = async () => (await io.db.select({ id: shopifyWebhooks.id }).from(shopifyWebhooks)).length;

test('a signed webhook is written down once, however often it is delivered', async () => {
  const headers = { 'x-shopify-webhook-id': 'delivery-twice' };
  expect((await send({ headers })).status).toBe(200);
  expect((await send({ headers })).status).toBe(200);
  expect(await stored()).toBe(1);
});

test.each([
  ['a wrong secret', { secret: 'another' }, 401],
  ['no signature', { headers: { 'x-shopify-hmac-sha256': '' } }, 401],
  ['a signature of other bytes', { headers: { 'x-shopify-hmac-sha256': 'AAAA' } }, 401],
  ['a shop that is none', { headers: { 'x-shopify-shop-domain': 'evil.com/.myshopify.com' } }, 400],
  ['no JSON', { body: 'hello' }, 400],
  ['no object', { body: '[]' }, 400],
  ['200,000 levels', { body: `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}` }, 400],
  ['200,000 levels without end', { body: '['.repeat(200_000) }, 400],
  ['a million values', { body: `{"a":[${'1,'.repeat(1_000_000)}1]}` }, 400],
  ['no id', { headers: { 'x-shopify-webhook-id': '' } }, 401],
  ['a topic that nobody subscribed', { headers: { 'x-shopify-topic': 'orders/create' } }, 200],
] satisfies [string, Sent, number][])('with %s nothing is stored', async (_, sent, status) => {
  const before = await stored();
  expect((await send(sent)).status).toBe(status);
  expect(await stored()).toBe(before);
});

test('the body is stored until the webhook is handled', async () => {
  await send({ body: '{"id":42,"title":"Vase \\u0000"}', headers: { 'x-shopify-webhook-id': 'delivery-body' } });
  const rows = await io.db.select().from(shopifyWebhooks);
  expect(rows.at(-1)).toMatchObject({ shop: 'halm.myshopify.com', topic: 'products/update', body: { id: 42 } });
});
