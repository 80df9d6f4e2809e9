import { expect } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { facebook } from './facebook.ts';

const long = 'a'.repeat(300);

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(facebook, [
  ['heads-up', 'og:title before the title element', page(), { title: 'Blue mug' }],
  ['heads-up', 'title element without og:title', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  [
    'heads-up',
    'meta description without og:description',
    page({ 'og:description': null }),
    { description: 'Meta description' },
  ],
  [
    'heads-up',
    'no twitter tags in its order',
    bare({ 'twitter:title': 'X', 'twitter:description': 'Y' }),
    { title: null, description: null },
  ],
  ['[5.11]', '446×233 is large', page({}, '446x233'), { layout: 'lg' }],
  ['[5.11]', '445 px of width is not', page({}, '445x233'), { layout: 'sm' }],
  ['[5.11]', '232 px of height is not', page({}, '446x232'), { layout: 'sm' }],
  ['[5.11]', 'a ratio over 0.797 is large', page({}, '800x1003'), { layout: 'lg' }],
  ['[5.11]', 'a ratio of 0.797 is not', page({}, '797x1000'), { layout: 'sm-portrait' }],
  ['[5.11]', 'a big square is large (ratio 1 is over 0.797)', page({}, '1000x1000'), { layout: 'lg' }],
  ['yoast', 'a small square is a square', page({}, '400x400'), { layout: 'sm-square' }],
  ['yoast', 'taller than wide is a portrait', page({}, '300x400'), { layout: 'sm-portrait' }],
  ['facebook-images', '200×200 is the least', page({}, '200x200'), { layout: 'sm-square' }],
  ['facebook-images', '199 px is too little', page({}, '199x400'), { layout: 'none', image: null }],
  ['facebook-images', '8 MB is the most', page({}, '1200x630 jpeg 8388608'), { layout: 'lg' }],
  ['facebook-images', 'over 8 MB there is no picture', page({}, '1200x630 jpeg 8388609'), { layout: 'none' }],
  ['[5.11]', 'gif counts', page({}, '1200x630 gif'), { layout: 'lg' }],
  ['all-platforms', 'svg is not drawn: no source says that it is', page({}, '1200x630 svg'), { layout: 'none' }],
  ['[5.11]', '"webm" is read as webp', page({}, '1200x630 webp'), { layout: 'lg' }],
  ['[5.11]', 'avif is not in the list', page({}, '1200x630 avif'), { layout: 'none' }],
  ['facebook-faq', 'the address must be absolute', page({ 'og:image': 'mug.jpg' }), { layout: 'none', image: null }],
  [
    'facebook-crawler',
    'tags in the first 1 MB are read: the range of the sample request is no limit',
    page({}, '1200x630', { padding: 1_046_000 }),
    { title: 'Blue mug' },
  ],
  [
    'facebook-crawler',
    'tags behind it are not',
    page({}, '1200x630', { padding: 1_048_576 }),
    { title: null, layout: 'none' },
  ],
  ['metatags-io', 'the domain in capitals', page(), { host: 'EXAMPLE.COM' }],
  ['calypso', 'title cut at 110 characters', page({ 'og:title': long }), { title: `${'a'.repeat(110)}…` }],
  [
    'calypso',
    'description cut at 200 characters',
    page({ 'og:description': long }),
    { description: `${'a'.repeat(200)}…` },
  ],
  ['metatags-io', 'large: two lines of title, one of description', page(), { lines: { title: 2, description: 1 } }],
  ['calypso', 'small: about four lines of description', page({}, '300x200'), { lines: { title: 2, description: 4 } }],
  [
    'opengraphplus',
    'without og:image some picture of the page',
    page({ 'og:image': null }, '', { body: '<img src="https://e.com/first.jpg" width="600" height="400">' }),
    { imageSource: 'page' },
  ],
  ['opengraphplus', 'no picture at all', page({ 'og:image': null }), { layout: 'none', imageSize: 'none' }],
  [
    'ogp',
    'sub-properties belong to the image before them',
    page({ 'og:image:alt': 'A mug' }),
    { image: expect.objectContaining({ alt: 'A mug' }) },
  ],
  [
    'listenbrainz-3596',
    'robots.txt keeps it from the page: no card, and how sure that is',
    page({}, '1200x630', { pageReach: { facebook: { outcome: 'robots', url: 'https://www.example.com/mug' } } }),
    { isShown: false, reasons: expect.arrayContaining([expect.objectContaining({ basis: 'observed' })]) },
  ],
]);
