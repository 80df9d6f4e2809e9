import { describe, expect, test } from 'vitest';
import { read } from './extract-meta.fixture.ts';
import type { MetaTagData } from './meta-tag-data.ts';

type Value = [name: string, html: string, value: (meta: MetaTagData) => unknown, expected: unknown];

describe('texts', () => {
  test.each<Value>([
    ['title folded', '<title>\n A &amp;\n B </title>', (m) => m.title, 'A & B'],
    ['only the first title', '<title></title><title>B</title>', (m) => m.title, null],
    [
      'empty tags are skipped',
      '<meta name=description content=""><meta name=description content=b>',
      (m) => m.description,
      'b',
    ],
    [
      'name before property, as in the page',
      '<meta name=og:title content=a><meta property=og:title content=b>',
      (m) => m.og.title,
      'a',
    ],
    [
      'a description in name before one in property',
      '<meta property=description content=p><meta name=description content=n>',
      (m) => m.description,
      'n',
    ],
    [
      'a description in property if there is no other',
      '<meta property=description content=p>',
      (m) => m.description,
      'p',
    ],
    ['name if property is missing', '<meta name=og:title content=a>', (m) => m.og.title, 'a'],
    [
      'two keys in one tag',
      '<meta name=description property=og:description content=d>',
      (m) => [m.description, m.og.description],
      ['d', 'd'],
    ],
    [
      'site name from the application',
      '<meta name=application-name content=App>',
      (m) => [m.siteName, m.og.siteName],
      ['App', null],
    ],
  ])('%s', (_, html, value, expected) => {
    expect(value(read(html))).toEqual(expected);
  });

  test('a page without a URL of its own still gives its texts', () => {
    const meta = read('<title>A</title><link rel=icon href=x><meta property=og:image content=rel.jpg>', {
      url: 'no address',
    });
    expect([meta.title, meta.favicon, meta.og.images[0]?.url, meta.urlData.hostname]).toEqual([
      'A',
      null,
      'rel.jpg',
      '',
    ]);
  });
});

describe('addresses and images', () => {
  test.each<Value>([
    [
      'base href',
      '<meta property=og:image content=a.jpg><base href=/x/>',
      (m) => m.og.images[0]?.url,
      'https://shop.example/x/a.jpg',
    ],
    [
      'an empty base is the first one all the same',
      '<base href=""><base href=/x/><meta property=og:image content=a.jpg>',
      (m) => m.og.images[0]?.url,
      'https://shop.example/products/a.jpg',
    ],
    [
      'refused base',
      '<base href=data:,x><meta property=og:image content=a.jpg>',
      (m) => m.og.images[0]?.url,
      'https://shop.example/products/a.jpg',
    ],
    [
      'protocol-relative',
      '<meta property=og:image content=//cdn.example/a.jpg>',
      (m) => m.og.images[0]?.url,
      'https://cdn.example/a.jpg',
    ],
    [
      'address as written',
      '<meta property=og:image content=//cdn.example/a.jpg>',
      (m) => m.og.images[0]?.rawUrl,
      '//cdn.example/a.jpg',
    ],
    [
      'no address at all',
      '<meta property=og:image content="https://exa mple/[">',
      (m) => m.og.images[0]?.url,
      'https://exa mple/[',
    ],
    [
      'image from secure_url alone',
      '<meta property=og:image:secure_url content=https://a.example/b>',
      (m) => m.og.images[0]?.url,
      'https://a.example/b',
    ],
    [
      'the same image twice is one',
      '<meta property=og:image content=/a><meta property=og:image:url content=/a>',
      (m) => m.og.images.length,
      1,
    ],
    ['sub-properties without an image', '<meta property=og:image:width content=9>', (m) => m.og.images, []],
    [
      'twitter image and alt',
      '<meta name=twitter:image:src content=/t><meta name=twitter:image:alt content=T>',
      (m) => m.twitter.images.map((i) => [i.url, i.alt]),
      [['https://shop.example/t', 'T']],
    ],
  ])('%s', (_, html, value, expected) => {
    expect(value(read(html))).toEqual(expected);
  });

  test.each(['', '/x/', 'data:,x', 'https://cdn.example/'])(
    'base "%s" is one for tags and images of the body',
    (href) => {
      const html = `<base href="${href}"><meta property=og:image content=a.jpg><body><img src=a.jpg width=600 height=400>`;
      const { og, ogImageAlternatives } = read(html, { details: true });
      expect(ogImageAlternatives).toEqual([og.images[0]?.url]);
    },
  );

  test('image sub-properties belong to the image before them [3.9]', () => {
    const parts = (n: number) => `<meta property=og:image content=/${n}><meta property=og:image:width content=${n}00>`;
    const { images } = read(`${parts(1)}<meta property=og:image:alt content=one>${parts(2)}`).og;
    expect(images.map(({ width, alt }) => [width, alt])).toEqual([
      [100, 'one'],
      [200, null],
    ]);
  });
});

