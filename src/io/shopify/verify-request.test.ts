import { expect, test } from 'vitest';
import { defaultApp } from '../../../stand-ins/shopify/app-config.ts';
import { badTokens, wrongShops } from '../../../stand-ins/shopify/auth/bad-tokens.ts';
import { sessionToken, signBody } from '../../../stand-ins/shopify/auth/sign.ts';
import { createVerifier } from './verify-request.ts';

const { apiKey, apiSecret } = defaultApp;
const { readSessionToken, isSignedWebhook } = createVerifier({ apiKey, apiSecret, standInUrl: null });
const domain = 'halm.myshopify.com';
const now = new Date();

test('a session token of Shopify’s names the shop and the person', async () => {
  const token = sessionToken(defaultApp, { domain, userId: 7, sid: 'sid' }, now);
  expect(await readSessionToken(token)).toEqual({ shop: domain, shopUserId: '7' });
});

test.each(badTokens({ app: defaultApp, domain, other: 'other.myshopify.com', now }))(
  'a session token with %s is rejected',
  async (_, token) => expect(await readSessionToken(token)).toBeNull(),
);

test.each(wrongShops)('a session token of %j is rejected', async (shop) => {
  const change = { dest: `https://${shop}`, iss: `https://${shop}/admin` };
  expect(await readSessionToken(sessionToken(defaultApp, { domain, userId: 7, sid: 'sid' }, now, change))).toBeNull();
});

test('a session token without an expiry, or for several apps, is rejected', async () => {
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
