import { describe, expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { liveImageUrl, pagePathsOf, readLivePath } from './image-address.ts';
import { ownImageOf, redirectTarget, withoutOwnImages } from './own-images.ts';

const imagesUrl = 'https://linkbild.example/images';

describe('a live image URL', () => {
  test.each([
    ['/', 'index.jpg', '/'],
    ['/products/vase', 'products/vase.jpg', '/products/vase'],
    ['/products/vase?variant=2', 'products/vase.jpg', '/products/vase'],
    ['/blog/', 'blog/index.jpg', '/blog/'],
    ['/a.html', 'a.html.jpg', '/a.html'],
    ['/%C3%BC', '%C3%BC.jpg', '/%C3%BC'],
  ])('of %s ends with %s and leads back', (path, end, page) => {
    const url = liveImageUrl(imagesUrl, { projectUuid: 'p', version: '3f2a', path });
    expect(url).toBe(`${imagesUrl}/p/3f2a/${end}`);
    const read = readLivePath(url.slice(`${imagesUrl}/p/`.length));
    expect(read).toMatchObject({ version: '3f2a', format: 'jpeg' });
    expect(pagePathsOf(read?.path ?? '')[0]).toBe(page);
  });

  test.each(['3f2a', '3f2a/x', '3f2a.jpg', '/x.jpg', '3f2a/x.gif', 'assets/x.jpg', 'route-previews/1.jpg', '../x.jpg'])(
    '%s is not one',
    (rest) => expect(readLivePath(rest)).toBeNull(),
  );

  test('as written by a theme, with path and extension concatenated, also works for the home page', () => {
    expect(pagePathsOf(readLivePath('3f2a/.jpg')?.path ?? '')).toEqual(['/']);
  });
});

test('images that we serve ourselves are not shown on cards, nor redirected to [5.18]', () => {
  const html = `<meta property="og:image" content="http://linkbild.example/images/p/1/a.jpg">
    <meta property="og:image" content="https://shop.example/a.jpg"><meta name="twitter:image" content="${imagesUrl}/p/1/a.jpg">`;
  const meta = extractMeta({ body: Buffer.from(html), url: 'https://shop.example/', contentType: null });
  const { og, twitter } = withoutOwnImages(meta, imagesUrl);
  expect([og.images.map(({ url }) => url), twitter.images]).toEqual([['https://shop.example/a.jpg'], []]);
  expect(ownImageOf(meta, imagesUrl)).toBe('https://shop.example/a.jpg');
});

const site = {
  full: 'https://www.shop.example/',
  locales: { de: 'https://shop.de/', fr: 'https://www.shop.example/fr' },
};

test.each([
  ['https://shop.example/a.jpg', 'https://shop.example/a.jpg'],
  ['https://www.shop.example/a b.jpg', 'https://www.shop.example/a%20b.jpg'],
  ['https://img.shop.example/a.jpg', 'https://img.shop.example/a.jpg'],
  ['https://www.shop.de/ä.jpg', 'https://www.shop.de/%C3%A4.jpg'],
  ['https://cdn.shopify.com/s/files/1/a.jpg?v=1', 'https://cdn.shopify.com/s/files/1/a.jpg?v=1'],
  ['https://shop.example/a\r\nset-cookie: x', 'https://shop.example/aset-cookie:%20x'],
])('redirects to %s', (image, location) => {
  expect(redirectTarget(image, site)).toBe(location);
});

test.each([
  'https://evil.example/',
  'https://shop.example.evil.example/',
  'https://evilshop.example/',
  'https://shop.example@evil.example/',
  'https://user:secret@shop.example/a.jpg',
  'https://shop.example:8443/a.jpg',
  'https://cdn.shopify.com:444/a.jpg',
  'https://cdn.shopify.com.evil.example/a.jpg',
  'http://shop.example/a.jpg',
  'http://cdn.shopify.com/a.jpg',
  '//evil.example/a.jpg',
  '/a.jpg',
  'javascript:alert(1)//https://shop.example/',
  'data:image/png;base64,AAAA',
  'ftp://shop.example/a.jpg',
  'constructor',
  '',
  `https://shop.example/${'a'.repeat(2_000)}`,
])('does not redirect to %s', (image) => {
  expect(redirectTarget(image, site)).toBeNull();
});

test('a local site may have http and a port', () => {
  const local = { full: 'http://127.0.0.1:3001/', locales: {} };
  expect(redirectTarget('http://127.0.0.1:3001/photo.jpg', local)).toBe('http://127.0.0.1:3001/photo.jpg');
  expect(redirectTarget('http://127.0.0.1:3002/photo.jpg', local)).toBeNull();
  expect(redirectTarget('http://1.127.0.0.1:3001/photo.jpg', local)).toBeNull();
});
