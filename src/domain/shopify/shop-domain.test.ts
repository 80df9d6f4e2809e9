import { expect, test } from 'vitest';
import { wrongShops } from '../../../stand-ins/shopify/auth/bad-tokens.ts';
import { readShopDomain, shopHandle } from './shop-domain.ts';

test.each([
  ['halm-und-ton.myshopify.com', 'halm-und-ton.myshopify.com'],
  ['Halm-und-Ton.MyShopify.com', 'halm-und-ton.myshopify.com'],
  ['1-2--3.myshopify.com', '1-2--3.myshopify.com'],
])('the shop domain %j is %j', (text, domain) => expect(readShopDomain(text)).toBe(domain));

test.each(wrongShops)('%j is no shop', (text) => expect(readShopDomain(text)).toBeNull());

test('the handle is the first part', () => expect(shopHandle('halm.myshopify.com')).toBe('halm'));
