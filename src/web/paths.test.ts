import { describe, expect, test } from 'vitest';
import { safeNext } from '#domain/access/safe-next.ts';
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
