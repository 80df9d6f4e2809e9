import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createImageHosts } from '#images/app.ts';
import {
  ogImages,
  shopifyWebhooks,
  subPages,
  watchedPages,
  watches,
  webhookDeliveries,
  webhookEndpoints,
} from '#io/db/schema/index.ts';
import { imageVersion } from '#io/shopify/image-version.ts';
import { waitFor } from '../../../../test/api.ts';
import { createShopTest } from './shop.fixture.ts';
import { startPageSync } from './start-page-sync.ts';

// End to end with real jobs: the shop changes a price, Shopify sends a webhook, and the image is redrawn.

const { api, io, shop, project, pages, row } = await createShopTest({ scopes: ['read_products', 'read_content'] });
await io.renderer.render({ quota: 'warm-up', html: '<p>Ready</p>', data: {} });
await api.runJobs();
await startPageSync(io, io.db, await row());
await waitFor(async () => (await row()).pageSync?.endedAt, 'all pages');
const images = createImageHosts(io).app;
const product = shop.catalogue.products.at(1);
if (!product) throw new Error('no product');
const path = `/products/${product.handle}`;

const get = async (version: string, of = path) => {
  const url = `http://localhost:3000/images/${project.uuid}/${version}${of}.jpg`;
  const answer = await images.fetch(new Request(url));
  return { etag: answer.headers.get('etag'), caching: answer.headers.get('cache-control'), status: answer.status };
};
const versionNow = async (of = path) => {
  const data = (await pages()).get(of)?.shop?.data;
  return (data && imageVersion(data)) ?? '';
};
const drawn = async (version: string) =>
  (await io.db.select().from(ogImages).where(eq(ogImages.version, version)))[0] ?? null;
const allHandled = () =>
  waitFor(async () => {
    const rows = await io.db.select().from(shopifyWebhooks);
    return rows.length > 0 && rows.every(({ handledAt }) => handledAt !== null);
  }, 'every webhook');

test('a page that nobody has read is drawn from what the shop says', async () => {
  const version = await versionNow();
  expect((await get(version)).status).toBe(200);
  expect(await drawn(version)).not.toBeNull();
  const [page] = await io.db.select().from(subPages).where(eq(subPages.path, path));
  expect(page).toMatchObject({ metaData: null, fetchedAt: null });
});

test('a changed price is drawn before anybody requests the image, at the URL that the theme then prints', async () => {
  const [page] = await io.db.select().from(subPages).where(eq(subPages.path, path));
  await io.db.insert(watches).values({ projectId: project.id, since: new Date() }).onConflictDoNothing();
  await io.db.insert(watchedPages).values({ projectId: project.id, subPageId: page?.id ?? 0 });
  const endpoint = { url: 'https://a.example', events: ['image.drawn' as const], secret: 'sealed' };
  await io.db.insert(webhookEndpoints).values({ projectId: project.id, ...endpoint });
  const before = await get(await versionNow());
  shop.setPrice(product.handle, 1234, 2345);
  const version = imageVersion({
    kind: 'product',
    title: product.title,
    seoTitle: null,
    description: null,
    images: [{ url: `x${product.images[0]?.path}?v=1`, width: null, height: null, alt: null }],
    language: 'en',
    publishedAt: null,
    author: null,
    product: {
      price: '12.34',
      compareAtPrice: '23.45',
      currency: 'EUR',
      vendor: null,
      isAvailable: true,
      variants: [],
    },
  });
  await waitFor(() => drawn(version ?? ''), 'the new image');
  const after = await get(version ?? '');
  expect(after.etag).not.toBe(before.etag);
  expect(after.caching).toContain('max-age=86400');
  const [watched] = await io.db.select().from(watchedPages);
  expect(watched?.hintedAt).not.toBeNull();
  const deliveries = await io.db.select().from(webhookDeliveries);
  expect(deliveries.map(({ body }) => body).join()).toContain(`/${version}${path}.jpg`);
});

