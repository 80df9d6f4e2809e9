import { expect, test } from 'vitest';
import { priceRange } from './detected-apps.tsx';

test.each([
  ['free-30-140', 'en', { hasFreeTier: true, range: '$30 – $140' }],
  ['free-15', 'en', { hasFreeTier: true, range: '$15' }],
  ['89-169', 'en', { hasFreeTier: false, range: '$89 – $169' }],
  ['49.99', 'de', { hasFreeTier: false, range: '49,99 $' }],
  ['free', 'de', null],
  [null, 'de', null],
] as const)('%s in %s', (price, language, expected) => {
  const range = priceRange(price, 'USD', language);
  expect(range && { ...range, range: range.range.replaceAll(/[\u00a0\u2009\u202f]/g, ' ') }).toEqual(expected);
});
