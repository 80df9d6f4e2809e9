import { createHash } from 'node:crypto';
import { Liquid } from 'liquidjs';
import { describe, expect, test } from 'vitest';
import { isVersion, liveImageUrl, pagePathsOf, readLivePath } from '#domain/images/image-address.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { integrationFiles, readIntegration, type System } from './read-integration.ts';

// What people copy into their systems, run as far as possible here, and read as the platforms read it.

const projectUuid = '7e3f0f6e-9a53-4f43-9d86-0d2b6f4c9a11';
const imagesUrl = 'https://linkbild.example/images';
const values = { imagesUrl, projectUuid, pageUrl: 'https://shop.example/' };
const codeOf = async (system: System, name: string) =>
  (await readIntegration(system, values)).find((file) => file.name === name)?.code ?? '';

const metaOf = (html: string, url: string) =>
  extractMeta({
    body: new TextEncoder().encode(`<!doctype html><html><head>${html}</head></html>`),
    url,
    contentType: 'text/html',
  });

/** The image URL of a page, parsed as the image host parses it. */
function readAddress(address: string) {
  const start = `${imagesUrl}/${projectUuid}/`;
  expect(address.startsWith(start), address).toBe(true);
  const read = readLivePath(address.slice(start.length));
  expect(read, address).not.toBeNull();
  return { version: read?.version ?? '', pages: pagePathsOf(read?.path ?? '') };
}

describe('the Shopify snippet', async () => {
  // Tags as Shopify's own themes print them: http first, no twitter:image, a canonical link in between.
  const themeTags = `<link rel="canonical" href="{{ canonical_url }}">
<meta property="og:site_name" content="{{ shop.name | escape }}">
<meta property="og:title" content="{{ page_title | escape }}">
{%- if page_image %}<meta property="og:image" content="http:{{ page_image | image_url }}">
<meta property="og:image:secure_url" content="https:{{ page_image | image_url }}">
<meta property="og:image:width" content="{{ page_image.width }}"><link rel="x-behind" href="/kept">
{%- endif %}
<meta name="twitter:card" content="summary"><meta name="twitter:title" content="{{ page_title | escape }}">`;
  const engine = new Liquid({
    templates: { 'meta-tags': themeTags, linkbild: await codeOf('shopify', 'snippets/linkbild.liquid') },
  });
  engine.registerFilter('md5', (text) => createHash('md5').update(String(text)).digest('hex'));
  engine.registerFilter('image_url', (image: { src: string }) => `//shop.example/cdn/${image.src}`);
  const layout = await codeOf('shopify', 'theme.liquid');

  const product = {
    title: 'Vase “Anna” & <b>Otto</b>',
    price: 4900,
    compare_at_price: null,
    featured_image: { src: 'anna.jpg' },
  };
  const page = {
    shop: { name: 'Halm & Ton' },
    page_title: product.title,
    page_image: { src: 'anna.jpg', width: 800 },
    canonical_url: 'https://shop.example/products/vase-anna',
    request: { page_type: 'product', path: '/collections/all/products/vase-anna' },
    product,
  };
  const render = async (globals: object) => String(await engine.parseAndRender(layout, {}, { globals }));

  test('prints one image, ours, with everything the platforms read; the theme keeps the rest [1.7] [2.41] [2.81]', async () => {
    const html = await render(page);
    const meta = metaOf(html, page.canonical_url);
    expect(meta.og.images).toHaveLength(1);
    expect(meta.og.images[0]).toMatchObject({ width: 1200, height: 630 });
    expect(meta.twitter.card).toBe('summary_large_image');
    expect(meta.twitter.images.map(({ url }) => url)).toEqual([meta.og.images[0]?.url]);
    expect(meta.og).toMatchObject({ title: product.title, siteName: 'Halm & Ton' });
    expect(html).toContain('<link rel="x-behind" href="/kept">');
    expect(html.match(/<link rel="canonical"/g)).toHaveLength(1);
    expect(html).toContain(`<meta name="linkbild" content="${projectUuid}">`);
    const { version, pages } = readAddress(meta.og.images[0]?.url ?? '');
    expect(isVersion(version)).toBe(true);
    expect(pages).toContain('/products/vase-anna');
    const again = { projectUuid, version, path: '/products/vase-anna' };
    expect(liveImageUrl(imagesUrl, again)).toBe(meta.og.images[0]?.url);
  });

  const versionOf = async (change: object) => {
    const html = await render({ ...page, ...change });
    return readAddress(metaOf(html, page.canonical_url).og.images[0]?.url ?? '').version;
  };

  test('the URL changes with title, price and image, and with nothing else', async () => {
    const versions = await Promise.all([
      versionOf({}),
      versionOf({ product: { ...product, title: 'Other' } }),
      versionOf({ product: { ...product, price: 3900 } }),
      versionOf({ product: { ...product, compare_at_price: 5900 } }),
      versionOf({ product: { ...product, featured_image: { src: 'otto.jpg' } } }),
    ]);
    expect(new Set(versions).size).toBe(versions.length);
    expect(await versionOf({ request: { page_type: 'product', path: '/elsewhere' } })).toBe(versions[0]);
  });

  test.each([
    ['https://shop.example/', 'index', '/'],
    ['https://shop.example', 'index', '/'],
    ['https://shop.example/de/collections/all?page=2', 'collection', '/de/collections/all'],
    ['https://shop.example/blogs/news/sch%C3%B6n', 'article', '/blogs/news/sch%C3%B6n'],
    [null, 'page', '/pages/about'],
  ])('%s is the page %s', async (canonicalUrl, pageType, path) => {
    const html = await render({
      ...page,
      canonical_url: canonicalUrl,
      page_image: null,
      product: null,
      request: { page_type: pageType, path: '/pages/about' },
    });
    expect(readAddress(metaOf(html, 'https://shop.example/').og.images[0]?.url ?? '').pages).toContain(path);
  });

  test('the password page keeps the theme’s own tags', async () => {
    const html = await render({ ...page, request: { page_type: 'password', path: '/password' } });
    expect(html).not.toContain('linkbild');
    expect(html).toContain('og:image:secure_url');
  });
});

