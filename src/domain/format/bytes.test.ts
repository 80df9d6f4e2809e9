import { expect, test } from 'vitest';
import { kilobytes } from './bytes.ts';

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [1024, '1 kB'],
  [1025, '2 kB'],
  [600 * 1024, '600 kB'],
])('%d bytes are %s', (bytes, expected) => {
  expect(kilobytes(bytes)).toBe(expected);
});
