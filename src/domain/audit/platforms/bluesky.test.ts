import { expect } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { bluesky } from './bluesky.ts';

const long = 'a'.repeat(600);

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(bluesky, [
  [
    'bluesky-app',
    'a page with a standard.site document says what is not drawn',
    page({}, '1200x630', {
      head: '<link rel="site.standard.document" href="at://did:plc:a/site.standard.document/b">',
    }),
    {
      layout: 'lg',
      reasons: expect.arrayContaining([expect.objectContaining({ en: expect.stringContaining('standard.site') })]),
    },
  ],
  ['assumption', 'title', page(), { title: 'Blue mug' }],
  ['assumption', 'og before twitter', bare({ 'twitter:title': 'T', 'og:title': 'O' }), { title: 'O' }],
  ['assumption', 'twitter:title without og:title', bare({ title: 'E', 'twitter:title': 'T' }), { title: 'T' }],
  ['assumption', 'title element last', bare({ title: 'E' }), { title: 'E' }],
  ['assumption', 'description', page(), { description: 'Holds 300 ml.' }],
  [
    'assumption',
    'twitter:description without og:description',
    bare({ description: 'M', 'twitter:description': 'T' }),
    { description: 'T' },
  ],
  ['assumption', 'meta description last', bare({ description: 'M' }), { description: 'M' }],
  ['bluesky-app', 'one layout for wide pictures', page({}, '1200x630'), { layout: 'lg' }],
  ['bluesky-app', 'the same for squares', page({}, '600x600'), { layout: 'lg' }],
  ['bluesky-app', 'the same for tall ones', page({}, '300x900'), { layout: 'lg' }],
  ['bluesky-app', 'the same for small ones', page({}, '80x80'), { layout: 'lg' }],
  ['bluesky-app', 'the client encodes anew: no limit of bytes', page({}, '1200x630 jpeg 6000000'), { layout: 'lg' }],
  ['bluesky-app', 'title 3 lines, description 2 with a picture', page(), { lines: { title: 3, description: 2 } }],
  [
    'bluesky-app',
    'description 4 lines without one',
    page({ 'og:image': null }),
    { lines: { title: 3, description: 4 } },
  ],
  [
    'bluesky-app',
    'nothing is cut by characters',
    page({ 'og:title': long, 'og:description': long }),
    { title: long, description: long },
  ],
  ['bluesky-app', 'host with www', page(), { host: 'www.example.com' }],
  [
    'bluesky-app',
    'host as it is',
    page({}, '1200x630', { url: 'https://shop.example.com/a' }),
    { host: 'shop.example.com' },
  ],
  [
    'social-app-4962',
    'a wrong content type loses the picture',
    page({}, 'not-an-image'),
    { layout: 'none', image: null },
  ],
  ['social-app-6171', 'a refused download loses the picture', page({}, 'forbidden'), { layout: 'none' }],
  [
    'social-app-1100',
    'so does a firewall that knows only others',
    page({}, '1200x630', { imageReach: { bluesky: 'forbidden' } }),
    { layout: 'none' },
  ],
  [
    'social-app-1100',
    'while others get it',
    page({}, '1200x630', { imageReach: { slack: 'forbidden' } }),
    { layout: 'lg' },
  ],
  ['assumption', 'webp', page({}, '1200x630 webp'), { layout: 'lg' }],
  ['assumption', 'svg is not drawn', page({}, '1200x630 svg'), { layout: 'none' }],
  [
    'assumption',
    'twitter:image without og:image',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { layout: 'lg' },
  ],
  ['assumption', 'twitter:card does not decide', page({ 'twitter:card': 'summary' }), { layout: 'lg' }],
  [
    'assumption',
    'no icon instead of a picture',
    page({ 'og:image': null, 'apple-touch-icon': '/t.png' }),
    { layout: 'none', imageSource: null },
  ],
  ['bluesky-app', 'no description: none is made up', bare({ title: 'E' }), { description: null, isShown: true }],
  [
    'bluesky-app',
    'one image, even of several',
    page({ 'og:image': ['https://e.com/1.jpg', 'https://e.com/2.jpg'] }),
    { moreImages: [], image: { url: 'https://e.com/1.jpg' } as never },
  ],
  ['assumption', 'avif is not drawn', page({}, '1200x630 avif'), { layout: 'none' }],
  ['assumption', 'no window is known', page({}, '1200x630', { padding: 2_000_000 }), { title: 'Blue mug' }],
]);
