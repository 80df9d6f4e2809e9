import { expect } from 'vitest';
import { bare, page, testCards } from '../test-page.ts';
import { facebook } from './facebook.ts';

const long = 'a'.repeat(300);

// Keys: platforms, section 2 (FBimg, FBcrawl, FBfaq, Yoast, Cal), spec = specification section 5.
testCards(facebook, [
  ['section 2', 'og:title before the title element', page(), { title: 'Blue mug' }],
  ['section 2', 'title element without og:title', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  [
    'section 2',
    'meta description without og:description',
    page({ 'og:description': null }),
    { description: 'Meta description' },
  ],
  [
    'section 2',
    'no twitter tags in its order',
    bare({ 'twitter:title': 'X', 'twitter:description': 'Y' }),
    { title: null, description: null },
  ],
  ['spec 5', '446×233 is large', page({}, '446x233'), { layout: 'lg' }],
  ['spec 5', '445 px of width is not', page({}, '445x233'), { layout: 'sm' }],
  ['spec 5', '232 px of height is not', page({}, '446x232'), { layout: 'sm' }],
  ['spec 5', 'a ratio over 0.797 is large', page({}, '800x1003'), { layout: 'lg' }],
  ['spec 5', 'a ratio of 0.797 is not', page({}, '797x1000'), { layout: 'sm-portrait' }],
  ['spec 5', 'a big square is large (ratio 1 is over 0.797)', page({}, '1000x1000'), { layout: 'lg' }],
  ['Yoast', 'a small square is a square', page({}, '400x400'), { layout: 'sm-square' }],
  ['Yoast', 'taller than wide is a portrait', page({}, '300x400'), { layout: 'sm-portrait' }],
  ['FBimg', '200×200 is the least', page({}, '200x200'), { layout: 'sm-square' }],
  ['FBimg', '199 px is too little', page({}, '199x400'), { layout: 'none', image: null }],
  ['FBimg', '8 MB is the most', page({}, '1200x630 jpeg 8388608'), { layout: 'lg' }],
  ['FBimg', 'over 8 MB there is no picture', page({}, '1200x630 jpeg 8388609'), { layout: 'none' }],
  ['spec 5', 'gif counts', page({}, '1200x630 gif'), { layout: 'lg' }],
  ['spec 5', 'svg counts', page({}, '1200x630 svg'), { layout: 'lg' }],
  ['platforms, open point 4', '"webm" is read as webp', page({}, '1200x630 webp'), { layout: 'lg' }],
  ['spec 5', 'avif is not in the list', page({}, '1200x630 avif'), { layout: 'none' }],
  ['FBfaq', 'the address must be absolute', page({ 'og:image': 'mug.jpg' }), { layout: 'none', image: null }],
  ['FBcrawl', 'tags up to byte 524,288 are read', page({}, '1200x630', { padding: 523_000 }), { title: 'Blue mug' }],
  ['FBcrawl', 'tags behind it are not', page({}, '1200x630', { padding: 524_288 }), { title: null, layout: 'none' }],
  ['mocks', 'the domain in capitals', page(), { host: 'EXAMPLE.COM' }],
  ['Cal', 'title cut at 110 characters', page({ 'og:title': long }), { title: `${'a'.repeat(110)}…` }],
  [
    'Cal',
    'description cut at 200 characters',
    page({ 'og:description': long }),
    { description: `${'a'.repeat(200)}…` },
  ],
  ['MT, HU', 'large: two lines of title, one of description', page(), { lines: { title: 2, description: 1 } }],
  ['Cal, MT', 'small: about four lines of description', page({}, '300x200'), { lines: { title: 2, description: 4 } }],
  [
    'section 2',
    'without og:image some picture of the page',
    page({ 'og:image': null }, '', { body: '<img src="https://e.com/first.jpg" width="600" height="400">' }),
    { imageSource: 'page' },
  ],
  ['section 2', 'no picture at all', page({ 'og:image': null }), { layout: 'none', imageSize: 'none' }],
  [
    'ogp.me',
    'sub-properties belong to the image before them',
    page({ 'og:image:alt': 'A mug' }),
    { image: expect.objectContaining({ alt: 'A mug' }) },
  ],
]);
