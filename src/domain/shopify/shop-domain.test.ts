import { expect, test } from 'vitest';
import { readShopDomain, readTypedShop, shopHandle } from './shop-domain.ts';

test.each([
  ['halm-und-ton.myshopify.com', 'halm-und-ton.myshopify.com'],
  [' Halm-und-Ton.MyShopify.com ', 'halm-und-ton.myshopify.com'],
  ['evil.com/.myshopify.com', null],
  ['evil.com?.myshopify.com', null],
  ['evil.com#.myshopify.com', null],
  ['a.b.myshopify.com', null],
  ['-a.myshopify.com', null],
  ['.myshopify.com', null],
  ['halm.myshopify.com.evil.com', null],
  ['halm.myshopify.com\n.evil.com', null],
  ['user@halm.myshopify.com', null],
  [`${'a'.repeat(250)}.myshopify.com`, null],
])('the shop domain %j is %j', (text, domain) => expect(readShopDomain(text)).toBe(domain));

test.each([
  ['halm-und-ton', 'halm-und-ton.myshopify.com'],
  ['halm-und-ton.myshopify.com', 'halm-und-ton.myshopify.com'],
  ['https://halm-und-ton.myshopify.com/admin', 'halm-und-ton.myshopify.com'],
  ['https://admin.shopify.com/store/halm-und-ton/products', 'halm-und-ton.myshopify.com'],
  ['halm und ton', null],
  ['https://halm-und-ton.de', null],
  ['', null],
])('a merchant who types %j means %j', (text, domain) => expect(readTypedShop(text)).toBe(domain));

test('the handle is the first part', () => expect(shopHandle('halm.myshopify.com')).toBe('halm'));
