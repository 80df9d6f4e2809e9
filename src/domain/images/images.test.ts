import { describe, expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { liveImageUrl, pagePathsOf, readLivePath } from './image-address.ts';
import { ownImageOf, withoutOwnImages } from './own-images.ts';

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
