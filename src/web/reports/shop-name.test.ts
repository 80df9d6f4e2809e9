import { expect, test } from 'vitest';
import { shopNameOf } from './shop-name.tsx';

test.each([
  ['Halm & Ton', 'Halm & Ton'],
  [null, 'shop.example'],
  [
    'Baskets made of willow by hand, with leather handles and a lining of linen in three sizes',
    'Baskets made of willow by hand, with leather …',
  ],
])('%s → %s', (title, expected) => {
  expect(shopNameOf({ title, address: 'shop.example' })).toBe(expected);
});
