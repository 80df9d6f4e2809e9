import { expect, test } from 'vitest';
import { writeNumber, writeRatio } from './numbers.ts';

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
