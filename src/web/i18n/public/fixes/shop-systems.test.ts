import { expect, test } from 'vitest';
import { shopSystemGuides } from './shop-systems.ts';

const names = ['Shopware 6', 'JTL-Shop', 'OXID eShop', 'Gambio', 'PrestaShop', 'WooCommerce'];

test.each(['title', 'description', 'image', 'ownImage', 'card'] as const)(
  'a guide about the %s says where it is in all six shop systems',
  (howTo) => {
    expect(shopSystemGuides(howTo).map(({ name }) => name)).toEqual(names);
  },
);

test.each(['siteName', 'url'] as const)(
  'a guide about the %s names no place in JTL-Shop, which has no field for it',
  (howTo) => {
    expect(shopSystemGuides(howTo).map(({ name }) => name)).toEqual(names.filter((name) => name !== 'JTL-Shop'));
  },
);

test('code of a guide is the template’s own, never a value of one page', () => {
  const codes = shopSystemGuides('title').flatMap(({ code }) => code ?? []);
  expect(codes.length).toBeGreaterThan(2);
  for (const code of codes) expect(code).toMatch(/[$%{]/);
});

test('a guide about files or servers has no rows of systems', () => {
  expect(shopSystemGuides('file')).toEqual([]);
});