test('the JavaScript for other systems builds the same URLs', async () => {
  const code = await codeOf('custom', 'linkbild.js');
  const { linkbildImage, linkbildHtml } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(readAddress(linkbildImage('https://shop.example/products/a?x=1#y', '2026-11-15T08:00:00Z'))).toEqual({
    version: '2026-11-15T080000Z',
    pages: ['/products/a', '/products/a/'],
  });
  expect(readAddress(linkbildImage('https://shop.example', undefined)).pages).toContain('/');
  const meta = metaOf(
    linkbildHtml({ pageUrl: 'https://shop.example/a', title: '"<>&', version: 1 }),
    'https://shop.example/a',
  );
  expect(meta.og.images).toMatchObject([{ width: 1200, height: 630, alt: '"<>&' }]);
});

test('the plain tags request the page by its URL', async () => {
  const meta = metaOf(await codeOf('custom', 'tags.html'), 'https://shop.example/');
  expect(meta.og.images[0]?.url).toBe(`${imagesUrl}/${projectUuid}/og.jpg?url=https%3A%2F%2Fshop.example%2F`);
});

test.each([
  ['https://site.example/products/a?x=1', '/products/a'],
  ['/products/a/', '/products/a/index'],
  ['/', '/index'],
  ['', '/index'],
  ['/a#b', '/a'],
])('the TypoScript turns %s into the path %s', async (link, path) => {
  const code = await codeOf('typo3', 'setup.typoscript');
  const searches = [...code.matchAll(/search = #(.+)#\n/g)].map(
    ([, search = '']) => new RegExp(search.replaceAll('\\#', '#'), 'g'),
  );
  const [strip, index] = searches;
  expect(searches).toHaveLength(2);
  expect(link.replace(strip ?? /x/, '').replace(index ?? /x/, '/index')).toBe(path);
});

test.each(Object.keys(integrationFiles) as System[])(
  'every file for %s is filled in for the project',
  async (system) => {
    for (const { name, code } of await readIntegration(system, { ...values, imagesUrl: 'https://x.example/\'"<i>' })) {
      expect(code, name).not.toMatch(/%[A-Z_]+%/);
      expect(code, name).not.toContain(`'"<i>`);
    }
    expect((await readIntegration(system, values)).some(({ code }) => code.includes(projectUuid))).toBe(true);
  },
);
