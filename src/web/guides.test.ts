import { expect, test } from 'vitest';
import { checkIds } from '#domain/audit/checks/check-id.ts';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { languages } from '#domain/language.ts';
import { checkOfSlug, fixPath, guideAddresses, platformOfSlug } from './guides.ts';
import { fixes } from './i18n/public/fixes/fixes.ts';

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
