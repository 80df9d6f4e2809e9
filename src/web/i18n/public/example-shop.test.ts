import { expect, test } from 'vitest';
import { withExampleShop } from './example-shop.ts';
import { fixes } from './fixes/fixes.ts';

const code = '"slug": "your-shop", "url": "https://your-shop.com", "page": "https%3A%2F%2Fyour-shop.com%2Fvase"';

test('code on German pages has a German shop', () => {
  expect(withExampleShop(code, 'de')).toBe(
    '"slug": "ihr-shop", "url": "https://ihr-shop.de", "page": "https%3A%2F%2Fihr-shop.de%2Fvase"',
  );
  expect(withExampleShop(code, 'en')).toBe(code);
});

test('no guide has the English shop left in German', () => {
  const german = Object.values(fixes).flatMap((fix) => (fix.code ? [withExampleShop(fix.code, 'de')] : []));
  expect(german.length).toBeGreaterThan(10);
  expect(german.filter((one) => /your-shop/.test(one))).toEqual([]);
});
