import { expect, test } from 'vitest';
import { defaultApp } from '../../../stand-ins/shopify/app-config.ts';
import { badTokens, wrongShops } from '../../../stand-ins/shopify/auth/bad-tokens.ts';
import { sessionToken, signBody, signQuery } from '../../../stand-ins/shopify/auth/sign.ts';
import { createVerifier } from './verify-request.ts';

const { apiKey, apiSecret } = defaultApp;
const { readSessionToken, readSignedQuery, isSignedWebhook } = createVerifier({ apiKey, apiSecret, standInUrl: null });
const domain = 'halm.myshopify.com';
const now = new Date();
const timestamp = String(Math.floor(now.getTime() / 1000));

test('a session token of Shopify’s says which shop and who', async () => {
  const token = sessionToken(defaultApp, { domain, userId: 7, sid: 'sid' }, now);
  expect(await readSessionToken(token)).toEqual({ shop: domain, shopUserId: '7' });
});

test.each(badTokens({ app: defaultApp, domain, other: 'other.myshopify.com', now }))(
  'a session token with %s says nothing',
  async (_, token) => expect(await readSessionToken(token)).toBeNull(),
);

test.each(wrongShops)('neither does one of %j', async (shop) => {
  const change = { dest: `https://${shop}`, iss: `https://${shop}/admin` };
  expect(await readSessionToken(sessionToken(defaultApp, { domain, userId: 7, sid: 'sid' }, now, change))).toBeNull();
  expect(readSignedQuery(signQuery({ shop, timestamp, code: 'a' }, apiSecret))).toBeNull();
});

test('a signed query says which shop, one that was changed does not', () => {
  const query = signQuery({ shop: domain, timestamp, code: 'a', state: 'b' }, apiSecret);
  expect(readSignedQuery(query)).toBe(domain);
  const changed: [string, string][] = [
    ['shop', 'other.myshopify.com'],
    ['state', 'c'],
    ['hmac', ''],
    ['hmac', 'zz'],
    ['more', '1'],
  ];
  for (const [name, value] of changed) {
    const other = new URLSearchParams(query);
    other.set(name, value);
    expect([name, value, readSignedQuery(other)]).toEqual([name, value, null]);
  }
  const twice = new URLSearchParams(query);
  twice.append('shop', 'other.myshopify.com');
  expect(readSignedQuery(twice)).not.toBe('other.myshopify.com');
  expect(readSignedQuery(signQuery({ shop: domain, timestamp }, 'another'))).toBeNull();
  expect(readSignedQuery(signQuery({ shop: domain, timestamp: '1700000000' }, apiSecret))).toBeNull();
  expect(readSignedQuery(new URLSearchParams())).toBeNull();
});

test.each([
  ['no timestamp', { shop: domain }],
  ['an empty timestamp', { shop: domain, timestamp: '' }],
  ['a timestamp that is no number', { shop: domain, timestamp: 'now' }],
  ['half a second', { shop: domain, timestamp: `${timestamp}.5` }],
  ['a timestamp of later', { shop: domain, timestamp: String(Number(timestamp) + 120) }],
])('a signed query with %s says nothing', (_, params) => {
  expect(readSignedQuery(signQuery(params, apiSecret))).toBeNull();
});

test('a session token without an end, or for several apps, says nothing', async () => {
  for (const change of [{ exp: undefined }, { nbf: undefined }, { aud: [apiKey, 'another'] }, { sub: undefined }]) {
    const token = sessionToken(defaultApp, { domain, userId: 7, sid: 'sid' }, now, change as never);
    expect([change, await readSessionToken(token)]).toEqual([change, null]);
  }
});

test('a webhook is signed over its body and has the headers of Shopify', () => {
  const body = '{"id":1,"title":"Düne"}';
  const headers = {
    'x-shopify-hmac-sha256': signBody(body, apiSecret),
    'x-shopify-topic': 'products/update',
    'x-shopify-shop-domain': domain,
    'x-shopify-api-version': '2026-10',
    'x-shopify-webhook-id': 'b1946ac9-2492-4d23-8e3b-1fa2b3c4d5e6',
  };
  const isSigned = (change: Record<string, string>, text = body) =>
    isSignedWebhook(text, new Request('http://localhost', { method: 'POST', headers: { ...headers, ...change } }));
  expect(isSigned({})).toBe(true);
  expect(isSigned({}, `${body} `)).toBe(false);
  expect(isSigned({ 'x-shopify-hmac-sha256': signBody('', apiSecret) }, '')).toBe(false);
  expect(isSigned({ 'x-shopify-hmac-sha256': signBody(body, 'another') })).toBe(false);
  for (const name of Object.keys(headers)) expect([name, isSigned({ [name]: '' })]).toEqual([name, false]);
});
