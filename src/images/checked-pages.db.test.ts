import sharp from 'sharp';
import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { pageBand } from '#domain/template/base-templates/page-band.ts';
import { drawExampleImage } from '#flows/reports/draw-example-image.ts';
import { createShopApi } from '../../test/api-with-shop.ts';
import { createCheckedPageHosts } from './checked-pages.ts';

// The sharing image of a checked page: any URL, requested by anybody.

const { api, shop } = await createShopApi();
const general = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#123456' } })
  .jpeg()
  .toBuffer();
const hosts = createCheckedPageHosts(api.io, async () => general);

const get = (url: string, { language = 'en', client = '203.0.113.1', method = 'GET' } = {}) =>
  hosts.request(
    `/images/site/preview/${language}.jpg?url=${encodeURIComponent(url)}`,
    { method },
    { incoming: { socket: { remoteAddress: client } } },
  );
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const product = `${shop.url}/products/dune-vase`;

test('is drawn for the page and the language, cached, and has validators', async () => {
  const first = await get(product);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(first.headers.get('cache-control')).toContain('max-age=300');
  const bytes = await bytesOf(first);
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect(bytes.length).toBeLessThan(300_000);
  expect(bytes.equals(general)).toBe(false);
  expect((await bytesOf(await get(product))).equals(bytes)).toBe(true);
  expect((await bytesOf(await get(product, { language: 'de' }))).equals(bytes)).toBe(false);
  expect((await bytesOf(await get(`${shop.url}/products/halo-table-lamp`))).equals(bytes)).toBe(false);
});

test.each([
  ['no address', ''],
  ['not an address', 'javascript:alert(1)'],
  ['a private address', 'http://127.0.0.1:1/'],
  ['a page that does not exist', `${shop.url}/products/nothing-here`],
])('%s gives the general image, for a minute', async (_, url) => {
  const answer = await get(url, { client: '203.0.113.2' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(answer.headers.get('cache-control')).toContain('max-age=60');
  expect((await bytesOf(answer)).equals(general)).toBe(true);
});

test('one client draws no more than its limit; what is cached is sent all the same', async () => {
  const client = '203.0.113.3';
  const { max } = limits.checkedPageImages;
  // Each URL is new, so it counts before the page is read.
  for (let count = 0; count < max; count++) await get(`http://127.0.0.1:1/${count}`, { client });
  const over = await get(`${shop.url}/collections/ceramics`, { client });
  expect([over.status, (await bytesOf(over)).equals(general)]).toEqual([200, true]);
  expect((await bytesOf(await get(product, { client }))).equals(general)).toBe(false);
});

const example = (url: string, client = '203.0.113.4') =>
  hosts.request(
    `/og/example.jpg?url=${encodeURIComponent(url)}`,
    {},
    { incoming: { socket: { remoteAddress: client } } },
  );

test('the image Linkbild would create for a page has its own photo, and is created once', async () => {
  const first = await example(product);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const bytes = await bytesOf(first);
  const { width, height } = await sharp(bytes).metadata();
  expect([width, height]).toEqual([1200, 630]);
  expect((await bytesOf(await example(product, '203.0.113.5'))).equals(bytes)).toBe(true);
  expect((await bytesOf(await example(`${shop.url}/products/halo-table-lamp`))).equals(bytes)).toBe(false);
});

test.each([
  ['no address', ''],
  ['not an address', 'javascript:alert(1)'],
  ['a private address', 'http://127.0.0.1:1/'],
  ['a page that does not exist', `${shop.url}/products/nothing-here`],
])('%s has no such image, and nobody caches that', async (_, url) => {
  const answer = await example(url, '203.0.113.6');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect((await bytesOf(answer)).length).toBe(0);
});

test('one client gets no more new images than its limit', async () => {
  const client = '203.0.113.7';
  for (let count = 0; count < limits.exampleImages.max; count++) await example(`http://127.0.0.1:1/${count}`, client);
  expect((await example(`${shop.url}/collections/ceramics`, client)).status).toBe(429);
  expect((await example(product, client)).status).toBe(200);
});

test('a photo that does not load is not left as a letter: the template is one without photos', async () => {
  const photo = `<meta property="og:image" content="${shop.url}/cdn/not-there.jpg"><title>An article</title>`;
  const url = `${shop.url}/blogs/journal/table`;
  const meta = extractMeta({ body: new TextEncoder().encode(photo), url, contentType: 'text/html' });
  let used = '';
  const renderer = {
    render: (task: { html: string }) => {
      used = task.html;
      return api.io.renderer.render(task as Parameters<typeof api.io.renderer.render>[0]);
    },
  };
  const project = { title: 'Halm', logoUrl: null, primaryColor: null };
  expect(
    await drawExampleImage({ ...api.io, renderer }, { meta, path: '/blogs/journal/table', project }),
  ).not.toBeNull();
  expect(used).toBe(pageBand.html);
});

test('an image that Linkbild drew is no photo for its own example', async () => {
  const url = `${shop.url}/products/dune-vase`;
  const project = { title: 'Halm', logoUrl: null, primaryColor: null };
  const photo = `<meta property="og:image" content="${shop.url}/cdn/shop/files/dune-vase-1600x1600.jpg">`;
  // As many as are tried.
  const ours = [1, 2, 3].map((n) => `<meta property="og:image" content="${api.io.settings.imagesUrl}/p/og-${n}.jpg">`);
  const drawn = (head: string) => {
    const meta = extractMeta({ body: new TextEncoder().encode(`<title>Vase</title>${head}`), url });
    return drawExampleImage(api.io, { meta, path: '/products/dune-vase', project });
  };
  const before = await drawn(photo);
  expect(before).not.toBeNull();
  expect(await drawn(ours.join('') + photo)).toEqual(before);
});
