import { bare, page, testCards } from '../page.fixture.ts';
import { telegram } from './telegram.ts';

const long = 'a'.repeat(300);

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(telegram, [
  ['mtcute', 'og:title is the title', page(), { title: 'Blue mug' }],
  ['mtcute', 'title element without og:title', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['telegram', 'twitter:title as a fallback', bare({ 'twitter:title': 'T' }), { title: 'T' }],
  [
    'telegram',
    'og before twitter, whichever stands first',
    bare({ 'twitter:title': 'T', 'og:title': 'O' }),
    { title: 'O' },
  ],
  ['mtcute', 'og:description is the description', page(), { description: 'Holds 300 ml.' }],
  ['mtcute', 'meta description without it', page({ 'og:description': null }), { description: 'Meta description' }],
  ['telegram', 'twitter:description last', bare({ 'twitter:description': 'T' }), { description: 'T' }],
  ['mtcute', 'og:site_name', page(), { siteName: 'Example' }],
  ['mtcute', 'domain without og:site_name', page({ 'og:site_name': null }), { siteName: 'example.com' }],
  [
    'telegram',
    'twitter:image as a fallback',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { layout: 'lg' },
  ],
  ['[5.15]', 'a width over 320 is large', page({}, '321x100'), { layout: 'lg' }],
  ['[5.15]', 'a height over 320 is large', page({}, '100x321'), { layout: 'lg' }],
  ['[5.15]', '320×320 is small', page({}, '320x320'), { layout: 'sm' }],
  ['[5.15]', '320×100 is small', page({}, '320x100'), { layout: 'sm' }],
  ['[5.15]', 'a big square is large', page({}, '1000x1000'), { layout: 'lg' }],
  ['telegram', 'jpg', page({}, '1200x630 jpeg'), { layout: 'lg' }],
  ['telegram', 'png', page({}, '1200x630 png'), { layout: 'lg' }],
  ['all-platforms', 'svg is not drawn', page({}, '1200x630 svg'), { layout: 'none' }],
  ['all-platforms', 'avif is not drawn', page({}, '1200x630 avif'), { layout: 'none' }],
  ['telegram', 'no documented limit of bytes', page({}, '1200x630 jpeg 4000000'), { layout: 'lg' }],
  [
    'telegram-tt',
    'description cut at 170 characters',
    page({ 'og:description': long }),
    { description: `${'a'.repeat(170)}…` },
  ],
  [
    'telegram-tt',
    '170 characters are not cut',
    page({ 'og:description': 'a'.repeat(170) }),
    { description: 'a'.repeat(170) },
  ],
  ['tdesktop', 'the title is not cut by characters', page({ 'og:title': long }), { title: long }],
  ['tdesktop', 'at most two lines of title', page(), { lines: { title: 2, description: 2 } }],
  ['telegram', 'no fields', page({ 'twitter:label1': 'Price', 'twitter:data1': '1' }), { fields: [] }],
  [
    'next-96033',
    'streamed tags behind the head are read where they stand',
    page({}, '1200x630', { padding: 900_000 }),
    { layout: 'lg' },
  ],
  [
    'telegram',
    'no picture of the page instead',
    page({ 'og:image': null }, '', { body: '<img src="/a.jpg">' }),
    { layout: 'none' },
  ],
  ['all-platforms', 'a picture that answers 403', page({}, 'forbidden'), { layout: 'none', image: null }],
]);
