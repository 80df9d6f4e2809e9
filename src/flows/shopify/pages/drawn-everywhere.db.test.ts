import { globSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { pageToDraw } from '#flows/drawing/page-to-draw.ts';
import { drawRequestOf } from '#flows/templates/draw-template.ts';
import { findMeta, findSamplePage, saveServedMeta } from '#io/db/queries/templates/served-images.ts';
import { routeTemplates, subPages } from '#io/db/schema/index.ts';
import { createShopTest } from './shop.fixture.ts';
import { startPageSync } from './start-page-sync.ts';
import { syncPages } from './sync-pages.ts';

// Every place that draws a page's image uses the shop's data, both for unread pages and for pages that print other
// data.

const { io, shop, project, route, row } = await createShopTest();
await startPageSync(io, io.db, await row());
await syncPages(io, shop.domain, new AbortController().signal);
const product = shop.catalogue.products.at(0);
if (!product) throw new Error('no product');
const price = (Math.min(...product.variants.map((variant) => variant.price)) / 100).toFixed(2);
const url = `${project.full}products/${product.handle}`;
const [page] = await io.db.select().from(subPages).where(eq(subPages.url, url));
const [template] = await io.db.select().from(routeTemplates).where(eq(routeTemplates.routeId, route.id));
if (!page || !template) throw new Error('no page');

const places: [string, () => Promise<MetaTagData | null | undefined>][] = [
  ['live images, redirects, reports', () => findMeta(io.db, page.id)],
  ['previews of routes', async () => (await findSamplePage(io.db, { ...route, sampleSubPageId: page.id }))?.meta],
  [
    'the studio and previews of templates',
    async () =>
      (
        await drawRequestOf(io, {
          projectId: project.id,
          template,
          routeId: route.id,
          subPageId: page.id,
          language: 'en',
        })
      ).meta,
  ],
  [
    'images of a template on an address',
    async () => {
      const drawn = await pageToDraw(io, project, url);
      return drawn.ok ? drawn.meta : null;
    },
  ],
];

test.each(places)('%s: a page that nobody has read', async (_, find) => {
  const meta = await find();
  expect(meta?.product).toMatchObject({ price, currency: 'EUR', brand: 'Halm & Ton' });
  expect(meta?.product?.variants).toHaveLength(product.variants.length);
});

test.each(places)('%s: a page that printed something else', async (_, find) => {
  const html =
    '<title>Old</title><meta property="product:price:amount" content="1"><meta name="theme-color" content="#123456">';
  const meta = extractMeta({ body: new TextEncoder().encode(html), url, contentType: 'text/html' });
  await saveServedMeta(io.db, page.id, meta, null);
  expect(await find()).toMatchObject({ og: { title: product.title }, themeColor: '#123456', product: { price } });
});

test('nothing that draws uses the stored data of a page without the shop’s', () => {
  const files = globSync('src/{flows,api,images,jobs}/**/*.ts').filter((file) => !/\.(?:test|fixture)\.ts$/.test(file));
  const reading = files.filter((file) => /[.?]metaData\b/.test(readFileSync(file, 'utf8')));
  // The first stores what it has just read, the second shows what the page itself prints.
  expect(reading.toSorted()).toEqual(['src/flows/crawl/update-meta-tag-data.ts', 'src/flows/sub-pages/sub-pages.ts']);
});
