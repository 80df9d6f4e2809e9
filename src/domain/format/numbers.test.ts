import { expect, test } from 'vitest';
import { fileSize, limitSize, writeNumber, writeRatio } from './numbers.ts';

test.each([
  [1234.5, undefined, '1,234.5', '1.234,5'],
  [0, undefined, '0', '0'],
  [2, { minimumFractionDigits: 2 }, '2.00', '2,00'],
  [0.985, { style: 'percent', maximumFractionDigits: 1 }, '98.5%', '98,5\u00a0%'],
] as const)('%d with %j', (figure, options, en, de) => {
  expect(writeNumber(figure, 'en', options)).toBe(en);
  expect(writeNumber(figure, 'de', options)).toBe(de);
});

test.each([
  [1200, 630, '1.90:1', '1,90:1'],
  [1200, 800, '1.50:1', '1,50:1'],
  [800, 800, '1.00:1', '1,00:1'],
])('%d by %d is written %s, in German %s', (width, height, en, de) => {
  expect(writeRatio(width, height, 'en')).toBe(en);
  expect(writeRatio(width, height, 'de')).toBe(de);
});

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
