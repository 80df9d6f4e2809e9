import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languageScopes, requiredScopes, WRITE_THEMES, webhookTopics } from '#domain/shopify/app-config.ts';
import { APP_HANDLE, EMBED_BLOCK } from '#domain/shopify-theme/theme-apps.ts';
import { API_VERSION } from '#io/shopify/shopify-addresses.ts';
import { scopeReasons, shopifyAppSteps, webhookReasons } from '#web/i18n/public/shopify-app.ts';
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

test('the embed is known by the app’s handle, until Shopify tells another', () => {
  expect(/^handle = "(.*)"$/m.exec(config)?.[1]).toBe(APP_HANDLE);
  expect(defaultApp.handle).toBe(APP_HANDLE);
  const block = `../integrations/shopify/extensions/linkbild-preview/blocks/${EMBED_BLOCK}.liquid`;
  expect(existsSync(new URL(block, import.meta.url))).toBe(true);
});

test('webhooks and queries are of one version of the API', () => {
  expect(/^api_version = "(.*)"$/m.exec(config)?.[1]).toBe(API_VERSION);
});

const everyScope = [...requiredScopes, WRITE_THEMES, ...languageScopes];
const guide = readFileSync(new URL('../docs/shopify-app.md', import.meta.url), 'utf8');

test('the guide and the page for developers have the same ten steps', () => {
  const steps = [...guide.matchAll(/^\d+\. (.+)$/gm)].map(([, text]) => text);
  expect(steps).toEqual(shopifyAppSteps.map(({ en }) => en));
  expect(steps).toHaveLength(10);
});

test('steps name the same code in both languages', () => {
  const codeIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code).sort();
  for (const { en, de } of shopifyAppSteps) expect(codeIn(de)).toEqual(codeIn(en));
});

test('every scope and every webhook has its reason, and no other', () => {
  expect(Object.keys(scopeReasons)).toEqual(everyScope);
  expect(webhookReasons.flatMap(({ topics }) => topics).sort()).toEqual([...webhookTopics].sort());
});

test('the guide names every scope, and which of them are asked for at the installation', () => {
  const rows = [...guide.matchAll(/^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$/gm)].map(([, scope, when]) => ({ scope, when }));
  expect(rows.map(({ scope }) => scope)).toEqual(everyScope);
  const atOnce = rows.filter(({ when }) => when === 'at installation').map(({ scope }) => scope);
  expect(atOnce).toEqual([...requiredScopes]);
});

test('every file that the checklist of the review names is there', () => {
  const checklist = readFileSync(new URL('../integrations/shopify/review-checklist.md', import.meta.url), 'utf8');
  const named = [...checklist.matchAll(/`([\w/.-]+\/[\w/.-]*|[\w.-]+\.toml)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('/') && !webhookTopics.some((topic) => topic === path));
  expect(named.length).toBeGreaterThan(40);
  const folders = ['../', '../integrations/shopify/'];
  expect(named.filter((path) => !folders.some((base) => existsSync(new URL(base + path, import.meta.url))))).toEqual(
    [],
  );
});
