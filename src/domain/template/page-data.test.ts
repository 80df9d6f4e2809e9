import { describe, expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { dataOfPage } from './page-data.ts';

function dataOf(head: string, brand = {}, language = 'de') {
  const body = Buffer.from(`<html lang="${language}"><head>${head}</head><body></body></html>`);
  const meta = extractMeta({ body, url: 'https://www.shop.example/products/vase', details: true });
  return dataOfPage(meta, brand);
}
const tag = (property: string, content: string) => `<meta property="${property}" content="${content}">`;

describe('what a template can say about a page', () => {
  test('an empty page still has a title, a name and a colour', () => {
    expect(dataOf('')).toMatchObject({
      title: 'shop.example',
      siteName: 'shop.example',
      description: null,
      price: null,
      image: null,
      images: [],
      dir: 'ltr',
    });
  });
  test.each([
    ['https', 'https://shop.example/a.jpg'],
    ['http', 'http://shop.example/a.jpg'],
  ])('a page read by %s takes the image of its tags that is there', (protocol, image) => {
    const head =
      tag('og:image', 'http://shop.example/a.jpg') + tag('og:image:secure_url', 'https://shop.example/a.jpg');
    const meta = extractMeta({ body: Buffer.from(head), url: `${protocol}://shop.example/products/vase` });
    expect(dataOfPage(meta).image).toBe(image);
  });
  test('the shop’s name is not repeated', () => {
    expect(dataOf('<title>Vase Düne – Halm (und) Ton</title>', { name: 'Halm (und) Ton' }).title).toBe('Vase Düne');
    const whole = 'Halm und Ton – Schönes fürs Zuhause';
    expect(dataOf('<title>Vase Düne | Halm und Ton</title>', { name: whole })).toMatchObject({
      title: 'Vase Düne',
      siteName: 'Halm und Ton',
    });
  });
  test.each([
    ['', 'de', '98,00 €'],
    ['', 'x-default', '€98.00'],
    ['not a language', 'de', '98,00 €'],
  ])('a page with lang="%s" of a project in %s has the price %s', (language, own, price) => {
    const head = tag('product:price:amount', '98.00') + tag('product:price:currency', 'EUR');
    expect(dataOf(head, { language: own }, language).price?.replace('\u00a0', ' ')).toBe(price);
  });
  test.each([
    ['de', '4,8'],
    ['en', '4.8'],
  ])('a rating in %s is written %s', (language, expected) => {
    const body = Buffer.from(`<html lang="${language}"><head>${tag('product:price:amount', '9')}</head></html>`);
    const meta = extractMeta({ body, url: 'https://www.shop.example/products/vase' });
    const product = meta.product && { ...meta.product, rating: 4.8, ratingCount: 44 };
    expect(dataOfPage({ ...meta, product }, {})).toMatchObject({ rating: 4.8, ratingText: expected, ratingCount: 44 });
  });
  test('a price, and one that was higher', () => {
    const price = tag('product:price:amount', '64.00') + tag('product:price:currency', 'EUR');
    expect(dataOf(price)).toMatchObject({ price: '64,00\u00a0€', compareAtPrice: null, isSale: false });
    expect(dataOf(price + tag('product:original_price:amount', '80.00'))).toMatchObject({
      price: '64,00\u00a0€',
      compareAtPrice: '80,00\u00a0€',
      discount: 20,
      isSale: true,
    });
    expect(dataOf(price + tag('product:sale_price:amount', '32.00'))).toMatchObject({
      price: '32,00\u00a0€',
      discount: 50,
    });
  });
  test('colour: the project’s, then the page’s theme colour, then our default', () => {
    const theme = '<meta name="theme-color" content="#00ff00">';
    expect(dataOf(theme, { primaryColor: '#ff0000' }).brandColor).toBe('#ff0000');
    expect(dataOf(theme, { primaryColor: 'javascript:alert(1)' }).brandColor).toBe('#00ff00');
    expect(dataOf('').brandColor).toBe('#1f4e79');
  });
  test('a photo in another size is the same photo; images that differ in their query are not', () => {
    const photos = [
      '/a-1600x1067.jpg?v=1',
      '/a.jpg?width=600',
      '/a_600x.jpg',
      '/a_600x600_crop_center.jpg',
      '/b.png',
      '/photo?id=1',
      '/photo?id=2',
    ];
    const images = photos.map((path) => tag('og:image', `https://shop.example${path}`)).join('');
    expect(dataOf(images).images.map((url) => url.replace('https://shop.example', ''))).toEqual([
      '/a-1600x1067.jpg?v=1',
      '/b.png',
      '/photo?id=1',
      '/photo?id=2',
    ]);
  });
  test('a logo in the page’s header is no photo of it, unless the page names it', () => {
    const html = '<body><img src="/logo.svg"><img src="/halm.png"><img src="/vase.jpg"></body>';
    const read = (head: string) => {
      const body = Buffer.from(head + html);
      const meta = extractMeta({ body, url: 'https://shop.example/vase', details: true });
      return dataOfPage(meta, { logoUrl: 'https://shop.example/halm.png?v=2' }).images;
    };
    expect(read('')).toEqual(['https://shop.example/vase.jpg']);
    expect(read(tag('og:image', '/logo.svg'))[0]).toBe('https://shop.example/logo.svg');
  });
  test.each([
    ['مزهرية', 'rtl'],
    ['2024 מבצע', 'rtl'],
    ['Vase مزهرية', 'ltr'],
  ])('%s is %s', (title, dir) => expect(dataOf(tag('og:title', title)).dir).toBe(dir));
});
