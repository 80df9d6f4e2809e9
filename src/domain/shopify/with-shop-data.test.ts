import { describe, expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { dataOfPage } from '#domain/template/page-data.ts';
import { vasePage } from './shop-data.fixture.ts';
import type { ShopPage } from './shop-page.ts';
import { metaOfShopPage, withOlderShopData, withShopData } from './with-shop-data.ts';

const url = 'https://halm.example/products/vase-anna';
const printed = (more = '') =>
  extractMeta({
    body: new TextEncoder().encode(`<html lang="de"><title>Vase – Halm</title>
      <meta property="og:title" content="Old title"><meta property="og:image" content="https://halm.example/old.jpg">
      <meta property="og:description" content="As printed."><meta property="product:availability" content="in stock">
      <meta property="product:price:amount" content="70,00"><meta property="product:price:currency" content="EUR">
      <meta property="product:brand" content="Printed brand">${more}`),
    url,
    contentType: 'text/html; charset=utf-8',
    details: true,
  });

test('the shop wins over what its page printed', () => {
  const data = dataOfPage(withShopData(printed(), vasePage));
  expect(data).toMatchObject({
    title: 'Vase “Anna”',
    description: 'As printed.',
    brand: 'Halm',
    price: '64,00\u00a0€',
    compareAtPrice: '80,00\u00a0€',
    discount: 20,
    isSale: true,
    isSoldOut: true,
    variants: [{ title: 'Small', price: '64,00\u00a0€', compareAtPrice: '80,00\u00a0€', isSoldOut: true }],
  });
  expect(data.images).toEqual([vasePage.images[0]?.url, 'https://halm.example/old.jpg']);
});

test('a reduced price in the tags does not outlive the sale', () => {
  const meta = printed('<meta property="product:sale_price:amount" content="50,00">');
  const shop: ShopPage = { ...vasePage, product: vasePage.product && { ...vasePage.product, compareAtPrice: null } };
  expect(dataOfPage(meta).isSale).toBe(true);
  expect(dataOfPage(withShopData(meta, shop))).toMatchObject({
    price: '64,00\u00a0€',
    isSale: false,
    compareAtPrice: null,
  });
});

test('in a market with prices of its own the page’s price stays', () => {
  const product = vasePage.product && { ...vasePage.product, price: null, compareAtPrice: null, variants: [] };
  const data = dataOfPage(withShopData(printed(), { ...vasePage, ...(product && { product }) }));
  expect(data).toMatchObject({ title: 'Vase “Anna”', price: '70,00\u00a0€', isSoldOut: true });
  expect(data).not.toHaveProperty('variants');
});

test('a page that nobody has read is drawn from the shop alone', () => {
  const data = dataOfPage(metaOfShopPage(url, vasePage));
  expect(data).toMatchObject({
    url,
    host: 'halm.example',
    title: 'Vase “Anna”',
    description: 'Thrown by hand.',
    price: '64,00\u00a0€',
    image: vasePage.images[0]?.url,
    language: 'de',
  });
});

test('three decimals are no thousands', () => {
  const product = vasePage.product && { ...vasePage.product, price: '5.125', currency: 'KWD', compareAtPrice: null };
  expect(dataOfPage(metaOfShopPage(url, { ...vasePage, ...(product && { product }) })).price).toContain('5,125');
});

describe('a page that was just read', () => {
  test('and prints another price knows better', () =>
    expect(dataOfPage(withOlderShopData(printed(), vasePage)).price).toBe('70,00\u00a0€'));
  test('and prints the same price has the shop’s other data', () => {
    const shop = { ...vasePage, ...(vasePage.product && { product: { ...vasePage.product, price: '70.00' } }) };
    expect(dataOfPage(withOlderShopData(printed(), shop))).toMatchObject({
      price: '70,00\u00a0€',
      compareAtPrice: '80,00\u00a0€',
    });
  });
});
