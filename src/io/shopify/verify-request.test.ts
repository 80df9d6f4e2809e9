import { expect, test } from 'vitest';
import { defaultApp } from '../../../stand-ins/shopify/app-config.ts';
import { badTokens, wrongShops } from '../../../stand-ins/shopify/auth/bad-tokens.ts';
import { sessionToken, signQuery } from '../../../stand-ins/shopify/auth/sign.ts';
import { createVerifier } from './verify-request.ts';

const { apiKey, apiSecret } = defaultApp;
const { readSessionToken, readSignedQuery } = createVerifier({ apiKey, apiSecret, standInUrl: null });
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
  expect(await readSignedQuery(signQuery({ shop, timestamp, code: 'a' }, apiSecret))).toBeNull();
});

test('a signed query says which shop, one that was changed does not', async () => {
  const query = signQuery({ shop: domain, timestamp, code: 'a', state: 'b' }, apiSecret);
  expect(await readSignedQuery(query)).toBe(domain);
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
    expect([name, value, await readSignedQuery(other)]).toEqual([name, value, null]);
  }
  const twice = new URLSearchParams(query);
  twice.append('shop', 'other.myshopify.com');
  expect(await readSignedQuery(twice)).not.toBe('other.myshopify.com');
  expect(await readSignedQuery(signQuery({ shop: domain, timestamp }, 'another'))).toBeNull();
  expect(await readSignedQuery(signQuery({ shop: domain, timestamp: '1700000000' }, apiSecret))).toBeNull();
  expect(await readSignedQuery(new URLSearchParams())).toBeNull();
});
