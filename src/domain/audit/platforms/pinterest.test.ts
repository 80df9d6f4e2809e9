import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { pinterest } from './pinterest.ts';

const MEGABYTE = 1024 * 1024;
const body = '<img src="https://cdn.example.com/first.jpg" width="800" height="600">';
const pin = { 'pin:media': 'https://cdn.example.com/tall.jpg' };

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(pinterest, [
  ['pinterest-rich-pins', 'og:title is the title', page(), { title: 'Blue mug', isShown: true }],
  ['pinterest', 'without og:title the title element', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['pinterest-rich-pins', 'a twitter:title is not read', bare({ 'twitter:title': 'X' }), { title: null }],
  ['pinterest-rich-pins', 'og:description is the description', page(), { description: 'Holds 300 ml.' }],
  ['pinterest-meta', 'pin:description goes first', page({ 'pin:description': 'Pinned' }), { description: 'Pinned' }],
  ['pinterest-rich-pins', 'og:site_name is the name of the site', page(), { siteName: 'Example' }],
  ['pinterest', 'without it the domain', page({ 'og:site_name': null }), { siteName: 'example.com' }],
  ['pinterest-specs', 'no description in the feed', page(), { lines: { title: 2, description: 0 } }],
  ['pinterest-specs', '100 characters of title', page({ 'og:title': 'a'.repeat(100) }), { title: 'a'.repeat(100) }],
  ['pinterest-specs', 'more are cut', page({ 'og:title': 'a'.repeat(101) }), { title: `${'a'.repeat(100)}…` }],
  [
    'pinterest-specs',
    '500 characters of description',
    page({ 'og:description': 'a'.repeat(501) }),
    { description: `${'a'.repeat(500)}…` },
  ],
  ['pinterest-rich-pins', 'og:image is the image', page(), { layout: 'lg', imageSource: 'tag' }],
  [
    'pinterest-meta',
    'pin:media goes before og:image',
    page(pin),
    { image: { url: 'https://cdn.example.com/tall.jpg' } as never },
  ],
  ['pinterest-meta', 'pin:media alone is enough', page({ ...pin, 'og:image': null }), { imageSource: 'tag' }],
  [
    'pinterest-rich-pins',
    'a twitter:image is not read',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/a.jpg' }),
    { layout: 'none', image: null },
  ],
  [
    'pinterest',
    'without a tag the images of the page are offered',
    page({ 'og:image': null }, '1200x630', { body }),
    { imageSource: 'page' },
  ],
  ['pinterest-specs', '2:3 is shown whole', page({}, '1000x1500'), { layout: 'lg' }],
  ['pinterest-specs', 'a taller image is shown, and cut off', page({}, '1000x2000'), { layout: 'lg' }],
  ['pinterest-specs', 'a wide image is shown in its ratio', page({}, '1200x630'), { layout: 'lg' }],
  ['pinterest-specs', 'jpg', page({}, '1000x1500 jpeg'), { layout: 'lg' }],
  ['pinterest-specs', 'png', page({}, '1000x1500 png'), { layout: 'lg' }],
  ['opengraphplus', 'gif', page({}, '1000x1500 gif'), { layout: 'lg' }],
  ['pinterest', 'webp', page({}, '1000x1500 webp'), { layout: 'lg' }],
  ['pinterest', 'svg is not drawn', page({}, '1000x1500 svg'), { layout: 'none' }],
  ['pinterest-specs', '20 MB pass', page({}, `1000x1500 jpeg ${20 * MEGABYTE}`), { layout: 'lg' }],
  ['pinterest-specs', 'more do not', page({}, `1000x1500 jpeg ${20 * MEGABYTE + 1}`), { layout: 'none' }],
  [
    'pinterest-nopin',
    'nopin forbids saving',
    page({ pinterest: 'nopin' }),
    { isShown: false, layout: 'none', image: null },
  ],
  ['pinterest-nopin', 'in any case', page({ pinterest: 'NoPin' }), { isShown: false }],
  [
    'pinterest-rich-pins',
    'without rich Pins saving goes on',
    page({ 'pinterest-rich-pin': 'false' }),
    { isShown: true },
  ],
  ['all-platforms', 'an image that is gone is not shown', page({}, 'not-found'), { layout: 'none', imageSize: 'none' }],
  [
    'weserv-379',
    'an image refused to this user agent is not shown',
    page({}, '1200x630', { imageReach: { pinterest: 'forbidden' } }),
    { layout: 'none' },
  ],
]);
