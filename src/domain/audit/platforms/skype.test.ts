import { expect } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { skype } from './skype.ts';

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(skype, [
  ['vivibit', 'og:title is the title', page(), { title: 'Blue mug' }],
  ['vivibit', 'title element when og:title is absent', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['assumption', 'Open Graph only: no twitter:title', bare({ 'twitter:title': 'T' }), { title: null }],
  ['assumption', 'og:description is the description', page(), { description: 'Holds 300 ml.' }],
  ['assumption', 'meta description without it', page({ 'og:description': null }), { description: 'Meta description' }],
  [
    'assumption',
    'Open Graph only: no twitter:description',
    bare({ 'twitter:description': 'T' }),
    { description: null },
  ],
  [
    'assumption',
    'Open Graph only: no twitter:image',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { layout: 'none' },
  ],
  ['[5.13]', 'jpg', page({}, '1200x630 jpeg'), { layout: 'lg' }],
  ['[5.13]', 'png', page({}, '1200x630 png'), { layout: 'lg' }],
  ['[5.13]', 'webp is not in the list', page({}, '1200x630 webp'), { layout: 'none', image: null }],
  ['[5.13]', 'gif is not in the list', page({}, '1200x630 gif'), { layout: 'none' }],
  ['[5.13]', 'svg is not in the list', page({}, '1200x630 svg'), { layout: 'none' }],
  ['[5.13]', 'avif is not in the list', page({}, '1200x630 avif'), { layout: 'none' }],
  ['rich-link-preview', 'one layout for wide pictures', page({}, '1200x600'), { layout: 'lg' }],
  ['rich-link-preview', 'the same for squares', page({}, '600x600'), { layout: 'lg' }],
  ['rich-link-preview', 'the same for tall ones', page({}, '400x900'), { layout: 'lg' }],
  ['[5.13]', '320×240 is drawn too: over it is only a bonus', page({}, '320x240'), { layout: 'lg' }],
  ['assumption', 'no limit of bytes', page({}, '1200x630 jpeg 9000000'), { layout: 'lg' }],
  ['rich-link-preview', 'one line of title, two of description', page(), { lines: { title: 1, description: 2 } }],
  ['rich-link-preview', 'the URL beside the icon', page(), { host: 'https://www.example.com/mug' }],
  [
    'rich-link-preview',
    'the favicon',
    page({ icon: 'https://www.example.com/i.png' }),
    { favicon: 'https://www.example.com/i.png' },
  ],
  ['assumption', 'no picture', page({ 'og:image': null }), { layout: 'none', imageSize: 'none' }],
  ['assumption', 'a picture that is gone', page({}, 'not-found'), { layout: 'none' }],
  ['assumption', 'name= is accepted', page({}, '1200x630', { attribute: 'name' }), { title: 'Blue mug' }],
  [
    'assumption',
    'the card is marked as history',
    page(),
    {
      reasons: expect.arrayContaining([
        expect.objectContaining({ en: expect.stringContaining('shut down in May 2025') }),
      ]),
    },
  ],
  ['assumption', 'no documented window', page({}, '1200x630', { padding: 2_000_000 }), { layout: 'lg' }],
  ['assumption', 'relative addresses are resolved', page({ 'og:image': '/mug.jpg' }), { layout: 'lg' }],
  ['assumption', 'an empty og:title is none', page({ 'og:title': '' }), { title: 'Blue mug – Example' }],
  [
    'assumption',
    'no picture of the page instead',
    page({ 'og:image': null }, '', { body: '<img src="/a.jpg">' }),
    { image: null },
  ],
  ['assumption', 'nothing is cut by characters', page({ 'og:title': 'a'.repeat(300) }), { title: 'a'.repeat(300) }],
]);
