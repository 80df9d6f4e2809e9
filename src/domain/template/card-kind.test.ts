import { expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { cardKindOfMeta } from './card-kind.ts';

const ofType = (type: string) => `<meta property="og:type" content="${type}">`;
const jsonLd = (type: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"${type}","name":"Vase","offers":{"@type":"Offer","price":"9.00","priceCurrency":"EUR"}}</script>`;

test.each([
  ['a product of WooCommerce', '/product/oak-stool/', '', 'product'],
  ['a product of JTL, by its tags', '/Vase-Duene', ofType('product'), 'product'],
  ['a product of OXID, by its structured data', '/Wohnen/Vase-Duene.html', jsonLd('Product'), 'product'],
  ['a category by its path, whatever its data', '/kategorie/vasen', jsonLd('Product'), 'collection'],
  ['a post of WordPress', '/light-in-november/', ofType('article'), 'blog'],
  ['the home page of a shop that names its products there', '/', jsonLd('Product'), 'home'],
  ['a page about the shop', '/ueber-uns', ofType('website'), 'page'],
])('%s', (_, path, head, expected) => {
  const meta = extractMeta({ body: Buffer.from(head), url: `https://shop.example${path}`, details: true });
  expect(cardKindOfMeta(meta, path)).toBe(expected);
});
