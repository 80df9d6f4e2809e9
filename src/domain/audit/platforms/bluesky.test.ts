import { bare, page, testCards } from '../test-page.ts';
import { bluesky } from './bluesky.ts';

const long = 'a'.repeat(600);

// Keys: platforms, section 9 Bluesky (BSK = the app's own code, social-app#4962 and #6171, isbot).
testCards(bluesky, [
  ['BSK', 'title', page(), { title: 'Blue mug' }],
  ['BSK', 'og before twitter', bare({ 'twitter:title': 'T', 'og:title': 'O' }), { title: 'O' }],
  ['BSK', 'twitter:title without og:title', bare({ title: 'E', 'twitter:title': 'T' }), { title: 'T' }],
  ['BSK', 'title element last', bare({ title: 'E' }), { title: 'E' }],
  ['BSK', 'description', page(), { description: 'Holds 300 ml.' }],
  [
    'BSK',
    'twitter:description without og:description',
    bare({ description: 'M', 'twitter:description': 'T' }),
    { description: 'T' },
  ],
  ['BSK', 'meta description last', bare({ description: 'M' }), { description: 'M' }],
  ['BSK', 'one layout for wide pictures', page({}, '1200x630'), { layout: 'lg' }],
  ['BSK', 'the same for squares', page({}, '600x600'), { layout: 'lg' }],
  ['BSK', 'the same for tall ones', page({}, '300x900'), { layout: 'lg' }],
  ['BSK', 'the same for small ones', page({}, '80x80'), { layout: 'lg' }],
  ['BSK', 'the client encodes anew: no limit of bytes', page({}, '1200x630 jpeg 6000000'), { layout: 'lg' }],
  ['BSK', 'title 3 lines, description 2 with a picture', page(), { lines: { title: 3, description: 2 } }],
  ['BSK', 'description 4 lines without one', page({ 'og:image': null }), { lines: { title: 3, description: 4 } }],
  [
    'BSK',
    'nothing is cut by characters',
    page({ 'og:title': long, 'og:description': long }),
    { title: long, description: long },
  ],
  ['BSK', 'host with www', page(), { host: 'www.example.com' }],
  ['BSK', 'host as it is', page({}, '1200x630', { url: 'https://shop.example.com/a' }), { host: 'shop.example.com' }],
  [
    'social-app#4962',
    'a wrong content type loses the picture',
    page({}, 'not-an-image'),
    { layout: 'none', image: null },
  ],
  ['social-app#6171', 'a refused download loses the picture', page({}, 'forbidden'), { layout: 'none' }],
  [
    'social-app#1100',
    'so does a firewall that knows only others',
    page({}, '1200x630', { imageReach: { bluesky: 'forbidden' } }),
    { layout: 'none' },
  ],
  [
    'social-app#1100',
    'while others get it',
    page({}, '1200x630', { imageReach: { slack: 'forbidden' } }),
    { layout: 'lg' },
  ],
  ['section 0', 'webp', page({}, '1200x630 webp'), { layout: 'lg' }],
  ['section 0', 'svg is not drawn', page({}, '1200x630 svg'), { layout: 'none' }],
  [
    'section 9',
    'twitter:image without og:image',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { layout: 'lg' },
  ],
  ['section 9', 'twitter:card does not decide', page({ 'twitter:card': 'summary' }), { layout: 'lg' }],
  [
    'section 9',
    'no icon instead of a picture',
    page({ 'og:image': null, 'apple-touch-icon': '/t.png' }),
    { layout: 'none', imageSource: null },
  ],
]);
