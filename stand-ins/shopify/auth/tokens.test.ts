import { describe, expect, test } from 'vitest';
import { sessionOf } from '../admin/embedded-page.ts';
import { createShopifyTest } from '../shopify.fixture.ts';
import { sessionToken } from './sign.ts';

const exchange = {
  grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
  subject_token_type: 'urn:ietf:params:oauth:token-type:id_token',
  requested_token_type: 'urn:shopify:params:oauth:token-type:offline-access-token',
  expiring: '1',
};

async function createExchange() {
  const parts = await createShopifyTest();
  const { shopify, shop, accessToken, askRaw } = parts;
  const current = () => sessionToken(shopify.app, sessionOf(shop), shopify.clock.now());
  const grant = async (fields: Record<string, string> = {}) =>
    (await accessToken({ ...exchange, subject_token: current(), ...fields })).json();
  const statusWith = async (token: string) => (await askRaw('{ shop { id } }', {}, token)).status;
  return { ...parts, current, grant, statusWith };
}

describe('token exchange', () => {
  test('gives an offline token that ends, and refreshes it', async () => {
    const { shopify, shop, grant, accessToken, statusWith } = await createExchange();
    const first = await grant();
    expect(first).toMatchObject({ expires_in: 3600, refresh_token_expires_in: 7_776_000 });
    expect(first.scope.split(',')).toEqual(shop.installation?.scopes);
    expect(await statusWith(first.access_token)).toBe(200);
    shopify.clock.advance(3_600_000);
    expect(await statusWith(first.access_token)).toBe(401);
    const refresh = (token: string) => accessToken({ grant_type: 'refresh_token', refresh_token: token });
    const second = await (await refresh(first.refresh_token)).json();
    expect(second.refresh_token).not.toBe(first.refresh_token);
    // The answer may have been lost: until the new token is used, the old refresh token still works.
    const third = await (await refresh(first.refresh_token)).json();
    expect(await statusWith(third.access_token)).toBe(200);
    const used = await refresh(first.refresh_token);
    expect([used.status, (await used.json()).error]).toEqual([400, 'invalid_grant']);
  });

  test('refuses what is not for this app and shop', async () => {
    const { shopify, shop, grant, accessToken } = await createExchange();
    const other = await shopify.addShop({ handle: 'other' });
    other.install();
    const wrong = (domain: string, at: Date, aud = shopify.app.apiKey) =>
      sessionToken(shopify.app, { ...sessionOf(shop), domain }, at, { aud });
    const now = shopify.clock.now();
    const tokens = [
      'not.a.token',
      wrong(other.domain, now),
      wrong(shop.domain, new Date(now.getTime() - 61_000)),
      wrong(shop.domain, now, 'another-app'),
    ];
    for (const subject_token of tokens) {
      const response = await accessToken({ ...exchange, subject_token });
      expect([response.status, (await response.json()).error]).toEqual([400, 'invalid_subject_token']);
    }
    expect((await accessToken({ ...exchange, client_secret: 'wrong' })).status).toBe(401);
    expect((await grant({ expiring: '' })).error).toBe('invalid_request');
    expect((await grant({ client_id: 'nobody' })).error).toBe('application_cannot_be_found');
    shop.uninstall();
    expect((await grant()).error).toBe('app_not_installed');
  });

  test('answers with a page for who does not ask for JSON', async () => {
    const { shop } = await createExchange();
    const response = await fetch(shop.shopUrl('/admin/oauth/access_token'), { method: 'POST', body: 'client_id=abc' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(
      'Oauth error application_cannot_be_found: Could not find Shopify API application with api_key abc',
    );
  });
});

test('a managed installation starts at the listing and ends in the app', async () => {
  const { shopify, shop } = await createShopifyTest();
  shop.uninstall();
  const decide = (url: string, decision: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  const query = `/oauth/install?client_id=${shopify.app.apiKey}`;
  const link = shop.adminUrl(query);
  // For who has several stores, Shopify asks which.
  for (const path of ['/apps/linkbild', query]) expect(await (await fetch(shopify.url + path)).text()).toContain(link);
  await decide(link, 'cancel');
  expect(shop.installation).toBeNull();
  expect((await decide(link, 'install')).headers.get('location')).toBe(shop.adminUrl('/apps/linkbild'));
  expect(shop.installation?.scopes).toEqual(shopify.app.scopes);
  const page = await (await fetch(shop.adminUrl(`/apps/${shopify.app.apiKey}/audit?a=1`))).text();
  expect(page).toContain('src="http://localhost:3000/shopify/audit?a=1&#38;embedded=1&#38;host=');
});