test('webhooks in the wrong order and twice leave the newest price', async () => {
  shop.webhooks.hold();
  shop.setPrice(product.handle, 3000);
  shop.setPrice(product.handle, 4000);
  const deliveries = await shop.webhooks.release({ reversed: true });
  for (const delivery of deliveries) await shop.webhooks.resend(delivery);
  await allHandled();
  expect((await pages()).get(path)?.shop?.data.product).toMatchObject({ price: '40.00', compareAtPrice: null });
});

test('a new product becomes a page; once deleted, late webhooks do not restore it', async () => {
  const { id: _, ...like } = product;
  shop.addProduct({ ...like, handle: 'new-vase', title: 'New 🏺 vase', updatedAt: new Date().toISOString() });
  await waitFor(async () => (await pages()).get('/products/new-vase')?.shop, 'the new page');
  expect((await pages()).get('/products/new-vase')?.title).toBe('New 🏺 vase');
  shop.webhooks.hold();
  shop.changeProduct('new-vase', { title: 'Too late' });
  shop.deleteProduct('new-vase');
  await shop.webhooks.release({ reversed: true });
  await allHandled();
  const page = (await pages()).get('/products/new-vase');
  expect(page?.status).toBe(-1);
  expect(page?.shop?.goneAt).not.toBeNull();
  expect(page?.title).toBe('New 🏺 vase');
});

test('hidden and renamed products: the old address is ignored, the new one is there', async () => {
  const [hidden, renamed] = [shop.catalogue.products.at(2)?.handle ?? '', shop.catalogue.products.at(3)?.handle ?? ''];
  shop.changeProduct(hidden, { status: 'ARCHIVED' });
  shop.changeProduct(renamed, { handle: 'renamed' });
  await shop.sent();
  await allHandled();
  const all = await pages();
  expect(all.get(`/products/${hidden}`)?.status).toBe(-1);
  expect(all.get(`/products/${renamed}`)?.status).toBe(-1);
  expect(all.get('/products/renamed')?.status).toBe(0);
  shop.changeProduct(hidden, { status: 'ACTIVE' });
  await shop.sent();
  await allHandled();
  expect((await pages()).get(`/products/${hidden}`)?.status).toBe(0);
});

test('a product of 2,000 variants and a title of 5,000 characters', async () => {
  const [variant] = product.variants;
  if (!variant) throw new Error('no variant');
  const variants = Array.from({ length: 2_000 }, (_, index) => ({
    ...variant,
    id: variant.id + 100_000 + index,
    title: `Size ${index}`,
    price: 5_000 - index,
    inventory: index === 1_999 ? 5 : 0,
  }));
  shop.changeProduct(product.handle, { variants, title: '🦊'.repeat(2_500) });
  await shop.sent();
  await allHandled();
  const data = (await pages()).get(path)?.shop?.data;
  expect(data?.product).toMatchObject({ price: '30.01', isAvailable: true });
  expect(data?.product?.variants).toHaveLength(100);
  expect(data?.title).toHaveLength(600);
  expect(data?.title.isWellFormed()).toBe(true);
  expect((await get('any-version')).status).toBe(200);
});

test.each([429, 503, 'THROTTLED'] as const)(
  'the Admin API answers %s for a while: the change is not lost',
  async (fault) => {
    shop.faults.add({ with: fault, times: 2, query: 'product(id' });
    const price = 7_000 + Math.round(Math.random() * 900);
    const { handle } = shop.catalogue.products.at(4) ?? { handle: '' };
    shop.setPrice(handle, price);
    await waitFor(
      async () => (await pages()).get(`/products/${handle}`)?.shop?.data.product?.price === (price / 100).toFixed(2),
      'the price',
    );
  },
);

test('the theme knows of a change before its webhook arrives: the page is read', async () => {
  const { handle } = shop.catalogue.products.at(5) ?? { handle: '' };
  const own = `/products/${handle}`;
  await get(await versionNow(own), own);
  shop.webhooks.hold();
  shop.setPrice(handle, 4321);
  expect((await get('0123456789ab', own)).caching).toContain('max-age=86400');
  const [page] = await io.db.select().from(subPages).where(eq(subPages.path, own));
  expect(page?.metaData?.product?.price).toMatch(/43[.,]21/);
  await shop.webhooks.release();
  await allHandled();
  expect((await pages()).get(own)?.shop?.data.product?.price).toBe('43.21');
});
