import { describe, expect, test } from 'vitest';
import type { Settings } from '#io/io.ts';
import { shopifyAddresses } from '#io/shopify/shopify-addresses.ts';
import { createEmbedding } from './embedded-pages.ts';
import { pageSecurityHeaders } from './security-headers.ts';

// Shopify's real addresses: what the headers of a page say in production.

const addresses = shopifyAddresses({ apiKey: 'key', apiSecret: 'secret', standInUrl: null });
const embedding = createEmbedding({ apiKey: 'key', addresses });
const site = 'https://linkbild.example';
const settings = { siteUrl: site, apiUrl: `${site}/api`, analyticsScriptUrl: null, hasGoogle: false } as Settings;

function policyOf(address: string, headers: Record<string, string> = {}) {
  const url = new URL(address, site);
  const needs = embedding.read(new Request(url, { headers })) ?? { formTargets: embedding.formTargets(url.pathname) };
  const policy = new Map(pageSecurityHeaders(settings, url.pathname, { nonce: 'n' }, needs)).get(
    'content-security-policy',
  );
  return new Map((policy ?? '').split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]));
}

const halm = 'https://admin.shopify.com https://halm.myshopify.com';

test.each([
  ['/shopify?shop=halm.myshopify.com', halm],
  ['/de/shopify/theme?shop=halm.myshopify.com', halm],
  ['/shopify.data?shop=halm.myshopify.com', halm],
  ['/shopify/plan?shop=other.myshopify.com', 'https://admin.shopify.com https://other.myshopify.com'],
  ['/shopify', "'none'"],
  ['/shopify?shop=', "'none'"],
  ['/shopify?shop=evil.com', "'none'"],
  ['/shopify?shop=evil.com/.myshopify.com', "'none'"],
  ['/shopify?shop=a.myshopify.com%20https://evil.com', "'none'"],
  ['/shopify?shop=a.myshopify.com;script-src%20*', "'none'"],
  ['/shopify-guide?shop=halm.myshopify.com', "'none'"],
  ['/app/login?shop=halm.myshopify.com', "'none'"],
  ['/app/x/settings/shopify?shop=halm.myshopify.com', "'none'"],
  ['/?shop=halm.myshopify.com', "'none'"],
  ['/pricing/shopify?shop=halm.myshopify.com', "'none'"],
])('%s may be framed by %s', (address, framers) => {
  expect(policyOf(address).get('frame-ancestors')).toBe(framers);
});

test.each([
  ['/shopify?shop=halm.myshopify.com', "'self' https://linkbild.example https://cdn.shopify.com"],
  ['/app/x/settings/shopify', "'self' https://linkbild.example"],
  ['/', "'self' https://linkbild.example"],
])('scripts of %s may ask %s', (address, connects) => {
  expect(policyOf(address).get('connect-src')).toBe(connects);
});

const shopify =
  "'self' https://apps.shopify.com https://admin.shopify.com https://*.myshopify.com https://accounts.shopify.com";
test.each([
  ['/app/x/settings/shopify', shopify],
  ['/de/app/x/settings/shopify', shopify],
  ['/app/connect-shop?code=1', shopify],
  ['/shopify?shop=halm.myshopify.com', "'self'"],
  ['/app/x/settings', "'self'"],
  ['/app/x/y/settings/shopify', "'self'"],
  ['/app/login', "'self'"],
  ['/', "'self'"],
])('forms of %s may lead to %s', (address, targets) => {
  expect(policyOf(address).get('form-action')).toBe(targets);
});

describe('who somebody is', () => {
  const tokenOf = (address: string, headers: Record<string, string> = {}) =>
    embedding.read(new Request(new URL(address, site), { headers }))?.sessionToken;

  test.each([
    ['the header', '/shopify?id_token=old', { authorization: 'Bearer new' }, 'new'],
    ['the address of the first page', '/shopify?id_token=old', {}, 'old'],
    ['nothing: nobody', '/shopify', {}, 'none'],
    ['an empty word: nobody', '/shopify?id_token=', {}, 'none'],
    ['a cookie: nobody', '/shopify', { cookie: 'linkbild_session=x' }, 'none'],
    ['another kind of header: nobody', '/shopify', { authorization: 'Basic eA==' }, 'none'],
  ])('by %s', (_, address, headers, token) => {
    expect(tokenOf(address, headers as Record<string, string>)).toBe(token);
  });

  test('on other pages is not read from a session token', () => {
    expect(tokenOf('/app/x/dashboard?id_token=x', { authorization: 'Bearer x' })).toBeUndefined();
  });
});
