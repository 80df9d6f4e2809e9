import { expect } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { facebook } from './facebook.ts';
import { threads } from './threads.ts';

const MEGABYTE = 1024 * 1024;
const late = (padding: number) => page({}, '1200x630', { padding });
const window = facebook.windowBytes ?? 0;

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(threads, [
  ['opengraphplus', 'og:title is the title', page(), { title: 'Blue mug', isShown: true }],
  ['opengraphplus', 'without og:title the title element', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['opengraphplus', 'an empty og:title is none', page({ 'og:title': '' }), { title: 'Blue mug – Example' }],
  ['opengraphplus', 'og:description is read', page(), { description: 'Holds 300 ml.' }],
  [
    'opengraphplus',
    'without it the meta description',
    page({ 'og:description': null }),
    { description: 'Meta description' },
  ],
  ['threads', 'the card has no room for a description', page(), { lines: { title: 1, description: 0 } }],
  ['threads', 'the small card has two lines of title', page({}, '300x300'), { lines: { title: 2, description: 0 } }],
  ['trueanthem', 'og:image is the image', page(), { layout: 'lg', imageSource: 'tag' }],
  [
    'trueanthem',
    'a twitter:image is not read',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/a.jpg' }),
    { layout: 'none', image: null },
  ],
  ['opengraphplus', 'a twitter:title is not read', bare({ 'twitter:title': 'X' }), { title: null }],
  ['threads', 'tags inside the window of Meta count', late(window - 2000), { layout: 'lg' }],
  ['threads', 'tags behind it are missing', late(window), { title: null, layout: 'none' }],
  ['threads', 'the address must be absolute', page({ 'og:image': '/mug.jpg' }), { layout: 'none', image: null }],
  ['threads', '600×315 px: large', page({}, '600x315'), { layout: 'lg' }],
  ['threads', '599 px of width: small', page({}, '599x400'), { layout: 'sm-square' }],
  ['threads', '314 px of height: small', page({}, '800x314'), { layout: 'sm-square' }],
  ['threads', '200×200 px is shown small', page({}, '200x200'), { layout: 'sm-square' }],
  ['threads', 'under 200 px of width: none', page({}, '199x300'), { layout: 'none', image: null }],
  ['threads', 'under 200 px of height: none', page({}, '300x199'), { layout: 'none' }],
  ['threads', '8 MB pass', page({}, `1200x630 jpeg ${8 * MEGABYTE}`), { layout: 'lg' }],
  ['threads', 'over 8 MB: none', page({}, `1200x630 jpeg ${8 * MEGABYTE + 1}`), { layout: 'none' }],
  ['opengraphplus', 'png', page({}, '1200x630 png'), { layout: 'lg' }],
  ['opengraphplus', 'webp', page({}, '1200x630 webp'), { layout: 'lg' }],
  ['opengraphplus', 'gif', page({}, '1200x630 gif'), { layout: 'lg' }],
  ['threads', 'svg is not drawn', page({}, '1200x630 svg'), { layout: 'none' }],
  ['threads', 'avif is not drawn', page({}, '1200x630 avif'), { layout: 'none' }],
  ['threads', 'the domain of the address, without www', page(), { host: 'example.com' }],
  [
    'ogp',
    'of two og:image the first',
    page({ 'og:image': ['https://e.com/1.jpg', 'https://e.com/2.jpg'] }),
    { moreImages: [], image: { url: 'https://e.com/1.jpg' } as never },
  ],
  ['mastodon-source', 'name= is accepted', page({}, '1200x630', { attribute: 'name' }), { title: 'Blue mug' }],
  ['all-platforms', 'an image that is gone is not shown', page({}, 'not-found'), { layout: 'none', imageSize: 'none' }],
  [
    'weserv-379',
    'an image refused to this user agent is not shown',
    page({}, '1200x630', { imageReach: { threads: 'forbidden' } }),
    { layout: 'none' },
  ],
  [
    'ayrshare-440',
    'robots.txt keeps it from the page: no card, and how sure that is',
    page({}, '1200x630', { pageReach: { threads: { outcome: 'robots', url: 'https://www.example.com/mug' } } }),
    { isShown: false, reasons: expect.arrayContaining([expect.objectContaining({ basis: 'observed' })]) },
  ],
]);
