import { describe, expect, test } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { read } from './extract-meta.fixture.ts';
import { productOfJsonLd } from './json-ld.ts';

const product = '{"@type":"Product","name":"N"}';

describe('products in JSON-LD', () => {
  test.each<[string, string, Record<string, unknown> | null]>([
    ['alone', product, { name: 'N' }],
    ['in a list', `[{"@type":"WebSite"},${product}]`, { name: 'N' }],
    ['in a graph', `{"@graph":[{"@type":"WebPage","mainEntity":${product}}]}`, { name: 'N' }],
    ['type in a list, with its address', '{"@type":["https://schema.org/Product","Thing"],"name":"N"}', { name: 'N' }],
    ['line break in a string', '{"@type":"Product","name":"N\n2"}', { name: 'N 2' }],
    ['trailing comma, semicolon', '{"@type":"Product","name":"N",};', { name: 'N' }],
    ['a comment around it', `<!-- ${product} -->`, { name: 'N' }],
    ['CDATA in comments', `/* <![CDATA[ */ ${product} /* ]]> */`, { name: 'N' }],
    ['CDATA', `//<![CDATA[\n${product}\n//]]>`, { name: 'N' }],
    [
      'offer',
      '{"@type":"Product","offers":{"price":9.5,"priceCurrency":"EUR","availability":"https://schema.org/OutOfStock"}}',
      { price: '9.5', currency: 'EUR', availability: 'OutOfStock' },
    ],
    [
      'range',
      '{"@type":"Product","offers":{"@type":"AggregateOffer","lowPrice":"5","priceCurrency":"USD"}}',
      { price: '5', currency: 'USD' },
    ],
    [
      'offers in an offer',
      '{"@type":"Product","offers":{"@type":"AggregateOffer","offers":[{"price":"7"}]}}',
      { price: '7' },
    ],
    [
      'price specification',
      '{"@type":"Product","offers":[{"priceSpecification":[{"price":3,"priceCurrency":"CHF"}]}]}',
      { price: '3', currency: 'CHF' },
    ],
    [
      'price specification beside the old price and that of 100 g',
      '{"@type":"Product","offers":{"price":"","priceSpecification":[{"price":9,"priceType":"https://schema.org/ListPrice"},{"price":1,"referenceQuantity":{"value":100}},{"price":"7.90","priceCurrency":"EUR"}]}}',
      { price: '7.90', currency: 'EUR' },
    ],
    ['offers of which the first has none', '{"@type":"Product","offers":[{"url":"/a"},{"price":8}]}', { price: '8' }],
    ['more decimals than money has', '{"@type":"Product","offers":{"price":16.508}}', { price: '16.51' }],
    [
      'a variant without an offer first',
      '{"@type":"ProductGroup","hasVariant":[{"@type":"Product"},{"@type":"Product","offers":{"price":4}}]}',
      { price: '4' },
    ],
    [
      'variants',
      '{"@type":"ProductGroup","name":"G","hasVariant":[{"@type":"Product","offers":{"price":4}}]}',
      { name: 'G', price: '4' },
    ],
    ['brand as text', '{"@type":"Product","brand":"B"}', { brand: 'B' }],
    [
      'images in every form',
      '{"@type":"Product","image":["/a",{"@type":"ImageObject","url":"/b"},{"contentUrl":"/c"},7,null]}',
      { images: ['/a', '/b', '/c', '7'] },
    ],
    [
      'rating',
      '{"@type":"Product","aggregateRating":{"ratingValue":"4,5","ratingCount":3}}',
      { rating: 4.5, ratingCount: 3 },
    ],
    ['no product', '{"@type":"Organization","name":"O"}', null],
    ['no JSON', 'var a = 1', null],
    ['nothing', '', null],
    ['a word', '"Product"', null],
    ['endless nesting', `${'[{"@graph":'.repeat(500)}1${'}]'.repeat(500)}`, null],
  ])('%s', (_, script, expected) => {
    if (expected === null) expect(productOfJsonLd(script)).toBeNull();
    else expect(productOfJsonLd(script)).toMatchObject(expected);
  });
});

// Each of these took seconds or minutes with a pattern, or with the parser alone.
test.each<[string, string]>([
  ['spaces in a text', `{"@type":"Product","name":"${' '.repeat(300_000)}N"}`],
  ['spaces before the end', `${product}${' '.repeat(300_000)};x`],
  ['endless endings', `${product}${'-->'.repeat(100_000)}x`],
  ['opening brackets', '['.repeat(3_000_000)],
  ['opening braces', '{"@graph":'.repeat(300_000)],
  ['commas', `[${',   '.repeat(300_000)}`],
])('%s are handled quickly', { timeout: 2000, ...measured }, (_, script) => {
  expect(productOfJsonLd(script)?.name ?? 'N').toBe('N');
});

test.each([
  ['of the same product', 'N', '5'],
  ['of another one', 'Other', null],
])('where the first script has only ratings, the price comes from a later one %s', (_, name, price) => {
  const script = (thing: object) =>
    `<script type="application/ld+json">${JSON.stringify({ '@type': 'Product', ...thing })}</script>`;
  const rated = script({ name: 'N', aggregateRating: { ratingValue: 4 } });
  const offered = script({ name, offers: { price: 5, priceCurrency: 'EUR' } });
  const { product } = read(rated + offered, { details: true });
  expect([product?.name, product?.rating, product?.price]).toEqual(['N', 4, price]);
});
