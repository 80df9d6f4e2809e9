import { describe, expect, test } from 'vitest';
import { safeNext } from '#domain/access/safe-next.ts';
import { checkIds } from '#domain/audit/checks/check-id.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { languages } from '#domain/language.ts';
import { isReservedToken } from '#domain/routing/reserved-tokens.ts';
import { checkOfSlug, fixPath, guideAddresses, platformOfSlug } from './guides.ts';
import { fixes } from './i18n/public/fixes/fixes.ts';
import { pathTo, translatedSlug } from './path-to.ts';
import { loginPath, samePageIn } from './paths.ts';
import { screens } from './screens.ts';

describe('safeNext', () => {
  test.each([
    ['/app/demo/dashboard?a=1#b', '/app/demo/dashboard?a=1#b'],
    ['/de/app/account', '/de/app/account'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['/\t/evil.example', null],
    ['/a/..//evil.example', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    ['app', null],
    ['/app/login', null],
    ['/de/app/logout', null],
    ['', null],
    [null, null],
  ])('%s', (next, expected) => {
    expect(safeNext(next)).toBe(expected);
  });
});

test('German pages use the German login and return', () => {
  expect(loginPath(new URL('http://x/de/app/demo/routes?a=1'))).toBe(
    '/de/app/login?next=%2Fde%2Fapp%2Fdemo%2Froutes%3Fa%3D1',
  );
  expect(loginPath(new URL('http://x/app/logout'))).toBe('/app/login');
});

test('the same page in the other language keeps its parameters', () => {
  expect(samePageIn('de', 'en/imprint', {})).toBe('/de/impressum');
  expect(samePageIn('en', 'de/privacy', {})).toBe('/privacy-policy');
  expect(samePageIn('de', 'en/audit', { projectSlug: 'demo' })).toBe('/de/audit/demo');
  expect(samePageIn('de', 'en/home', {})).toBe('/de');
  expect(samePageIn('en', 'de/home', {})).toBe('/');
  expect(samePageIn('de', 'en/notFound', { '*': 'x' })).toBe('/de');
});

test.each([
  ['/de/imprint', '/de/impressum'],
  ['/de/whole-shop', '/de/ganzer-shop'],
  ['/de/support', '/de/kontakt'],
  ['/de/fixes', '/de/loesungen'],
  ['/de/fixes/has-og-image', '/de/loesungen/has-og-image'],
  ['/de/platforms/slack', '/de/plattformen/slack'],
  ['/de/pricing', null],
  ['/de/imprint/more', null],
  ['/de/fixesandmore', null],
  ['/de/plattformen', null],
  ['/imprint', null],
])('an English slug below /de: %s → %s', (path, german) => {
  expect(translatedSlug(path)).toBe(german);
});

test('optional parts of a URL may be omitted', () => {
  expect(pathTo('onepagerPrint', 'de')).toBe('/de/onepager/print/previews');
});

test('every screen has its own URL in both languages [2.1]', () => {
  const all = Object.values(screens).flatMap(({ en, de }) => [en, de]);
  expect(new Set(all).size).toBe(all.length);
  for (const { en, de } of Object.values(screens)) {
    expect(en.startsWith('/de')).toBe(en.startsWith('/demo'));
    expect(de === '/de' || de.startsWith('/de/')).toBe(true);
  }
});

test.each([
  ['hasOgImage', '/fixes/has-og-image'],
  ['twitterData1', '/fixes/twitter-data-1'],
] as const)('%s has the address %s', (id, path) => {
  expect(fixPath(id, 'en')).toBe(path);
  expect(fixPath(id, 'de')).toBe(path.replace('/fixes/', '/de/loesungen/'));
  expect(checkOfSlug(path.split('/').at(-1))).toBe(id);
});

test.each(['constructor', '__proto__', '', 'hasOgImage'])('"%s" is no guide', (slug) => {
  expect([checkOfSlug(slug), platformOfSlug(slug)]).toEqual([null, null]);
});

test('every platform and every check has an address in both languages', () => {
  expect(guideAddresses).toHaveLength(platformIds.length + checkIds.length);
  expect(new Set(guideAddresses.flatMap(({ en, de }) => [en, de])).size).toBe(2 * guideAddresses.length);
});

test('titles tell the guides apart, in both languages', () => {
  for (const language of languages) {
    expect(new Set(checkIds.map((id) => fixes[id].title[language])).size).toBe(checkIds.length);
  }
});

const firstParts = Object.values(screens)
  .flatMap(({ en, de }) => [en, de.replace(/^\/de(?=\/)/, '')])
  .map((path) => path.split('/')[1] ?? '')
  // A token has letters, digits and hyphens only; others cannot be taken.
  .filter((part) => /^[a-z0-9-]+$/.test(part));

test('no campaign can take the address of a page', () => {
  expect([...new Set(firstParts)].filter((part) => !isReservedToken(part))).toEqual([]);
  expect(isReservedToken('shopify-aktion')).toBe(false);
});
