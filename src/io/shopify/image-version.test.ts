import { createHash } from 'node:crypto';
import { Liquid } from 'liquidjs';
import { expect, test } from 'vitest';
import { vasePage } from '#domain/shopify/shop-data.fixture.ts';
import { MAX_TITLE, type ShopPage } from '#domain/shopify/shop-page.ts';
import { readIntegration } from '#io/integrations/read-integration.ts';
import { imageVersion } from './image-version.ts';

// The theme's own snippet, rendered as Shopify would, names the same version as our code.

const uuid = '7e3f0f6e-9a53-4f43-9d86-0d2b6f4c9a11';
const files = await readIntegration('shopify', {
  imagesUrl: 'https://linkbild.example/images',
  projectUuid: uuid,
  pageUrl: 'https://halm.example/',
});
const engine = new Liquid();
engine.registerFilter('md5', (text) => createHash('md5').update(String(text)).digest('hex'));
const snippet = engine.parse(files.find(({ name }) => name === 'snippets/linkbild.liquid')?.code ?? '');

async function printedVersion(globals: object) {
  const html = String(await engine.render(snippet, { theme_tags: '' }, { globals }));
  return new RegExp(`${uuid}/([0-9a-f]+)/`).exec(html)?.[1];
}
const about = { canonical_url: 'https://halm.example/x', page_title: 'Vase “Anna”' };
const product = (change: Partial<NonNullable<ShopPage['product']>>): ShopPage => ({
  ...vasePage,
  ...(vasePage.product && { product: { ...vasePage.product, ...change } }),
});

test.each<[string, ShopPage, object]>([
  ['a reduced product', vasePage, { price: 6400, compare_at_price: 8000 }],
  ['a product at its price', product({ compareAtPrice: null }), { price: 6400, compare_at_price: null }],
  ['cents that are not exact in binary', product({ price: '19.99' }), { price: 1999, compare_at_price: 8000 }],
  ['a currency without cents', product({ price: '500', currency: 'JPY' }), { price: 50_000, compare_at_price: 8000 }],
  ['a free one', product({ price: '0.0' }), { price: 0, compare_at_price: 8000 }],
])('%s', async (_, page, liquid) => {
  const src = '//halm.example/cdn/shop/files/anna.jpg?v=1700';
  const globals = {
    ...about,
    request: { page_type: 'product' },
    product: { title: page.title, featured_image: { src }, ...liquid },
  };
  expect(await printedVersion(globals)).toBe(imageVersion(page));
});

test('a product without a photo', async () => {
  const globals = {
    ...about,
    request: { page_type: 'product' },
    product: { title: vasePage.title, price: 6400, compare_at_price: 8000, featured_image: null },
  };
  expect(await printedVersion(globals)).toBe(imageVersion({ ...vasePage, images: [] }));
});

test('an article with its image', async () => {
  const { product: _, ...rest } = vasePage;
  const page: ShopPage = { ...rest, kind: 'article', title: 'Of clay', seoTitle: 'Of clay and fire' };
  const globals = {
    ...about,
    request: { page_type: 'article' },
    page_title: 'Of clay and fire',
    page_image: { src: 'files/anna.jpg' },
  };
  expect(await printedVersion(globals)).toBe(imageVersion(page));
});

test.each<[string, ShopPage]>([
  ['a market’s own prices', product({ price: null })],
  ['the shop’s sharing image', { ...vasePage, kind: 'collection', images: [] }],
  ['a title that was cut', { ...vasePage, title: 'a'.repeat(MAX_TITLE) }],
])('only the theme knows: %s', (_, page) => expect(imageVersion(page)).toBeNull());
