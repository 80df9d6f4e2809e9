import { expect, test } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { telegram } from './telegram.ts';

const long = 'a'.repeat(300);
const named = (client: string) => ({ client: { en: client, de: client } });
const web = [expect.objectContaining({ layout: 'lg', ...named('Web') })];

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(telegram, [
  ['mtcute', 'og:title is the title', page(), { title: 'Blue mug' }],
  ['mtcute', 'title element without og:title', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['opengraphplus', 'twitter:title as a fallback', bare({ 'twitter:title': 'T' }), { title: 'T' }],
  [
    'opengraphplus',
    'og before twitter, whichever stands first',
    bare({ 'twitter:title': 'T', 'og:title': 'O' }),
    { title: 'O' },
  ],
  ['mtcute', 'og:description is the description', page(), { description: 'Holds 300 ml.' }],
  ['mtcute', 'meta description without it', page({ 'og:description': null }), { description: 'Meta description' }],
  ['opengraphplus', 'twitter:description last', bare({ 'twitter:description': 'T' }), { description: 'T' }],
  ['mtcute', 'og:site_name', page(), { siteName: 'Example' }],
  ['mtcute', 'domain without og:site_name', page({ 'og:site_name': null }), { siteName: 'example.com' }],
  [
    'opengraphplus',
    'twitter:image as a fallback',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { layout: 'sm' },
  ],
  ['telegram-android', 'a photo beside text is small, whatever its shape', page({}, '1200x630'), { layout: 'sm' }],
  ['tdesktop', 'and whatever its size', page({}, '300x100'), { layout: 'sm' }],
  ['telegram-tt', 'the web client shows it large', page({}, '1200x630'), { variants: web }],
  ['telegram-tt', 'also if it is higher than wide', page({}, '630x1200'), { variants: web }],
  ['telegram-tt', 'but not an exact square', page({}, '1000x1000'), { layout: 'sm', variants: [] }],
  ['telegram-tt', 'one pixel decides', page({}, '1000x999'), { variants: web }],
  ['assumption', 'jpg', page({}, '1200x630 jpeg'), { layout: 'sm' }],
  ['assumption', 'png', page({}, '1200x630 png'), { layout: 'sm' }],
  ['assumption', 'svg is not drawn', page({}, '1200x630 svg'), { layout: 'none' }],
  ['assumption', 'avif is not drawn', page({}, '1200x630 avif'), { layout: 'none' }],
  ['assumption', 'no limit of bytes is known', page({}, '1200x630 jpeg 4000000'), { layout: 'sm' }],
  [
    'telegram-tt',
    'the web client cuts the description at 170 characters, the others count lines',
    page({ 'og:description': long }),
    {
      description: long,
      variants: [
        expect.objectContaining({ ...named('iPhone'), layout: 'sm', lines: { title: 5, description: 12 } }),
        expect.objectContaining({ ...named('Desktop'), layout: 'sm', lines: { title: 2, description: 2 } }),
        expect.objectContaining({ ...named('Web'), description: `${'a'.repeat(170)}…` }),
      ],
    },
  ],
  [
    'telegram-tt',
    '170 characters are not cut',
    page({ 'og:description': 'a'.repeat(170) }),
    { variants: expect.arrayContaining([expect.objectContaining({ description: 'a'.repeat(170) })]) },
  ],
  ['tdesktop', 'the title is not cut by characters', page({ 'og:title': long }), { title: long }],
  ['telegram-android', 'four lines of title, six of description', page(), { lines: { title: 4, description: 6 } }],
  ['telegram-android', 'texts that fit anywhere are one card', page({}, '1000x1000'), { variants: [] }],
  [
    'telegram-ios',
    'a long title has fewer lines on the desktop',
    page({ 'og:title': 'a'.repeat(80) }, '1000x1000'),
    { variants: [expect.objectContaining(named('Desktop'))] },
  ],
  [
    'telegram-ios',
    'small on iPhones even without text, where Android and the web show it large',
    bare({ 'og:image': 'https://e.com/t.jpg' }, '1200x630'),
    { layout: 'lg', variants: [expect.objectContaining({ ...named('iPhone'), layout: 'sm' })] },
  ],
  [
    'tdesktop',
    'a site name is text for the desktop, not for Android',
    bare({ 'og:image': 'https://e.com/t.jpg', 'og:site_name': 'Shop' }, '1200x630'),
    {
      layout: 'lg',
      variants: [
        expect.objectContaining({ ...named('iPhone'), layout: 'sm' }),
        expect.objectContaining({ ...named('Desktop'), layout: 'sm' }),
      ],
    },
  ],
  ['telegram-tt', 'no fields', page({ 'twitter:label1': 'Price', 'twitter:data1': '1' }), { fields: [] }],
  [
    'next-96033',
    'streamed tags behind the head are read where they stand',
    page({}, '1200x630', { padding: 900_000 }),
    { layout: 'sm' },
  ],
  [
    'opengraphplus',
    'no picture of the page instead',
    page({ 'og:image': null }, '', { body: '<img src="/a.jpg">' }),
    { layout: 'none' },
  ],
  ['weserv-379', 'a picture that answers 403', page({}, 'forbidden'), { layout: 'none', image: null }],
  ['[5.10]', '600 KB are no limit for drawing', page({}, '1200x630 jpeg 700000'), { layout: 'sm' }],
  [
    'opengraphplus',
    'robots.txt keeps it from the page: no card, and how sure that is',
    page({}, '1200x630', { pageReach: { telegram: { outcome: 'robots', url: 'https://www.example.com/mug' } } }),
    { isShown: false, reasons: expect.arrayContaining([expect.objectContaining({ basis: 'observed' })]) },
  ],
]);

// Scored by the specification; the clients, and so the card, know no such border.
test.each([
  ['321x100', true],
  ['100x321', true],
  ['320x320', false],
])('the size check of an image of %s [5.15]', (size, isGood) => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  expect(telegram.minSize?.fits({ width, height })).toBe(isGood);
});
