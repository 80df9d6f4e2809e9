import { bare, page, testCards } from '../test-page.ts';
import { telegram } from './telegram.ts';

const long = 'a'.repeat(300);

// Keys: platforms, section 4 (mtcute, TT, TD), spec = specification section 5.
testCards(telegram, [
  ['mtcute', 'og:title is the title', page(), { title: 'Blue mug' }],
  ['mtcute', 'title element without og:title', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['section 4', 'twitter:title as a fallback', bare({ 'twitter:title': 'T' }), { title: 'T' }],
  [
    'section 4',
    'og before twitter, whichever stands first',
    bare({ 'twitter:title': 'T', 'og:title': 'O' }),
    { title: 'O' },
  ],
  ['mtcute', 'og:description is the description', page(), { description: 'Holds 300 ml.' }],
  ['mtcute', 'meta description without it', page({ 'og:description': null }), { description: 'Meta description' }],
  ['section 4', 'twitter:description last', bare({ 'twitter:description': 'T' }), { description: 'T' }],
  ['mtcute', 'og:site_name', page(), { siteName: 'Example' }],
  ['mtcute', 'domain without og:site_name', page({ 'og:site_name': null }), { siteName: 'example.com' }],
  [
    'section 4',
    'twitter:image as a fallback',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { layout: 'lg' },
  ],
  ['spec 5', 'a width over 320 is large', page({}, '321x100'), { layout: 'lg' }],
  ['spec 5', 'a height over 320 is large', page({}, '100x321'), { layout: 'lg' }],
  ['spec 5', '320×320 is small', page({}, '320x320'), { layout: 'sm' }],
  ['spec 5', '320×100 is small', page({}, '320x100'), { layout: 'sm' }],
  ['spec 5', 'a big square is large', page({}, '1000x1000'), { layout: 'lg' }],
  ['section 4', 'jpg', page({}, '1200x630 jpeg'), { layout: 'lg' }],
  ['section 4', 'png', page({}, '1200x630 png'), { layout: 'lg' }],
  ['section 0', 'svg is not drawn', page({}, '1200x630 svg'), { layout: 'none' }],
  ['section 0', 'avif is not drawn', page({}, '1200x630 avif'), { layout: 'none' }],
  ['section 4', 'no documented limit of bytes', page({}, '1200x630 jpeg 4000000'), { layout: 'lg' }],
  ['TT', 'description cut at 170 characters', page({ 'og:description': long }), { description: `${'a'.repeat(170)}…` }],
  ['TT', '170 characters are not cut', page({ 'og:description': 'a'.repeat(170) }), { description: 'a'.repeat(170) }],
  ['TD', 'the title is not cut by characters', page({ 'og:title': long }), { title: long }],
  ['TD', 'at most two lines of title', page(), { lines: { title: 2, description: 2 } }],
  ['section 4', 'no fields', page({ 'twitter:label1': 'Price', 'twitter:data1': '1' }), { fields: [] }],
  [
    'Table B',
    'streamed tags behind the head are read where they stand',
    page({}, '1200x630', { padding: 900_000 }),
    { layout: 'lg' },
  ],
  [
    'section 4',
    'no picture of the page instead',
    page({ 'og:image': null }, '', { body: '<img src="/a.jpg">' }),
    { layout: 'none' },
  ],
  ['section 0', 'a picture that answers 403', page({}, 'forbidden'), { layout: 'none', image: null }],
]);
