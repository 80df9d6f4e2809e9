import { expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { imagesOf } from './page-images.ts';

const site = 'https://shop.example';
const imagesOfBody = (src: string, logoUrl?: string) => {
  const body = Buffer.from(`<body><img src="${src}"></body>`);
  return imagesOf(extractMeta({ body, url: `${site}/vase`, details: true }), logoUrl);
};

test.each([
  '/signet.svg',
  '/logo.png',
  '/img/hofgut-logo_2x.png',
  '/Hofgut%20Logo.PNG',
  '/product-placeholder.jpg',
  '/shop_icons.webp',
  '/sprite.v2.png',
  '/spacer.png?x=1',
  '/pixel.png',
  '/flag-de.png',
  '/avatar.jpg',
  '/trust-badge_2.jpg',
  '/payment-methods.png',
])('%s is no photo', (src) => expect(imagesOfBody(src)).toEqual([]));

test.each([
  '/vase.jpg',
  '/mug-with-logo.jpg',
  '/google-pixel-8.jpg',
  '/logo/vase.jpg',
  '/pixelated.jpg',
  '/iconic-lamp.jpg',
  '/badge-holder.jpg',
])('%s is a photo', (src) => expect(imagesOfBody(src)).toEqual([site + src]));

test.each([
  ['/hofgut.png', `${site}/hofgut.png`, []],
  ['/hofgut_200x.png', `${site}/hofgut.png?v=2`, []],
  ['/vase.png', `${site}/hofgut.png`, [`${site}/vase.png`]],
])('%s beside the logo %s', (src, logoUrl, expected) => expect(imagesOfBody(src, logoUrl)).toEqual(expected));

test('what the page’s tags name is shown whatever it is called', () => {
  const body = Buffer.from(`<meta property="og:image" content="${site}/logo.png"><img src="/vase.jpg">`);
  const meta = extractMeta({ body, url: `${site}/vase`, details: true });
  expect(imagesOf(meta, `${site}/logo.png`)).toEqual([`${site}/logo.png`, `${site}/vase.jpg`]);
});
