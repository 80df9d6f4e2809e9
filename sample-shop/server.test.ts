import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { detectShopApps } from '#domain/shop-apps/detect-shop-apps.ts';
import { readPageKind } from '#domain/shop-apps/page-kind.ts';
import { detectPageType } from '#domain/shop-apps/page-type.ts';
import { type CaseId, caseIds, cases } from './cases.ts';
import { type SampleShop, startSampleShop } from './server.ts';
import { shop as identity } from './shop.ts';

let shop: SampleShop;
beforeAll(async () => {
  shop = await startSampleShop({ port: 0 });
});
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(path.startsWith('http') ? path : `${shop.url}${path}`, { redirect: 'manual', headers });
const textOf = async (path: string) => (await get(path)).text();
const locs = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));
const tag = (html: string, key: string) =>
  [...html.matchAll(new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)"`, 'g'))].map(
    (match) => match[1] ?? '',
  );
const imageOf = (html: string) => (tag(html, 'og:image')[0] ?? '').replaceAll('&amp;', '&');
const fileOf = async (html: string) => Buffer.from(await (await get(imageOf(html))).arrayBuffer());

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

const alternatives = (html: string, needle: string) => html.split(needle).length - 1;

/** What the page of a case must look like. */
const proofs: Record<CaseId, (html: string, answer: Response, path: string) => void | Promise<void>> = {
  perfect: async (html) => {
    const { width, height, format } = await sharp(await fileOf(html)).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect((await fileOf(html)).length).toBeLessThan(300_000);
    expect([tag(html, 'og:image:alt'), tag(html, 'twitter:image')].flat()).toHaveLength(2);
  },
  'theme-default': (html) => expect([tag(html, 'og:image').length, tag(html, 'twitter:image').length]).toEqual([1, 0]),
  square: async (html) =>
    expect(await sharp(await fileOf(html)).metadata()).toMatchObject({ width: 1600, height: 1600 }),
  portrait: async (html) =>
    expect(await sharp(await fileOf(html)).metadata()).toMatchObject({ width: 1080, height: 1620 }),
  'http-image': (html) => {
    expect(imageOf(html)).toMatch(/^http:\/\/cdn\.halm-und-ton\.example\//);
    expect(tag(html, 'og:image:secure_url')).toHaveLength(1);
  },
  'huge-image': async (html) => {
    const file = await fileOf(html);
    expect(file.length).toBeGreaterThan(1_000_000);
    expect(await sharp(file).metadata()).toMatchObject({ width: 3000, height: 2000 });
  },
  'tiny-image': async (html) =>
    expect(await sharp(await fileOf(html)).metadata()).toMatchObject({ width: 180, height: 180 }),
  'webp-image': async (html) => expect(await sharp(await fileOf(html)).metadata()).toMatchObject({ format: 'webp' }),
  'svg-image': async (html) => expect((await get(imageOf(html))).headers.get('content-type')).toBe('image/svg+xml'),
  'three-images': (html) => expect(tag(html, 'og:image')).toHaveLength(3),
  'app-doubles': (html) => {
    expect([tag(html, 'og:title').length, tag(html, 'og:image').length]).toEqual([2, 2]);
    expect(html.lastIndexOf('og:image"')).toBeGreaterThan(
      html.indexOf('BEGIN app block: shopify://apps/share-cards-pro'),
    );
  },
  'summary-card': (html) => expect(tag(html, 'twitter:card')).toEqual(['summary']),
  'labelled-data': (html) =>
    expect([tag(html, 'twitter:label1'), tag(html, 'twitter:data1')]).toEqual([['Price'], ['€98.00']]),
  'name-attribute': (html) =>
    expect([html.includes('name="og:title"'), html.includes('property="og:')]).toEqual([true, false]),
  'no-image': (html) => expect(tag(html, 'og:image')).toEqual([]),
  japanese: (html) => expect(tag(html, 'og:title')[0]).toContain('松の茶碗'),
  emoji: (html) => expect(tag(html, 'og:title')[0]).toContain('☀️🍋'),
  'long-title': (html) => expect(tag(html, 'og:title')[0]?.length).toBeGreaterThan(150),
  'generic-logo': async (html) => {
    expect(imageOf(html)).toContain('pad_color=fff');
    expect(await sharp(await fileOf(html)).metadata()).toMatchObject({ width: 1200, height: 628 });
  },
  'relative-image': (html) => expect(imageOf(html)).toMatch(/^\/cdn\//),
  'late-tags': (html) => expect(html.indexOf('og:title')).toBeGreaterThan(350_000),
  'no-description': (html) =>
    expect([html.includes('name="description"'), html.includes('og:description')]).toEqual([false, false]),
  'wrong-size': async (html) => {
    expect([tag(html, 'og:image:width'), tag(html, 'og:image:height')]).toEqual([['1200'], ['630']]);
    expect(await sharp(await fileOf(html)).metadata()).toMatchObject({ width: 640, height: 640 });
  },
  entities: async () => {
    const german = await textOf('/de/pages/workshop');
    for (const entity of ['&auml;', '&amp;', '&ndash;', '&#xDF;'])
      expect(tag(german, 'og:title').join() + tag(german, 'og:description').join()).toContain(entity);
  },
  'body-tags': (html) => expect(html.indexOf('og:title')).toBeGreaterThan(html.indexOf('<body')),
  'other-url': (html) => expect(html).toContain(`content="${shop.url}/pages/about"`),
  'missing-image': async (html) => expect((await get(imageOf(html))).status).toBe(404),
  'guarded-image': async (html) => {
    expect((await get(imageOf(html), { 'user-agent': 'facebookexternalhit/1.1' })).status).toBe(403);
    expect((await get(imageOf(html), { 'user-agent': 'Mozilla/5.0' })).status).toBe(200);
  },
  'windows-1252': async (_html, answer) => {
    const text = new TextDecoder('windows-1252').decode(await (await get('/pages/alte-seite')).arrayBuffer());
    expect(answer.headers.get('content-type')).toContain('windows-1252');
    expect(text).toContain('Töpferei für große Krüge – ab 39 €');
  },
  moved: (_html, answer) => expect(answer.headers.get('location')).toBe('/products/dune-vase'),
  loop: async (_html, answer) => {
    expect((await get(answer.headers.get('location') ?? '')).headers.get('location')).toBe('/pages/loop');
  },
  slow: (html) => expect(tag(html, 'og:title')).toEqual(['Slow craft']),
  busy: (_html, answer) => expect(answer.headers.get('retry-after')).toBe('30'),
  challenge: (html, answer) =>
    expect([html.includes('Just a moment'), answer.headers.get('cf-mitigated')]).toEqual([true, 'challenge']),
  forbidden: (_html, answer) => expect(answer.headers.get('cf-mitigated')).toBeNull(),
  broken: (html) => expect(tag(html, 'og:title')).toEqual([]),
  noindex: (html) => expect(tag(html, 'robots')).toEqual(['noindex']),
  password: (html, answer, path) => {
    if (path === '/closed') expect(answer.headers.get('location')).toBe('/password');
    else
      expect([answer.headers.get('x-robots-tag'), html.includes('value="storefront_password"')]).toEqual([
        'nofollow',
        true,
      ]);
  },
  'not-found': (html) => expect([tag(html, 'og:title').length, tag(html, 'og:image').length]).toEqual([1, 1]),
  'old-app-traces': (html) => {
    expect(alternatives(html, 'the associated app was uninstalled')).toBe(2);
    expect(html).toContain('Failed to render app block');
  },
};

describe('cases', () => {
  test.each(cases.map((entry) => [entry.path, entry.id, entry] as const))('%s: %s', async (path, id, entry) => {
    const answer = await get(id === 'slow' ? `${path}?ms=20` : path);
    expect(answer.status).toBe(entry.status ?? 200);
    await proofs[id](await answer.text(), answer, path);
  });

  test('every kind of case has a page', () => {
    expect(caseIds.filter((id) => !cases.some((entry) => entry.id === id))).toEqual([]);
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
