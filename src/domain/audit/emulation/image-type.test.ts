import { expect, test } from 'vitest';
import { imageTypeOf, isMadeForSharing } from './image-type.ts';

const own = ['https://linkbild.example/images'];
const shop = (file: string) => `https://shop.example/cdn/shop/files/${file}`;

// Type of a page's image: docs/decisions/009-what-the-specification-leaves-open.md#audit.
test.each([
  ['no image', null, [null], 'none'],
  ['an image of its own', shop('blue-mug.jpg'), [shop('blue-mug.jpg')], 'static'],
  [
    'the same on three of eight pages',
    shop('a.jpg'),
    [...Array(3).fill(shop('a.jpg')), ...Array(5).fill(null)],
    'generic',
  ],
  [
    'the same on three of nine pages: not more than a third',
    shop('a.jpg'),
    [...Array(3).fill(shop('a.jpg')), ...Array(6).fill(null)],
    'static',
  ],
  ['the same on two of two pages: fewer than three', shop('a.jpg'), [shop('a.jpg'), shop('a.jpg')], 'static'],
  [
    'another version of the same file is the same image',
    shop('a.jpg?v=1'),
    [1, 2, 3].map((v) => shop(`a.jpg?v=${v}`)),
    'generic',
  ],
  ['a logo by name', shop('Logo_2024.png'), [], 'generic'],
  ['a logo inside a name', shop('shop-logo.png'), [], 'generic'],
  ['a logo with its size and colours', shop('halm-und-ton_Logo_white_1200x630.png'), [], 'generic'],
  ['a logo that was uploaded twice', shop('logo_2f1c9a30-8d1e-4b7a-9c55-0a1b2c3d4e5f.png'), [], 'generic'],
  ['not every word with logo in it', shop('catalogo-2024.png'), [], 'static'],
  ['a product with a logo on it', shop('logo-hoodie-blue.jpg'), [], 'static'],
  ['a product whose name says so', shop('mug-with-logo.jpg'), [], 'static'],
  ['the same in German', shop('Tasse_mit_Logo_2.jpg'), [], 'static'],
  ['logo in the middle of a name', shop('tee-logo-print.jpg'), [], 'static'],
  ['a longer word that begins so', shop('logotype-mug.jpg'), [], 'static'],
  ['a placeholder', shop('placeholder.png'), [], 'generic'],
  ['a favicon', shop('favicon-192.png'), [], 'generic'],
  ['Shopify pads the shared logo', shop('x.png?height=628&pad_color=fff&width=1200'), [], 'generic'],
  ['drawn by the product itself', 'https://linkbild.example/images/uuid/ab12/products/mug.jpg', [], 'dynamic'],
  [
    'drawn by the product, simple form on every page',
    'https://linkbild.example/images/u/og.jpg?url=a',
    Array(5).fill('https://linkbild.example/images/u/og.jpg?url=b'),
    'dynamic',
  ],
  ['a host that only starts like the product’s', 'https://linkbild.example/images-of-mugs/a.jpg', [], 'static'],
  ['a known generator', 'https://shop.example/api/og?title=Mug', [], 'dynamic'],
  [
    'a generator with one image for all pages',
    'https://shop.example/api/og?title=Shop',
    Array(4).fill('https://shop.example/api/og?title=Shop'),
    'generic',
  ],
  ['the image route of a framework', 'https://shop.example/blog/post/opengraph-image-1a2b3c?4d5e', [], 'dynamic'],
  ['the image module of a framework', 'https://shop.example/_og/d/title_Mug.png', [], 'dynamic'],
  ['text laid over a photo', 'https://res.cloudinary.com/shop/image/upload/l_text:Lato_64:Mug/mug.jpg', [], 'dynamic'],
  ['a plain file named og', 'https://shop.example/og.png', [], 'static'],
  ['a stray percent sign', shop('100%.jpg'), [], 'static'],
] as [string, string | null, (string | null)[], string][])('%s', (_name, url, siteImages, expected) => {
  expect(imageTypeOf(url === null ? null : { url, isReachable: true }, { imagesUrls: own, siteImages })).toBe(expected);
});

const card = { width: 1200, height: 630 };
test.each<[string, string, { width: number; height: number }, string, boolean]>([
  ['a file of the page in a folder for them', '/og/halo-lamp.png', card, '/p/halo-lamp', true],
  ['the same, drawn at twice the size', '/assets/og-images/halo.webp', { width: 2400, height: 1260 }, '/halo', true],
  ['a name that says so', '/social/halo-og.png', card, '/p/halo', true],
  ['another one', '/uploads/2026/halo-lamp-social-card.jpg', card, '/p/halo', true],
  ['beside the page, as frameworks put it', '/blog/post/opengraph-image.png', card, '/blog/post/', true],
  ['one for the whole site', '/og.png', card, '/p/halo', false],
  ['the same in another folder', '/assets/og-image-1200x630.png', card, '/p/halo', false],
  ['the default of the site', '/og/default.png', card, '/p/halo', false],
  ['the home page’s own file cannot be told from the site’s', '/opengraph-image.png', card, '/', false],
  ['a photo that was cut', '/cdn/shop/files/halo.jpg?width=1200&height=630&crop=center', card, '/p/halo', false],
  ['a square', '/og/halo.png', { width: 1080, height: 1080 }, '/p/halo', false],
  ['too small for a card', '/og/halo.png', { width: 400, height: 210 }, '/p/halo', false],
  ['a word that only begins so', '/files/ogre-lamp.jpg', card, '/p/ogre', false],
  ['a course on social media', '/files/social-media-course.jpg', card, '/p/course', false],
  ['a logo', '/og/shop-logo.png', card, '/p/halo', false],
  ['a word of hexadecimal letters', '/og/facade.png', card, '/p/facade', true],
  ['the brand’s', '/files/acme-og.png', card, '/p/halo', false],
  ['a campaign’s', '/social/spring-sale-banner.jpg', card, '/p/halo', false],
  ['the brand’s on the home page', '/social/acme.png', card, '/', false],
])('made for sharing: %s', (_, path, size, page, expected) => {
  const url = `https://shop.example${path}`;
  expect(isMadeForSharing(url, size, `https://shop.example${page}`)).toBe(expected);
  if (!expected) return;
  const image = { url, isReachable: true, isMadeForSharing: true };
  expect(imageTypeOf(image, { imagesUrls: own, siteImages: [url, null, null] })).toBe('dynamic');
  expect(imageTypeOf(image, { imagesUrls: own, siteImages: [url, url, url] })).toBe('generic');
});

test('an image that cannot be fetched counts as none', () => {
  expect(imageTypeOf({ url: shop('a.jpg'), isReachable: false }, { imagesUrls: own, siteImages: [] })).toBe('none');
});
