import { expect, test } from 'vitest';
import { fileSize, limitSize } from './sizes.ts';

test.each([
  [0, '0 KB', '0 KB'],
  [1, '1 KB', '1 KB'],
  [1024, '1 KB', '1 KB'],
  [1025, '2 KB', '2 KB'],
  [600 * 1024, '600 KB', '600 KB'],
  [1000 * 1024, '1,000 KB', '1.000 KB'],
  [1024 * 1024 - 1, '1 MB', '1 MB'],
  [1_990_000, '1.9 MB', '1,9 MB'],
  [8 * 1024 * 1024, '8 MB', '8 MB'],
  [8 * 1024 * 1024 + 1, '8.1 MB', '8,1 MB'],
])('%d bytes are %s, in German %s [9.13]', (bytes, en, de) => {
  expect(fileSize(bytes, 'en')).toBe(en);
  expect(fileSize(bytes, 'de')).toBe(de);
});

test.each([
  [1_000_000, '1 MB'],
  [5 * 1024 * 1024, '5 MB'],
  [614_400, '600 KB'],
  [1_500_000, '1.5 MB'],
])('a limit of %d bytes is %s', (bytes, expected) => expect(limitSize(bytes, 'en')).toBe(expected));
