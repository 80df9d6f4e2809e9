import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

const site = {
  full: 'https://www.shop.example/',
  locales: { de: 'https://shop.de/', fr: 'https://www.shop.example/fr' },
};

test.each([
  ['https://shop.example/a.jpg', 'https://shop.example/a.jpg'],
  ['https://www.shop.example/a b.jpg', 'https://www.shop.example/a%20b.jpg'],
  ['https://img.shop.example/a.jpg', 'https://img.shop.example/a.jpg'],
  ['https://www.shop.de/ä.jpg', 'https://www.shop.de/%C3%A4.jpg'],
  ['https://cdn.shopify.com/s/files/1/a.jpg?v=1', 'https://cdn.shopify.com/s/files/1/a.jpg?v=1'],
  ['https://shop.example/a\r\nset-cookie: x', 'https://shop.example/aset-cookie:%20x'],
])('redirects to %s', (image, location) => {
  expect(redirectTarget(image, site)).toBe(location);
});

test.each([
  'https://evil.example/',
  'https://shop.example.evil.example/',
  'https://evilshop.example/',
  'https://shop.example@evil.example/',
  'https://user:secret@shop.example/a.jpg',
  'https://shop.example:8443/a.jpg',
  'https://cdn.shopify.com:444/a.jpg',
  'https://cdn.shopify.com.evil.example/a.jpg',
  'http://shop.example/a.jpg',
  'http://cdn.shopify.com/a.jpg',
  '//evil.example/a.jpg',
  '/a.jpg',
  'javascript:alert(1)//https://shop.example/',
  'data:image/png;base64,AAAA',
  'ftp://shop.example/a.jpg',
  'constructor',
  '',
  `https://shop.example/${'a'.repeat(2_000)}`,
])('does not redirect to %s', (image) => {
  expect(redirectTarget(image, site)).toBeNull();
});

test('a local site may have http and a port', () => {
  const local = { full: 'http://127.0.0.1:3001/', locales: {} };
  expect(redirectTarget('http://127.0.0.1:3001/photo.jpg', local)).toBe('http://127.0.0.1:3001/photo.jpg');
  expect(redirectTarget('http://127.0.0.1:3002/photo.jpg', local)).toBeNull();
  expect(redirectTarget('http://1.127.0.0.1:3001/photo.jpg', local)).toBeNull();
});
