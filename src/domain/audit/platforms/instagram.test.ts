import { expect } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { facebook } from './facebook.ts';
import { instagram } from './instagram.ts';

const MEGABYTE = 1024 * 1024;
const late = (padding: number) => page({}, '1200x630', { padding });
const window = facebook.windowBytes ?? 0;

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(instagram, [
  ['opengraphplus', 'og:title is the title', page(), { title: 'Blue mug', isShown: true }],
  ['opengraphplus', 'without og:title the title element', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['opengraphplus', 'og:description stands below the title', page(), { description: 'Holds 300 ml.' }],
  [
    'opengraphplus',
    'without it the meta description',
    page({ 'og:description': null }),
    { description: 'Meta description' },
  ],
  ['instagram', 'two lines each', page(), { lines: { title: 2, description: 2 } }],
  ['opengraphplus', 'og:image is the image', page(), { layout: 'lg', imageSource: 'tag' }],
  [
    'opengraphplus',
    'a twitter:image is not read',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/a.jpg' }),
    { layout: 'none', image: null },
  ],
  ['opengraphplus', 'a twitter:title is not read', bare({ 'twitter:title': 'X' }), { title: null }],
  ['opengraphplus', 'without any tag the link stays bare of text', bare({}), { title: null, description: null }],
  ['facebook-crawler', 'tags inside the window of Meta count', late(window - 2000), { layout: 'lg' }],
  ['facebook-crawler', 'tags behind it are missing', late(window), { title: null, layout: 'none' }],
  ['instagram', 'the address must be absolute', page({ 'og:image': 'mug.jpg' }), { layout: 'none', image: null }],
  ['instagram', '600×315 px: above the text', page({}, '600x315'), { layout: 'lg' }],
  ['instagram', '599 px of width: beside the text', page({}, '599x400'), { layout: 'sm-square' }],
  ['instagram', '314 px of height: beside the text', page({}, '700x314'), { layout: 'sm-square' }],
  ['instagram', '200×200 px is the least', page({}, '200x200'), { layout: 'sm-square' }],
  ['instagram', 'under 200 px of width: none', page({}, '199x199'), { layout: 'none', image: null }],
  ['instagram', 'under 200 px of height: none', page({}, '600x199'), { layout: 'none' }],
  ['instagram', '8 MB pass', page({}, `1200x630 png ${8 * MEGABYTE}`), { layout: 'lg' }],
  ['instagram', 'over 8 MB: none', page({}, `1200x630 png ${8 * MEGABYTE + 1}`), { layout: 'none' }],
  ['opengraphplus', 'jpg', page({}, '1200x630 jpeg'), { layout: 'lg' }],
  ['opengraphplus', 'webp', page({}, '1200x630 webp'), { layout: 'lg' }],
  ['opengraphplus', 'gif', page({}, '1200x630 gif'), { layout: 'lg' }],
  ['instagram', 'svg is not drawn', page({}, '1200x630 svg'), { layout: 'none' }],
  ['instagram', 'the domain of the address, without www', page(), { host: 'example.com' }],
  [
    'opengraphplus',
    'the card says that captions show none',
    page(),
    { reasons: expect.arrayContaining([expect.objectContaining({ en: expect.stringContaining('Captions') })]) },
  ],
  [
    'ogp',
    'of two og:image the first',
    page({ 'og:image': ['https://e.com/1.jpg', 'https://e.com/2.jpg'] }),
    { moreImages: [], image: { url: 'https://e.com/1.jpg' } as never },
  ],
  ['mastodon-source', 'name= is accepted', page({}, '1200x630', { attribute: 'name' }), { layout: 'lg' }],
  ['all-platforms', 'an image that is gone is not shown', page({}, 'not-found'), { layout: 'none', imageSize: 'none' }],
  [
    'weserv-379',
    'an image refused to this user agent is not shown',
    page({}, '1200x630', { imageReach: { instagram: 'timeout' } }),
    { layout: 'none' },
  ],
  [
    'ayrshare-440',
    'robots.txt keeps it from the page: no card, and how sure that is',
    page({}, '1200x630', { pageReach: { instagram: { outcome: 'robots', url: 'https://www.example.com/mug' } } }),
    { isShown: false, reasons: expect.arrayContaining([expect.objectContaining({ basis: 'observed' })]) },
  ],
]);
