import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageScopes, requiredScopes, WRITE_THEMES, webhookTopics } from '#domain/shopify/app-config.ts';
import { API_VERSION } from '#io/shopify/shopify-addresses.ts';
import { defaultApp } from '../stand-ins/shopify/app-config.ts';

const config = readFileSync(new URL('../integrations/shopify/shopify.app.toml', import.meta.url), 'utf8');
const list = (name: string) =>
  [...config.matchAll(new RegExp(`^${name} = \\[([^\\]]*)\\]`, 'gm'))].flatMap(([, items = '']) =>
    [...items.matchAll(/"([^"]+)"/g)].map(([, item = '']) => item),
  );

test('the app subscribes exactly the webhooks that are handled', () => {
  expect([...list('topics'), ...list('compliance_topics')].sort()).toEqual([...webhookTopics].sort());
});

test('the app asks for the scopes that the code needs, and for no others', () => {
  expect(/^scopes = "(.*)"$/m.exec(config)?.[1]?.split(',')).toEqual([...requiredScopes]);
  expect(list('optional_scopes')).toEqual([WRITE_THEMES, ...languageScopes]);
});

test('the stand-in knows the app as Shopify does', () => {
  expect(defaultApp.scopes).toEqual([...requiredScopes]);
  expect(defaultApp.optionalScopes).toEqual([WRITE_THEMES, ...languageScopes]);
});

test('webhooks and queries are of one version of the API', () => {
  expect(/^api_version = "(.*)"$/m.exec(config)?.[1]).toBe(API_VERSION);
});
