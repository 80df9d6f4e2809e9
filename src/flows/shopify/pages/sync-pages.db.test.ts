import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describePageSync } from '#domain/shopify/page-sync.ts';
import { shopPageKinds } from '#domain/shopify/shop-page.ts';
import { projects, shopifyPages, shopifyShops, subPages } from '#io/db/schema/index.ts';
import { createShopTest } from './shop.fixture.ts';
import { startPageSync } from './start-page-sync.ts';
import { syncPages } from './sync-pages.ts';

const signal = new AbortController().signal;

async function synced(options: Parameters<typeof createShopTest>[0] = {}) {
  const test = await createShopTest(options);
  await startPageSync(test.io, test.io.db, await test.row());
  await syncPages(test.io, test.shop.domain, signal);
  return test;
}

test('every kind of page comes from the shop, in every language and market, with prices where they are the shop’s', async () => {
  const { pages, row, shop } = await synced({
    shop: {
      details: {
        markets: [
          { id: 1, handle: 'de', name: 'Germany', isPrimary: true, currencyCode: 'EUR', subfolderSuffix: null },
          { id: 2, handle: 'ch', name: 'Switzerland', isPrimary: false, currencyCode: 'CHF', subfolderSuffix: 'ch' },
        ],
      },
    },
  });
  const all = await pages();
  const first = shop.catalogue.products.at(0);
  if (!first) throw new Error('no product');
  const [en, de, ch] = ['', '/de', '/en-ch'].map((root) => all.get(`${root}/products/${first.handle}`)?.shop?.data);
  const price = (Math.min(...first.variants.map(({ price }) => price)) / 100).toFixed(2);
  expect(en).toMatchObject({
    kind: 'product',
    title: first.title,
    language: 'en',
    product: { price, currency: 'EUR' },
  });
  expect(en?.product?.variants).toHaveLength(first.variants.length);
  expect(en?.images[0]?.url).toContain(first.images[0]?.path);
  expect(de).toMatchObject({ title: first.translations.de?.title, language: 'de', product: { price } });
  expect(ch).toMatchObject({ title: first.title, product: { price: null, variants: [] } });
  const kinds = new Set([...all.values()].map(({ shop }) => shop?.data.kind));
  expect(shopPageKinds.every((kind) => kinds.has(kind))).toBe(true);
  const { pageSync, pagesReadAt } = await row();
  expect(pageSync).toMatchObject({ found: all.size, taken: all.size });
  expect(pagesReadAt).not.toBeNull();
  expect(describePageSync(pageSync, pagesReadAt)).toMatchObject({ isReading: false, problem: null });
});

test('the plan decides how many pages there are, spread over the routes', async () => {
  const { pages, io, project } = await synced({ shop: { products: 300 }, planId: 'starter-100' });
  const all = await pages();
  expect(all.size).toBe(100);
  expect(all.has('/')).toBe(true);
  for (const word of ['/collections/', '/de/products/'])
    expect([...all.keys()].filter((path) => path.includes(word)).length, word).toBeGreaterThan(0);
  const [stored] = await io.db.select().from(projects).where(eq(projects.id, project.id));
  expect(stored?.problems[0]?.en).toMatch(/left out/);
  expect(stored?.subPagesFound).toBeGreaterThan(600);
});

test('without the scopes of languages and markets the shop’s own language is read', async () => {
  const { pages, row } = await synced({ scopes: ['read_products', 'read_content', 'read_themes'] });
  expect((await row()).pageSync?.failure).toBeNull();
  const paths = [...(await pages()).keys()];
  expect(paths.some((path) => path.startsWith('/products/'))).toBe(true);
  expect(paths.some((path) => path.startsWith('/de/'))).toBe(false);
});

