import { expect, test } from 'vitest';
import { wrongShops } from '../../../stand-ins/shopify/auth/bad-tokens.ts';
import { readShopDomain, readTypedShop, shopHandle } from './shop-domain.ts';

test.each([
  ['halm-und-ton.myshopify.com', 'halm-und-ton.myshopify.com'],
  ['Halm-und-Ton.MyShopify.com', 'halm-und-ton.myshopify.com'],
  ['1-2--3.myshopify.com', '1-2--3.myshopify.com'],
])('the shop domain %j is %j', (text, domain) => expect(readShopDomain(text)).toBe(domain));

test.each(wrongShops)('%j is no shop', (text) => expect(readShopDomain(text)).toBeNull());

test.each([
  ['halm-und-ton', 'halm-und-ton.myshopify.com'],
  [' halm-und-ton\n', 'halm-und-ton.myshopify.com'],
  ['halm-und-ton.myshopify.com', 'halm-und-ton.myshopify.com'],
  ['https://Halm-und-Ton.myshopify.com/admin', 'halm-und-ton.myshopify.com'],
  ['https://admin.shopify.com/store/halm-und-ton/products', 'halm-und-ton.myshopify.com'],
  ['https://user@halm.myshopify.com/', null],
  ['https://halm.myshopify.com:8080/', null],
  ['https://halm.myshopify.com.evil.com/', null],
  ['https://evil.com/halm.myshopify.com', null],
  ['https://admin.shopify.com.evil.com/store/halm', null],
  ['https://admin.shopify.com/store/\u212Aalm', null],
  ['evil.com/', null],
  ['xn--hlm-qla', null],
  ['halm und ton', null],
  ['https://halm-und-ton.de', null],
  ['', null],
])('a merchant who types %j means %j', (text, domain) => expect(readTypedShop(text)).toBe(domain));

test('the handle is the first part', () => expect(shopHandle('halm.myshopify.com')).toBe('halm'));
