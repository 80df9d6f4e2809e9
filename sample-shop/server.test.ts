import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { detectShopApps } from '#domain/shop-apps/detect-shop-apps.ts';
import { readPageKind } from '#domain/shop-apps/page-kind.ts';
import { detectPageType } from '#domain/shop-apps/page-type.ts';
import { type SampleShop, startSampleShop } from './server.ts';
import { createShopTest } from './shop.fixture.ts';
import { shop as identity } from './shop.ts';

const { shop, get, textOf } = await createShopTest();
const locs = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));

async function sitemapUrls(from: SampleShop): Promise<string[]> {
  const children = locs(await (await fetch(`${from.url}/sitemap.xml`)).text());
  const lists = await Promise.all(children.map(async (child) => locs(await (await fetch(child)).text())));
  return lists.flat();
}

describe('the site as a crawler finds it', () => {
  test('every page of the sitemap responds 200 with HTML of a real theme’s size', async () => {
    const urls = await sitemapUrls(shop);
    expect(urls).toHaveLength(68);
    expect(new Set(urls).size).toBe(68);
    for (const url of urls) {
      const answer = await get(url);
      expect([url, answer.status, answer.headers.get('content-type')]).toEqual([url, 200, 'text/html; charset=utf-8']);
      expect((await answer.text()).length).toBeGreaterThan(90_000);
    }
  });

  test('the index names children as Shopify does, German ones included, and they only respond to that URL', async () => {
    const children = locs(await textOf('/sitemap.xml')).map((url) => url.slice(shop.url.length));
    expect(children[0]).toMatch(/^\/sitemap_products_1\.xml\?from=\d+&to=\d+$/);
    expect(children.filter((child) => child.startsWith('/de/'))).toHaveLength(4);
    expect((await get('/sitemap_products_1.xml')).status).toBe(404);
    expect(await textOf(children[0] ?? '')).toContain('<image:loc>');
  });

  test('robots.txt names the sitemap', async () => {
    expect(await textOf('/robots.txt')).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  });

  test('a site of thousands of pages', async () => {
    const large = await startSampleShop({ port: 0, pages: 5001 });
    try {
      const urls = await sitemapUrls(large);
      expect(urls).toHaveLength(68 + 5001);
      const last = await fetch(urls.at(-1) ?? '');
      expect([last.status, (await last.text()).includes('no. 5001')]).toEqual([200, true]);
      expect((await fetch(`${large.url}/products/item-005002`)).status).toBe(404);
    } finally {
      await large.close();
    }
  });

  test('a closed shop redirects every path to its password page', async () => {
    const closed = await startSampleShop({ port: 0, closed: true });
    try {
      for (const [path, target] of [
        ['/', '/password'],
        ['/products/dune-vase', '/password'],
        ['/de/pages/about', '/de/password'],
      ]) {
        const answer = await fetch(`${closed.url}${path}`, { redirect: 'manual' });
        expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, target]);
      }
      expect((await fetch(`${closed.url}/password`)).status).toBe(200);
    } finally {
      await closed.close();
    }
  });
});

describe('marks of Shopify', () => {
  test('headers and head', async () => {
    const answer = await get('/de/products/dune-vase');
    const html = await answer.text();
    expect(answer.headers.get('powered-by')).toBe('Shopify');
    expect(answer.headers.get('server-timing')).toContain('pageType;desc="product"');
    for (const mark of [
      `Shopify.shop = "${identity.shopifyDomain}"`,
      'Shopify.theme = {',
      'id="__st"',
      'shopify.content_for_header.start',
      '"p":"product"',
      'hreflang="x-default"',
    ])
      expect(html).toContain(mark);
    expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('content_for_header.start'));
  });

  test.each([
    ['/cart.js', 'item_count'],
    ['/products.json?limit=1', 'products'],
    ['/meta.json', 'myshopify_domain'],
  ])('%s is JSON', async (path, key) => {
    const answer = await get(path);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toHaveProperty(key);
  });

  test('validators: 304 for the same ETag and for a later date, 200 otherwise; gzip on request', async () => {
    const first = await get('/pages/about');
    const etag = first.headers.get('etag') ?? '';
    const changed = first.headers.get('last-modified') ?? '';
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect((await get('/pages/about', { 'if-none-match': etag })).status).toBe(304);
    expect((await get('/pages/about', { 'if-modified-since': changed })).status).toBe(304);
    expect((await get('/pages/about', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get('/pages/about', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
  });
});

test('images come smaller on request, but only in fixed sizes', async () => {
  const small = await get('/cdn/shop/files/dune-vase-1600x1600.jpg?width=350');
  expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ width: 360, height: 360 });
  for (const path of [
    '/cdn/shop/files/dune-vase-1601x1600.jpg',
    '/cdn/shop/files/nothing-1200x630.jpg',
    '/cdn/shop/files/dune-vase-1200x630.exe',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('images support ranges, pages do not', async () => {
  const part = await get('/cdn/shop/files/dune-vase-1200x630.jpg', { range: 'bytes=0-99' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, expect.stringMatching(/^bytes 0-99\/\d+$/)]);
  expect((await part.arrayBuffer()).byteLength).toBe(100);
  expect((await get('/cdn/shop/files/dune-vase-1200x630.jpg', { range: 'bytes=99999999-' })).status).toBe(200);
  expect((await get('/pages/about', { range: 'bytes=0-99' })).status).toBe(200);
});

describe('the shop as Linkbild reads it', () => {
  const apps = [
    'judgeme',
    'klaviyo',
    'meta-pixel',
    'tidio',
    'klarna',
    'paypal',
    'shop-pay',
    'google-analytics-4',
    'pandectes',
  ];
  test.each(['/', '/de/products/dune-vase', '/collections/new'])('apps of %s, removed ones omitted', async (path) => {
    expect(detectShopApps(await textOf(path)).map((app) => app.name)).toEqual(apps);
  });

  test.each([
    ['/', 'home'],
    ['/de', 'home'],
    ['/products/sun-plate', 'product'],
    ['/collections/ceramics/products/sun-plate', 'product'],
    ['/collections/lamps', 'collection'],
    ['/pages/care', 'page'],
    ['/blogs/journal', 'blog'],
    ['/de/blogs/journal/a-table-for-six', 'article'],
    ['/cart', 'cart'],
    ['/password', 'password'],
    ['/products/not-here', 'not-found'],
  ])('%s is a Shopify page of kind %s', async (path, kind) => {
    const answer = await get(path);
    const evidence = {
      html: await answer.text(),
      url: `${shop.url}${path}`,
      headers: answer.headers,
    };
    expect(detectPageType(evidence)).toMatchObject({
      pageType: 'shopify',
      isHeadless: false,
      shopifyDomain: identity.shopifyDomain,
    });
    expect(readPageKind(evidence)).toBe(kind);
  });
});
