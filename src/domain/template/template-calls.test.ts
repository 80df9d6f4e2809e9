import { describe, expect, test } from 'vitest';
import {
  fontAcceptAttribute,
  fontFormatNames,
  imageAcceptAttribute,
  imageFormatNames,
  readAssetValue,
} from './assets.ts';
import { cardData } from './base-template.ts';
import { cardKindOf, cardKindOfPage } from './card-kind.ts';
import { locateError } from './locate-error.ts';
import { dataOfPage } from './page-data.ts';
import { samplePage } from './sample-page.ts';
import { describeRenderError, type RenderErrorReason, renderErrorTexts } from './template-error.ts';

test.each([
  ['/', 'home'],
  ['/de/', 'home'],
  ['*', 'page'],
  ['/products/*', 'product'],
  ['/de-at/products/vase', 'product'],
  ['/collections/*', 'collection'],
  ['/blogs/*', 'blog'],
  ['/pages/*', 'page'],
  ['/product-category/*', 'collection'],
  ['/product/*', 'product'],
  ['/produkte/*', 'product'],
  ['/category/*', 'collection'],
  ['/aktuelles/*', 'blog'],
  ['/catalog/product/*', 'product'],
  ['/catalog/category/*', 'collection'],
  ['/news/*', 'blog'],
  ['/impressum', 'page'],
] as const)('%s is drawn as a %s', (path, kind) => expect(cardKindOf(path)).toBe(kind));

test('the content of a page wins over its path', () => {
  expect(cardKindOfPage({ type: 'article', path: '/products/x' })).toBe('blog');
  expect(cardKindOfPage({ type: 'other', path: '/products/x' })).toBe('product');
  expect(cardKindOfPage({ type: null, path: '/' })).toBe('home');
});

describe('an error is located in the source', () => {
  const place = (html: string, data: Record<string, unknown> = {}, css?: string) =>
    locateError({ html, data, style: css ? { css } : {} }, 'forbidden-address');
  test.each([
    [
      'after a loop',
      '{% for n in (1..3) %}\n<p>{{ n }}</p>\n{% endfor %}\n<script></script>',
      { part: 'html', where: { line: 4, column: 1 } },
    ],
    [
      'after an output of two lines',
      '<p>{{ title |\nupcase }}</p><iframe></iframe>',
      { part: 'html', where: { line: 2, column: 14 } },
    ],
    ['from the data', '<img src="{{ title }}"><p>a</p>', { part: 'data' }],
    ['in Liquid itself', '<p>\n  {{ title | nothing }}</p>', { part: 'html', where: { line: 2, column: 3 } }],
  ])('%s', (_, html, expected) => expect(place(html, { title: 'file:///a' })).toMatchObject(expected));

  test('in the style sheet', () => {
    expect(place('<p>a</p>', {}, 'p{}\n@import "x"')).toMatchObject({ part: 'style' });
  });
});

test('every error has texts in both languages, with the offending code and its position', () => {
  for (const reason of Object.keys(renderErrorTexts) as RenderErrorReason[]) {
    const { en, de } = describeRenderError({ reason, detail: '<b>', where: { line: 3, column: 7 } });
    expect(en).toMatch(/.{8}: <b> \(line 3, column 7\)$/);
    expect(de).toMatch(/.{8}: <b> \(Zeile 3, Spalte 7\)$/);
    expect(en).not.toBe(de);
  }
});

test.each([
  ['color', '#ABC', '#aabbcc'],
  ['color', 'rgb(1, 2, 3)', '#010203'],
  ['color', 'red', null],
  ['color', '#12345', null],
  ['color', '#11223380', null],
  ['font', 'Source Sans 3', 'Source Sans 3'],
  ['font', 'a;b', null],
  ['font', '', null],
  ['image', 'https://shop.example/a b.png', 'https://shop.example/a%20b.png'],
  ['image', 'javascript:alert(1)', null],
  ['image', 'https://user:pass@shop.example/', null],
] as const)('an asset of type %s may say %s', (type, given, value) => {
  const read = readAssetValue(type, given);
  expect(read.ok ? read.value : null).toBe(value);
});

test('a template’s own colour makes its palette; an unreadable one changes nothing', () => {
  const page = dataOfPage(samplePage('product', 'de'), { primaryColor: '#224466' });
  const own = cardData(page, { brandColor: '#00aa55', theme: 'brand' });
  expect(own.palette).toEqual(dataOfPage(samplePage('product', 'de'), { primaryColor: '#00aa55' }).palette);
  expect(own.c.surface).toBe(own.palette.brand);
  expect(cardData(page, { brandColor: 'nonsense' }).palette).toEqual(page.palette);
  expect(page).toMatchObject({
    title: 'Der Name Ihres Produkts',
    price: expect.stringContaining('49'),
    language: 'de',
  });
});

test('names every file that may be uploaded, to people and to the browser', () => {
  expect(imageFormatNames).toBe('JPEG, PNG, WebP, GIF, SVG, AVIF');
  expect(fontFormatNames).toBe('WOFF2, WOFF, TTF, OTF');
  expect(imageAcceptAttribute).toBe('image/jpeg,image/png,image/webp,image/gif,image/svg+xml,image/avif');
  expect(fontAcceptAttribute).toBe('.woff2,.woff,.ttf,.otf');
});
