// The signatures of the stand-in, read by Shopify's own library and by ours: both have to say the same.
import { LogSeverity, shopifyApi } from '@shopify/shopify-api';
import '@shopify/shopify-api/adapters/web-api';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createVerifier } from '../../../src/io/shopify/verify-request.ts';
import { whenOver } from '../../../test/after-run.ts';
import { frameUrl, sessionOf } from '../admin/embedded-page.ts';
import { createShopifyTest } from '../shopify.fixture.ts';
import { badTokens } from './bad-tokens.ts';
import { sessionToken } from './sign.ts';

const libraryOf = ({ apiKey, apiSecret }: { apiKey: string; apiSecret: string }) =>
  shopifyApi({
    apiKey,
    apiSecretKey: apiSecret,
    apiVersion: '2026-10' as never,
    hostName: 'localhost',
    isEmbeddedApp: true,
    logger: { level: LogSeverity.Error, log: () => undefined },
  });

const oursOf = ({ apiKey, apiSecret }: { apiKey: string; apiSecret: string }) =>
  createVerifier({ apiKey, apiSecret, standInUrl: null });

test('the frame of the admin is signed as Shopify signs it', async () => {
  const { shopify, shop } = await createShopifyTest();
  const library = libraryOf(shopify.app);
  const url = new URL(frameUrl(shopify.app, shop, shopify.clock, '/audit', new URLSearchParams('a=ü&b=1 2')));
  expect(await library.utils.validateHmac(url.searchParams)).toBe(true);
  expect(library.utils.sanitizeHost(url.searchParams.get('host') ?? '')).toBe(url.searchParams.get('host'));
  expect(library.utils.sanitizeShop(url.searchParams.get('shop') ?? '')).toBe('halm.myshopify.com');
  url.searchParams.append('b', '3');
  expect(await library.utils.validateHmac(url.searchParams)).toBe(false);
});

test('session tokens have the claims of Shopify and end after a minute', async () => {
  const { shopify, shop } = await createShopifyTest();
  const library = libraryOf(shopify.app);
  const token = sessionToken(shopify.app, sessionOf(shop), new Date());
  const claims = await library.session.decodeSessionToken(token);
  expect(claims).toMatchObject({
    iss: 'https://halm.myshopify.com/admin',
    dest: 'https://halm.myshopify.com',
    aud: shopify.app.apiKey,
    sub: String(shop.user.id),
  });
  expect(claims.exp - claims.iat).toBe(60);
  const { readSessionToken } = oursOf(shopify.app);
  expect(await readSessionToken(token)).toEqual({ shop: shop.domain, shopUserId: claims.sub });
  const old = sessionToken(shopify.app, sessionOf(shop), new Date(Date.now() - 90_000));
  await expect(library.session.decodeSessionToken(old)).rejects.toThrow(/exp/);
  expect(await readSessionToken(old)).toBeNull();
  // Whatever the library refuses, ours refuses too.
  const now = new Date();
  for (const [name, bad] of badTokens({ app: shopify.app, domain: shop.domain, other: 'other.myshopify.com', now })) {
    const isRead = await library.session.decodeSessionToken(bad).then(
      () => true,
      () => false,
    );
    if (!isRead) expect([name, await readSessionToken(bad)]).toEqual([name, null]);
  }
});

test('webhooks are valid for the library, wrong ones are not', async () => {
  const received: Request[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      received.push(new Request('http://localhost/webhooks', { method: 'POST', headers, body }));
      bodies.push(body);
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  whenOver(() => server.close());
  const { shopify, shop } = await createShopifyTest({
    app: { appUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
  });
  const library = libraryOf(shopify.app);
  shop.setPrice('dune-vase', 7000);
  await shop.sent();
  shop.askPrivacy('shop/redact', { signature: 'wrong' });
  await shop.sent();
  shop.askPrivacy('customers/redact', { signature: 'missing' });
  const sent = await shop.sent();
  expect(sent.map(({ topic, statuses }) => [topic, statuses])).toEqual([
    ['products/update', [200]],
    ['shop/redact', [200]],
    ['customers/redact', [200]],
  ]);
  const validate = (index: number) =>
    library.webhooks.validate({ rawBody: bodies[index] ?? '', rawRequest: received[index] as Request });
  expect(await validate(0)).toMatchObject({
    valid: true,
    topic: 'PRODUCTS_UPDATE',
    domain: 'halm.myshopify.com',
    apiVersion: '2026-10',
    webhookId: sent[0]?.id,
  });
  expect(await validate(1)).toMatchObject({ valid: false, reason: 'invalid_hmac' });
  expect(await validate(2)).toMatchObject({ valid: false });
  const { isSignedWebhook } = oursOf(shopify.app);
  expect([0, 1, 2].map((index) => isSignedWebhook(bodies[index] ?? '', received[index] as Request))).toEqual([
    true,
    false,
    false,
  ]);
  await shop.webhooks.resend(sent[0] as (typeof sent)[number]);
  expect(bodies[3]).toBe(bodies[0]);
  expect(received[3]?.headers.get('x-shopify-webhook-id')).toBe(sent[0]?.id);
});