describe('everything else', () => {
  test.each<Value>([
    [
      'labels',
      '<meta name=twitter:label1 content=Price><meta name=twitter:data1 content=9>',
      (m) => m.twitter.data1,
      { label: 'Price', data: '9' },
    ],
    ['first card', '<meta name=twitter:card content=a><meta name=twitter:card content=b>', (m) => m.twitter.card, 'a'],
    [
      'product price',
      '<meta property=product:price:amount content=9><meta property=og:price:amount content=8>',
      (m) => m.product?.price,
      '9',
    ],
    ['no product', '<meta property=og:type content=website>', (m) => m.product, null],
    [
      'largest icon',
      '<link rel=icon sizes="16x16 48x48" href=a><link rel="shortcut icon" href=b><link rel=apple-touch-icon sizes=180x180 href=/c>',
      (m) => m.favicon,
      { url: 'https://shop.example/c', size: 180, rel: 'apple-touch-icon' },
    ],
    [
      'scalable before unsized',
      '<link rel=icon href=b.ico><link rel=icon sizes=any href=a.svg>',
      (m) => m.favicon?.url,
      'https://shop.example/products/a.svg',
    ],
    ['no icon [3.10] [5.17]', '', (m) => m.favicon?.url, 'https://shop.example/favicon.ico'],
    [
      'an icon that is too small',
      '<link rel=icon sizes=8x8 href=a>',
      (m) => m.favicon?.url,
      'https://shop.example/favicon.ico',
    ],
    [
      'locales',
      '<link rel=alternate hreflang=de href=/de><link rel=alternate hreflang=x-default href=/><link rel=alternate hreflang=de href=/at>',
      (m) => m.locales,
      { de: 'https://shop.example/de', 'x-default': 'https://shop.example/' },
    ],
    [
      'a language named __proto__',
      '<link rel=alternate hreflang=__proto__ href=/p>',
      (m) => Object.keys(m.locales),
      ['__proto__'],
    ],
    [
      'canonical',
      '<link href="?v=1#x" rel="nofollow CANONICAL">',
      (m) => m.canonical,
      'https://shop.example/products/one?v=1#x',
    ],
    ['language', '<html lang="de-AT"><p>', (m) => m.htmlLanguage, 'de-AT'],
    [
      'oEmbed',
      '<link rel=alternate type=text/xml+oembed href=/x><link rel=alternate type=application/json+oembed href=/j>',
      (m) => m.oembedUrl,
      'https://shop.example/j',
    ],
    [
      'robots, colour, generator',
      '<meta name=ROBOTS content=noindex><meta name=theme-color content=#fff><meta name=Generator content=X>',
      (m) => [m.robots, m.themeColor, m.generator],
      ['noindex', '#fff', 'X'],
    ],
    ['host', '', (m) => m.urlData, { hostname: 'shop.example', origin: 'https://shop.example' }],
  ])('%s', (_, html, value, expected) => {
    expect(value(read(html))).toEqual(expected);
  });
});

describe('positions', () => {
  const tag = '<meta property=og:title content=x>';
  test.each<[string, string, string, boolean]>([
    ['head', tag, 'head', true],
    ['behind </head>, before the body', `<head></head>${tag}`, 'head', true],
    ['body', `<body><p>a</p>${tag}`, 'body', true],
    ['behind </html>', `<body></body></html>${tag}`, 'body', true],
    ['noscript in the head', `<head><noscript>${tag}</noscript>`, 'noscript', true],
    ['noscript in the body', `<body><noscript>${tag}</noscript>`, 'noscript', true],
    ['noscript ended by a pixel', `<head><noscript><img>${tag}</noscript>`, 'body', true],
    ['template', `<template><p>${tag}</template>`, 'template', false],
    ['template in a template', `<template><template></template>${tag}</template>`, 'template', false],
    ['comment', `<!-- ${tag} -->`, 'comment', false],
    ['conditional comment', `<!--[if IE]>${tag}<![endif]-->`, 'comment', false],
    ['far down', `<body>${'<div class="a">text</div>'.repeat(20_000)}${tag}`, 'body', true],
    ['after 3 MB of styles', `<head><style>${'a{color:red}'.repeat(250_000)}</style>${tag}`, 'head', true],
  ])('%s', (_, html, place, isSeen) => {
    const meta = read(html);
    expect(meta.tags.filter(({ key }) => key === 'og:title').map((found) => found.place)).toEqual([place]);
    expect(meta.og.title).toBe(isSeen ? 'x' : null);
  });

  test.each([
    ['script', `<script>"${tag}"</script>`],
    ['style', `<style>${tag}</style>`],
    ['textarea', `<textarea>${tag}</textarea>`],
    ['attribute', `<p title='${tag}'>`],
    ['plaintext', `<plaintext>${tag}`],
    ['frameset', `<frameset>${tag}</frameset>`],
    ['CDATA in SVG', `<svg><![CDATA[${tag}]]></svg>`],
    ['an incomplete tag', '<meta property=og:title content="x'],
  ])('%s holds no tag', (_, html) => {
    expect(read(html).tags).toEqual([]);
  });

  test('microdata after the head is read only with details', () => {
    const html = '<meta itemprop=image content=/h><p>a<meta itemprop=price content=9>';
    expect(read(html).tags.map(({ key }) => key)).toEqual(['image']);
    expect(read(html, { details: true }).tags.map(({ key }) => key)).toEqual(['image', 'price']);
  });
});
