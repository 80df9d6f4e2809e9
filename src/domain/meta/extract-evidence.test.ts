import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { read, url } from './extract-meta.fixture.ts';
import { extractMeta } from './extract-meta.ts';

const fixture = (name: string) => readFileSync(new URL(`../../../fixtures/pages/${name}`, import.meta.url));

describe('where a tag is', () => {
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

describe('whose a tag is', () => {
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
      'The SEO Framework',
      '<!-- The SEO Framework by Sybre Waaijer --><meta name=b content=1><!-- / The SEO Framework by Sybre Waaijer | 7.12ms meta | 0.24ms boot -->',
      ['The SEO Framework'],
    ],
    [
      'Jetpack',
      '<!-- Jetpack Open Graph Tags --><meta name=b content=1><!-- End Jetpack Open Graph Tags -->',
      ['Jetpack'],
    ],
    [
      'Squirrly',
      '<!-- SEO by Squirrly SEO 12.4.15 - https://plugin.squirrly.co/ --><meta name=b content=1><!-- /SEO by Squirrly SEO - WordPress SEO Plugin -->',
      ['Squirrly SEO'],
    ],
    [
      'Open Graph and Twitter Card Tags, with comments of its own inside',
      '<!-- START - Open Graph and Twitter Card Tags 3.3.3 --><!-- Facebook Open Graph --><meta name=b content=1><!-- END - Open Graph and Twitter Card Tags 3.3.3 -->',
      ['Open Graph and Twitter Card Tags'],
    ],
    [
      'TYPO3 opens the run of its tags with its generator',
      `<meta name=a content=1>${' '.repeat(99)}<meta name="generator" content="TYPO3 CMS" />\n<meta name=b content=1>\n\n<link rel=icon href=/i>${' '.repeat(99)}<meta name=c content=1>`,
      [null, 'TYPO3', 'TYPO3', 'TYPO3', null],
    ],
    ['WordPress opens none', '<meta name="generator" content="WordPress 6.9" /><meta name=b content=1>', [null, null]],
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
