import { expect, test } from 'vitest';
import { readAmount, writePrice } from './amounts.ts';

test.each([
  ['64', 64],
  ['64.00', 64],
  ['1.299,00', 1299],
  ['1,299.00 EUR', 1299],
  ['12.345', 12345],
  ['59.0000', 59],
  ['1.299,9500', 1299.95],
  ['free', null],
  [null, null],
])('amount %s', (text, amount) => expect(readAmount(text)).toBe(amount));

test('prices are formatted for the language', () => {
  expect(writePrice(64, 'EUR', 'de')).toBe('64,00\u00a0€');
  expect(writePrice(64, 'USD', 'en')).toBe('$64.00');
  expect(writePrice(64, 'nonsense', 'xx-!!')).toBe('64.00 nonsense');
});
