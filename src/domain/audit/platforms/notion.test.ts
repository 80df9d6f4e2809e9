import { bare, page, testCards } from '../page.fixture.ts';
import { notion } from './notion.ts';

const long = 'a'.repeat(900);

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(notion, [
  ['notion', 'og:title is the title', page(), { title: 'Blue mug' }],
  ['notion', 'title element without og:title', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['notion', 'empty og:title is none', page({ 'og:title': '' }), { title: 'Blue mug – Example' }],
  ['notion', 'no title at all', bare({}), { title: null }],
  ['notion', 'no twitter:title', bare({ 'twitter:title': 'T' }), { title: null }],
  ['notion', 'og:description is the description', page(), { description: 'Holds 300 ml.' }],
  ['notion', 'meta description without it', page({ 'og:description': null }), { description: 'Meta description' }],
  ['notion', 'no description at all', bare({}), { description: null }],
  ['notion', 'no twitter:description', bare({ 'twitter:description': 'T' }), { description: null }],
  ['notion', 'og:image is the cover', page(), { layout: 'sm', imageSource: 'tag' }],
  [
    'notion',
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
  ['notion', 'one layout for wide pictures', page({}, '1200x630'), { layout: 'sm' }],
  ['notion', 'the same for squares', page({}, '600x600'), { layout: 'sm' }],
  ['notion', 'the same for tall ones', page({}, '400x900'), { layout: 'sm' }],
  ['notion', 'no least size', page({}, '40x40'), { layout: 'sm' }],
  ['notion', 'jpeg', page({}, '1200x630 jpeg'), { layout: 'sm' }],
  ['notion', 'png', page({}, '1200x630 png'), { layout: 'sm' }],
  ['notion', 'webp', page({}, '1200x630 webp'), { layout: 'sm' }],
  ['notion', 'gif', page({}, '1200x630 gif'), { layout: 'sm' }],
  ['notion', 'svg is not in the list', page({}, '1200x630 svg'), { layout: 'none' }],
  ['notion', '5 MB is the most', page({}, '1200x630 jpeg 5242880'), { layout: 'sm' }],
  ['notion', 'over 5 MB', page({}, '1200x630 jpeg 5242881'), { layout: 'none' }],
  ['react-notion-x', 'the full URL under the text', page(), { host: 'https://www.example.com/mug' }],
  ['react-notion-x', 'one line of title, two of description', page(), { lines: { title: 1, description: 2 } }],
  [
    'notion',
    'nothing is cut by characters',
    page({ 'og:title': long, 'og:description': long }),
    { title: long, description: long },
  ],
  [
    'notion',
    'the favicon stands before the URL',
    page({ icon: 'https://www.example.com/i.png' }),
    { favicon: 'https://www.example.com/i.png' },
  ],
]);
