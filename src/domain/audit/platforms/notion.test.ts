import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { notion } from './notion.ts';

const long = 'a'.repeat(900);

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(notion, [
  ['opengraphplus', 'og:title is the title', page(), { title: 'Blue mug' }],
  ['opengraphplus', 'title element without og:title', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['opengraphplus', 'empty og:title is none', page({ 'og:title': '' }), { title: 'Blue mug – Example' }],
  ['opengraphplus', 'no title at all', bare({}), { title: null }],
  ['opengraphplus', 'no twitter:title', bare({ 'twitter:title': 'T' }), { title: null }],
  ['opengraphplus', 'og:description is the description', page(), { description: 'Holds 300 ml.' }],
  [
    'opengraphplus',
    'meta description without it',
    page({ 'og:description': null }),
    { description: 'Meta description' },
  ],
  ['opengraphplus', 'no description at all', bare({}), { description: null }],
  ['opengraphplus', 'no twitter:description', bare({ 'twitter:description': 'T' }), { description: null }],
  ['opengraphplus', 'og:image is the cover', page(), { layout: 'sm', imageSource: 'tag' }],
  [
    'opengraphplus',
    'no twitter:image',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { layout: 'none' },
  ],
  [
    'react-notion-x',
    'without cover the text takes the width',
    page({ 'og:image': null }),
    { layout: 'none', image: null },
  ],
  ['react-notion-x', 'one layout for wide pictures', page({}, '1200x630'), { layout: 'sm' }],
  ['react-notion-x', 'the same for squares', page({}, '600x600'), { layout: 'sm' }],
  ['react-notion-x', 'the same for tall ones', page({}, '400x900'), { layout: 'sm' }],
  ['react-notion-x', 'no least size', page({}, '40x40'), { layout: 'sm' }],
  ['opengraphplus', 'jpeg', page({}, '1200x630 jpeg'), { layout: 'sm' }],
  ['opengraphplus', 'png', page({}, '1200x630 png'), { layout: 'sm' }],
  ['opengraphplus', 'webp', page({}, '1200x630 webp'), { layout: 'sm' }],
  ['opengraphplus', 'gif', page({}, '1200x630 gif'), { layout: 'sm' }],
  ['opengraphplus', 'svg is not in the list', page({}, '1200x630 svg'), { layout: 'none' }],
  ['opengraphplus', '5 MB is the most', page({}, '1200x630 jpeg 5242880'), { layout: 'sm' }],
  ['opengraphplus', 'over 5 MB', page({}, '1200x630 jpeg 5242881'), { layout: 'none' }],
  ['react-notion-x', 'the full URL under the text', page(), { host: 'https://www.example.com/mug' }],
  ['react-notion-x', 'one line of title, two of description', page(), { lines: { title: 1, description: 2 } }],
  [
    'react-notion-x',
    'nothing is cut by characters',
    page({ 'og:title': long, 'og:description': long }),
    { title: long, description: long },
  ],
  [
    'react-notion-x',
    'the favicon stands before the URL',
    page({ icon: 'https://www.example.com/i.png' }),
    { favicon: 'https://www.example.com/i.png' },
  ],
  ['assumption', 'no window is known', page({}, '1200x630', { padding: 2_000_000 }), { title: 'Blue mug' }],
  ['assumption', 'relative addresses are resolved', page({ 'og:image': '/mug.jpg' }), { layout: 'sm' }],
  ['assumption', 'a picture that is gone', page({}, 'not-found'), { layout: 'none', image: null }],
]);
