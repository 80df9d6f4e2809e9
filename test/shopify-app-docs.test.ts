import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requiredScopes, WRITE_THEMES, webhookTopics } from '#domain/shopify/app-config.ts';
import { scopeReasons, shopifyAppSteps, webhookReasons } from '#web/i18n/public/shopify-app.ts';

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
  expect(Object.keys(scopeReasons)).toEqual([...requiredScopes, WRITE_THEMES]);
  expect(webhookReasons.flatMap(({ topics }) => topics).sort()).toEqual([...webhookTopics].sort());
});

test('the guide names every scope', () => {
  for (const scope of [...requiredScopes, WRITE_THEMES]) expect(guide).toContain(`| \`${scope}\` |`);
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