test('after these scopes were taken away, pages in other languages stay as they are', async () => {
  const test = await synced();
  const { io, shop, pages, row } = test;
  const [hidden] = productHandles(shop);
  shop.setScopes(['read_products', 'read_content', 'read_themes']);
  await io.db.update(shopifyShops).set({ scopes: ['read_products', 'read_content', 'read_themes'] });
  shop.changeProduct(hidden ?? '', { status: 'DRAFT' });
  await startPageSync(io, io.db, await row());
  await syncPages(io, shop.domain, signal);
  const all = await pages();
  expect((await row()).pageSync).toMatchObject({ failure: null, roots: [{ language: '' }] });
  expect(all.get('/de/pages/about')?.shop).toMatchObject({ goneAt: null });
  expect(all.get('/pages/about')?.shop).toMatchObject({ goneAt: null });
  expect(all.get(`/products/${hidden}`)?.shop?.goneAt ?? 'not there').not.toBeNull();
});

test('a shop without products has its other pages', async () => {
  const test = await createShopTest();
  for (const handle of productHandles(test.shop)) test.shop.deleteProduct(handle);
  await startPageSync(test.io, test.io.db, await test.row());
  await syncPages(test.io, test.shop.domain, signal);
  const paths = [...(await test.pages()).keys()];
  expect(paths.some((path) => path.startsWith('/pages/'))).toBe(true);
  expect(paths.some((path) => path.includes('/products/'))).toBe(false);
});

test('a second reading finds what is gone: an unpublished product, a renamed one, a market', async () => {
  const test = await synced();
  const { io, shop, pages, row } = test;
  const [hidden, renamed] = productHandles(shop);
  shop.changeProduct(hidden ?? '', { status: 'DRAFT' });
  shop.changeProduct(renamed ?? '', { handle: 'new-name' });
  shop.details.locales = shop.details.locales.filter(({ locale }) => locale === 'en');
  await startPageSync(io, io.db, await row());
  await syncPages(io, shop.domain, signal);
  const all = await pages();
  for (const path of [`/products/${hidden}`, `/products/${renamed}`, '/de/products/new-name', '/de/pages/about'])
    expect([path, all.get(path)?.shop ? (all.get(path)?.status ?? 0) : -1]).toEqual([path, -1]);
  expect(all.get('/products/new-name')).toMatchObject({ status: 0, shop: { goneAt: null } });
  // It comes back.
  shop.changeProduct(hidden ?? '', { status: 'ACTIVE' });
  await startPageSync(io, io.db, await row());
  await syncPages(io, shop.domain, signal);
  expect((await pages()).get(`/products/${hidden}`)).toMatchObject({ status: 0, shop: { goneAt: null } });
});

test('stopped after any number of writes and run again, every page is there once', async () => {
  const test = await createShopTest({ shop: { products: 900 }, planId: 'starter-5000' });
  const { io, shop, row } = test;
  await startPageSync(io, io.db, await row());
  for (let stops = 0; ; stops++) {
    const stopping = new AbortController();
    let writes = 0;
    const db = new Proxy(io.db, {
      get: (target, key, receiver) => {
        // The third statement of a run that writes pages is its last.
        if (key === 'execute' && ++writes > 3) stopping.abort();
        return Reflect.get(target, key, receiver);
      },
    });
    const ended = await syncPages({ ...io, db }, shop.domain, AbortSignal.any([signal, stopping.signal])).then(
      () => true,
      () => false,
    );
    if (ended && (await row()).pageSync?.endedAt) {
      expect(stops).toBeGreaterThan(3);
      break;
    }
    expect(stops).toBeLessThan(200);
  }
  const sync = (await row()).pageSync;
  const known = await io.db.select({ id: subPages.id }).from(subPages);
  const reported = await io.db.select({ id: shopifyPages.subPageId }).from(shopifyPages);
  expect(known).toHaveLength(sync?.found ?? 0);
  // All but the two home pages.
  expect(reported).toHaveLength(known.length - 2);
  expect(sync?.parts.product).toMatchObject({ state: 'written', attempts: 1 });
});

const productHandles = (shop: Awaited<ReturnType<typeof createShopTest>>['shop']) =>
  Array.from({ length: shop.catalogue.products.length }, (_, index) => shop.catalogue.products.at(index)?.handle ?? '');
