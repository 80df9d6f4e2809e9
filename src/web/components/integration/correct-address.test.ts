import { expect, test } from 'vitest';
import { addressToTry } from './correct-address.tsx';

test.each([
  ['https://shop.example/', 'shop.example'],
  ['https://shop.example/de/', 'shop.example/de'],
  ['http://shop.example/', 'http://shop.example'],
])('%s is shown as %s: tried by http too, unless http was meant', (full, shown) => {
  expect(addressToTry(full)).toBe(shown);
});
