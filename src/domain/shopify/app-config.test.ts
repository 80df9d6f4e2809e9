import { expect, test } from 'vitest';
import { gainsLanguages, missingScopes } from './app-config.ts';

test.each([
  [['read_products', 'read_content', 'read_themes'], []],
  [['read_products', 'read_content', 'write_themes'], []],
  [['read_products', 'read_themes'], ['read_content']],
  [[], ['read_products', 'read_content', 'read_themes']],
])('with %j the app lacks %j', (granted, missing) => expect(missingScopes(granted)).toEqual(missing));

test.each([
  [['read_products'], ['read_products', 'read_locales'], true],
  [['read_locales'], ['read_locales', 'read_markets'], true],
  [['read_locales'], ['read_products'], false],
  [[], ['write_themes'], false],
])('from %j to %j there are more languages to read: %j', (before, after, isMore) =>
  expect(gainsLanguages(before, after)).toBe(isMore),
);
