import { expect } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { GOOGLE_WINDOW_BYTES, googleSearch } from './google-search.ts';

const late = (padding: number) => page({}, '1200x630', { padding });

const product =
  '<script type="application/ld+json">{"@type":"Product","name":"Mug","image":"https://cdn.example.com/ld.jpg"}</script>';

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(googleSearch, [
  ['google-title-links', 'the title element goes before og:title', page(), { title: 'Blue mug – Example' }],
  ['google-title-links', 'og:title is a later source', page({ title: null }), { title: 'Blue mug' }],
  ['google-title-links', 'twitter:title is not named', bare({ 'twitter:title': 'X' }), { title: null }],
  [
    'google-title-links',
    'a long title is kept and cut by width',
    page({ title: 'a'.repeat(200) }),
    { title: 'a'.repeat(200) },
  ],
  ['google-snippets', 'the meta description is the text', page(), { description: 'Meta description' }],
  ['google-snippets', 'og:description is not named', page({ description: null }), { description: null }],
  ['google-site-names', 'og:site_name is a source of the name', page(), { siteName: 'Example' }],
  ['google-site-names', 'without it the domain', page({ 'og:site_name': null }), { siteName: 'example.com' }],
  ['google-images', 'og:image is the preferred image', page(), { layout: 'sm-square', imageSource: 'tag' }],
  [
    'google-images',
    'a twitter:image is not named',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/a.jpg' }),
    { layout: 'none', image: null },
  ],
  [
    'google-images',
    'without og:image that of the product in JSON-LD',
    page({ 'og:image': null }, '1200x630', { head: product }),
    { imageSource: 'tag', image: { url: 'https://cdn.example.com/ld.jpg' } as never },
  ],
  [
    'google-images',
    'og:image goes before it',
    page({}, '1200x630', { head: product }),
    { image: { url: 'https://cdn.example.com/mug.jpg' } as never },
  ],
  ['google-images', 'jpg', page({}, '1200x630 jpeg'), { layout: 'sm-square' }],
  ['google-images', 'webp', page({}, '1200x630 webp'), { layout: 'sm-square' }],
  ['google-images', 'svg', page({}, '1200x630 svg'), { layout: 'sm-square' }],
  ['google-images', 'avif', page({}, '1200x630 avif'), { layout: 'sm-square' }],
  [
    'googlebot-bytes',
    'tags in the first 2 MB count',
    late(GOOGLE_WINDOW_BYTES - 2000),
    { title: 'Blue mug – Example' },
  ],
  ['googlebot-bytes', 'tags behind them are missing', late(GOOGLE_WINDOW_BYTES), { title: null, layout: 'none' }],
  ['google-robots-meta', 'noindex: not shown', page({ robots: 'noindex' }), { isShown: false, layout: 'none' }],
  ['google-robots-meta', 'none means noindex', page({ robots: 'none' }), { isShown: false }],
  ['google-robots-meta', 'googlebot counts too', page({ googlebot: 'noindex' }), { isShown: false }],
  ['google-robots-meta', 'other crawlers do not', page({ bingbot: 'noindex' }), { isShown: true }],
  ['google-robots-meta', 'in any case, with spaces', page({ robots: 'NoFollow, NoIndex' }), { isShown: false }],
  ['google-robots-meta', 'nofollow alone changes nothing', page({ robots: 'nofollow' }), { isShown: true }],
  [
    'google-robots-meta',
    'nosnippet: no text',
    page({ robots: 'nosnippet' }),
    { description: null, isShown: true, layout: 'sm-square' },
  ],
  ['google-robots-meta', 'max-snippet:0 is the same', page({ robots: 'max-snippet:0' }), { description: null }],
  ['google-robots-meta', 'max-snippet cuts', page({ robots: 'max-snippet:4' }), { description: 'Meta…' }],
  [
    'google-robots-meta',
    'max-snippet:-1 is no limit',
    page({ robots: 'max-snippet:-1' }),
    { description: 'Meta description' },
  ],
  [
    'google-robots-meta',
    'the stricter of two rules applies',
    page({ robots: 'max-snippet:50, nosnippet' }),
    {
      description: null,
      reasons: expect.arrayContaining([expect.objectContaining({ en: expect.stringContaining('nosnippet') })]),
    },
  ],
  [
    'google-robots-meta',
    'max-image-preview:none: no image',
    page({ robots: 'max-image-preview:none' }),
    { layout: 'none', image: null, imageSize: 'none' },
  ],
  ['google-robots-meta', 'noimageindex: no image', page({ robots: 'noimageindex' }), { layout: 'none' }],
  [
    'google-robots-meta',
    'max-image-preview:standard: an image',
    page({ robots: 'max-image-preview:standard' }),
    { layout: 'sm-square' },
  ],
  ['google-search', 'the address without www', page(), { host: 'example.com' }],
  ['all-platforms', 'an image that is gone is not shown', page({}, 'not-found'), { layout: 'none', imageSize: 'none' }],
  [
    'google-robots-meta',
    'the header counts like the tag',
    page({}, '', { robotsHeader: 'noindex' }),
    { isShown: false },
  ],
  [
    'google-robots-meta',
    'the header for Google alone',
    page({}, '', { robotsHeader: 'otherbot: noarchive, googlebot: noindex, nofollow' }),
    { isShown: false },
  ],
  [
    'google-robots-meta',
    'the header for others',
    page({}, '1200x630', { robotsHeader: 'bingbot: noindex, nofollow' }),
    { isShown: true },
  ],
  [
    'google-robots-meta',
    'rules with a colon in the header',
    page({}, '1200x630', { robotsHeader: 'max-image-preview:none, max-snippet:5' }),
    { layout: 'none' },
  ],
]);
