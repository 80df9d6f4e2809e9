import { expect, test } from 'vitest';
import { isReservedToken } from '#domain/routing/reserved-tokens.ts';
import { screens } from './screens.ts';

const firstParts = Object.values(screens)
  .flatMap(({ en, de }) => [en, de.replace(/^\/de(?=\/)/, '')])
  .map((path) => path.split('/')[1] ?? '')
  // A token has letters, digits and hyphens only; others cannot be taken.
  .filter((part) => /^[a-z0-9-]+$/.test(part));

test('no campaign can take the address of a page', () => {
  expect([...new Set(firstParts)].filter((part) => !isReservedToken(part))).toEqual([]);
  expect(isReservedToken('shopify-aktion')).toBe(false);
});
