import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { extractMeta } from './extract-meta.ts';
import type { MetaTagData } from './meta-tag-data.ts';

const url = 'https://shop.example/products/one';
const read = (html: string, rest: { contentType?: string; details?: boolean; url?: string } = {}) =>
  extractMeta({ body: new TextEncoder().encode(html), url, ...rest });
const fixture = (name: string) => readFileSync(new URL(`../../../fixtures/pages/${name}`, import.meta.url));

describe('values', () => {
  test.each<[string, string, (meta: MetaTagData) => unknown, unknown]>([
    ['title folded', '<title>\n A &amp;\n B </title>', (m) => m.title, 'A & B'],
    ['only the first title', '<title></title><title>B</title>', (m) => m.title, null],
    [
      'empty tags are skipped',
      '<meta name=description content=""><meta name=description content=b>',
      (m) => m.description,
      'b',
    ],
    [
      'property before name',
      '<meta name=og:title content=a><meta property=og:title content=b>',
      (m) => m.og.title,
      'b',
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
    [
      'base href',
      '<meta property=og:image content=a.jpg><base href=/x/>',
      (m) => m.og.images[0]?.url,
      'https://shop.example/x/a.jpg',
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

  test('image sub-properties belong to the image before them [3.9]', () => {
    const parts = (n: number) => `<meta property=og:image content=/${n}><meta property=og:image:width content=${n}00>`;
    const { images } = read(`${parts(1)}<meta property=og:image:alt content=one>${parts(2)}`).og;
    expect(images.map(({ width, alt }) => [width, alt])).toEqual([
      [100, 'one'],
      [200, null],
    ]);
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

describe('evidence', () => {
  test('offsets and raw text are those of the bytes received', () => {
    const html = '<title>Größe</title>\n<META  property="og:title"\ncontent="日本">ä<link rel=canonical href=/>';
    const body = new TextEncoder().encode(html);
    for (const { offset, endOffset, raw } of extractMeta({ body, url }).tags) {
      expect(new TextDecoder().decode(body.subarray(offset, endOffset))).toBe(raw);
    }
    expect(read(html).tags.map(({ key, offset }) => [key, offset])).toEqual([
      ['title', 0],
      ['og:title', 23],
      ['canonical', 69],
    ]);
  });

  test('offsets in UTF-16 count bytes', () => {
    const body = Uint8Array.from([
      0xff,
      0xfe,
      ...[...'ä<title>A</title>'].flatMap((letter) => [letter.charCodeAt(0), 0]),
    ]);
    expect(extractMeta({ body, url }).tags.map(({ offset, endOffset, value }) => [offset, endOffset, value])).toEqual([
      [4, 36, 'A'],
    ]);
  });

  test('raw text is cut, the value is not', () => {
    const [tag] = read(`<meta name=description content="${'a'.repeat(5000)}">`).tags;
    expect([tag?.raw.length, tag?.value.length]).toEqual([500, 5000]);
  });

  test.each<[string, string, boolean[]]>([
    ['second title', '<title>a</title><title>b</title>', [false, true]],
    [
      'same key by name and property',
      '<meta name=og:title content=a><meta property=og:title content=b>',
      [false, true],
    ],
    ['two images are a list', '<meta property=og:image content=/a><meta property=og:image content=/b>', [false, false]],
    ['the same image twice', '<meta property=og:image content=/a><meta property=og:image content=/a>', [false, true]],
    [
      'sizes of two images',
      '<meta property=og:image:width content=1><meta property=og:image:width content=1>',
      [false, false],
    ],
    [
      'tags in a template do not count',
      '<template><meta name=a content=1></template><meta name=a content=1>',
      [false, false],
    ],
    [
      'colours for light and dark',
      '<meta name=theme-color media=a content=#fff><meta name=theme-color media=b content=#fff>',
      [false, false],
    ],
  ])('duplicate: %s', (_, html, expected) => {
    expect(read(html).tags.map(({ isDuplicate }) => isDuplicate)).toEqual(expected);
  });

  test.each<[string, string, (string | null)[]]>([
    [
      'app block',
      '<meta name=a content=1><!-- BEGIN app block: shopify://apps/my-seo/blocks/x/1 --><meta name=b content=1><!-- END app block --><meta name=c content=1>',
      [null, 'my-seo', null],
    ],
    [
      'Yoast',
      '<!-- This site is optimized with the Yoast SEO plugin v2 --><meta name=b content=1><!-- / Yoast SEO plugin. -->',
      ['Yoast SEO'],
    ],
    [
      'Rank Math',
      '<!-- Search Engine Optimization by Rank Math - https://rankmath.com/ --><meta name=b content=1><!-- /Rank Math WordPress SEO plugin -->',
      ['Rank Math'],
    ],
    [
      'All in One SEO',
      '<!-- All in One SEO 4.8.1 - aioseo.com --><meta name=b content=1><!-- All in One SEO -->',
      ['All in One SEO'],
    ],
    [
      'a block never closed',
      '<!-- BEGIN app block: shopify://apps/my-seo/blocks/x/1 --><meta name=b content=1>',
      [null],
    ],
    [
      'Smart SEO leaves a mark',
      `<meta name="smart-seo-integrated" content="true">\n<meta name=b content=1>${' '.repeat(99)}<meta name=c content=1>`,
      ['Smart SEO', 'Smart SEO', null],
    ],
    ['framework attribute', '<meta data-n-head="ssr" name=b content=1>', ['Nuxt']],
  ])('written by: %s', (_, html, expected) => {
    expect(read(html).tags.map(({ writtenBy }) => writtenBy)).toEqual(expected);
  });

  test.each<[string, number | null]>([
    ['<head><title>a</title></head><body>', 22],
    ['<title>a</title><p>', 16],
    ['<title>a</title>text', 16],
    ['<title>a</title>', null],
    ['<script>"</head>"</script><body>', 26],
  ])('head end of %s', (html, expected) => {
    expect(read(html).headEndOffset).toBe(expected);
  });
});

describe('saved pages', () => {
  test('a shop product with an app that adds a second set of tags', () => {
    const meta = extractMeta({
      body: fixture('shopify-product.html'),
      url: 'https://nordlicht.example/products/merino-jacke',
      details: true,
    });
    expect(meta).toMatchObject({
      title: 'Merino-Jacke – Nordlicht & Söhne',
      description: 'Warm, leicht, aus Norwegen. Für Damen & Herren.',
      siteName: 'Nordlicht & Söhne',
      og: { title: 'Merino-Jacke', locale: 'de_DE' },
      product: {
        name: 'Merino-Jacke',
        price: '129,00',
        currency: 'EUR',
        availability: 'InStock',
        brand: 'Nordlicht',
        rating: 4.8,
        ratingCount: 112,
        images: ['https://nordlicht.example/cdn/shop/files/jacke.jpg'],
      },
      ogImageAlternatives: [
        'https://nordlicht.example/cdn/shop/files/jacke_600.jpg',
        'https://nordlicht.example/cdn/shop/files/jacke-2.jpg',
      ],
      favicon: { url: 'https://nordlicht.example/cdn/shop/files/touch.png', size: 180 },
      locales: {
        de: 'https://nordlicht.example/products/merino-jacke',
        en: 'https://nordlicht.example/en/products/merino-jacket',
      },
      htmlLanguage: 'de',
      charset: 'utf-8',
    });
    expect(meta.og.images.map(({ url: address, width, alt }) => [address, width, alt])).toEqual([
      ['http://nordlicht.example/cdn/shop/files/jacke.jpg?v=1714', 2048, null],
      ['https://images.preview-maker.example/p/merino-jacke.jpg', 1200, 'Merino-Jacke, blau'],
    ]);
    expect(meta.tags.filter(({ isDuplicate }) => isDuplicate).map(({ key, writtenBy }) => [key, writtenBy])).toEqual([
      ['og:title', 'preview-maker'],
    ]);
  });

  test('a blog post with Yoast', () => {
    const meta = extractMeta({ body: fixture('wordpress-yoast.html'), url: 'https://harbour.example/knots/' });
    expect(meta).toMatchObject({
      title: 'Five knots you “should” know – Harbour Notes',
      og: { title: 'Five knots you "should" know', images: [{ width: 1200, height: 675, type: 'image/jpeg' }] },
      twitter: {
        data1: { label: 'Written by', data: 'Jo' },
        data2: { label: 'Estimated reading time', data: '4 minutes' },
      },
      article: { author: 'Jo', publishedTime: '2026-01-05T08:00:00+00:00' },
      favicon: { url: 'https://harbour.example/favicon-192.png', size: 192 },
      generator: 'WordPress 6.9',
    });
    expect(meta.tags.find(({ key }) => key === 'og:site_name')?.writtenBy).toBe('Yoast SEO');
    expect(meta.tags.find(({ key }) => key === 'generator')?.writtenBy).toBeNull();
  });
});
