import { expect, test } from 'vitest';
import { createShopifyTest } from '../shopify.fixture.ts';

const callback = 'http://localhost:3000/shopify/callback';

async function createInstall() {
  const parts = await createShopifyTest();
  const { shopify, shop } = parts;
  shop.uninstall();
  const address = (fields: Record<string, string> = {}) => {
    const query = { client_id: shopify.app.apiKey, scope: 'read_products', redirect_uri: callback, state: 's t' };
    return shop.shopUrl(`/admin/oauth/authorize?${new URLSearchParams({ ...query, ...fields })}`);
  };
  const decide = (url: string, decision: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  return { ...parts, address, decide };
}

test('a code comes back signed, once, after the merchant agreed', async () => {
  const { shop, address, decide, accessToken, askRaw } = await createInstall();
  const screen = await fetch(address());
  expect(await screen.text()).toContain('<li>read_products</li>');
  expect(screen.headers.get('x-frame-options')).toBe('DENY');
  const back = new URL((await decide(address(), 'install')).headers.get('location') ?? '');
  expect([...back.searchParams.keys()].toSorted()).toEqual(['code', 'hmac', 'host', 'shop', 'state', 'timestamp']);
  expect(back.searchParams.get('state')).toBe('s t');
  expect(atob(back.searchParams.get('host') ?? '')).toBe('admin.shopify.com/store/halm');
  const code = back.searchParams.get('code') ?? '';
  const granted = await (await accessToken({ code, expiring: '1' })).json();
  expect(granted.scope).toBe('read_products');
  expect((await askRaw('{ shop { id } }', {}, granted.access_token)).status).toBe(200);
  expect((await accessToken({ code })).status).toBe(400);
  // Installed with these scopes: no screen a second time.
  expect((await fetch(address(), { redirect: 'manual' })).status).toBe(302);
  expect(shop.installation?.scopes).toEqual(['read_products']);
});

test('a code ends after a minute', async () => {
  const { shopify, address, decide, accessToken } = await createInstall();
  const back = new URL((await decide(address(), 'install')).headers.get('location') ?? '');
  shopify.clock.advance(61_000);
  expect((await accessToken({ code: back.searchParams.get('code') ?? '' })).status).toBe(400);
});

test('wrong requests get Shopify’s error pages', async () => {
  const { shop, address, decide } = await createInstall();
  const text = async (fields: Record<string, string>) => (await fetch(address(fields))).text();
  expect(await text({ client_id: 'x' })).toContain('application_cannot_be_found');
  expect(await text({ redirect_uri: 'https://evil.example/' })).toContain('redirect_uri is not whitelisted');
  expect(await text({ scope: 'everything' })).toContain('invalid_scope');
  await decide(address(), 'cancel');
  expect(shop.installation).toBeNull();
});

test('a managed installation starts at the listing and ends in the app', async () => {
  const { shopify, shop, decide } = await createInstall();
  const listing = await (await fetch(`${shopify.url}/apps/linkbild`)).text();
  const link = shop.adminUrl(`/oauth/install?client_id=${shopify.app.apiKey}`);
  expect(listing).toContain(link);
  expect((await decide(link, 'install')).headers.get('location')).toBe(shop.adminUrl('/apps/linkbild'));
  expect(shop.installation?.scopes).toEqual(shopify.app.scopes);
  const page = await (await fetch(shop.adminUrl(`/apps/${shopify.app.apiKey}/audit?a=1`))).text();
  expect(page).toContain('src="http://localhost:3000/shopify/audit?a=1&#38;embedded=1&#38;host=');
});
