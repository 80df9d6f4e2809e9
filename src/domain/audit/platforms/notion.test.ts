import { bare, page, testCards } from '../test-page.ts';
import { notion } from './notion.ts';

const long = 'a'.repeat(900);

// Keys: platforms, section 7 (CUA, react-notion-x, OGP+).
testCards(notion, [
  ['section 7', 'og:title is the title', page(), { title: 'Blue mug' }],
  ['section 7', 'title element without og:title', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['section 7', 'empty og:title is none', page({ 'og:title': '' }), { title: 'Blue mug – Example' }],
  ['section 7', 'no title at all', bare({}), { title: null }],
  ['section 7', 'no twitter:title', bare({ 'twitter:title': 'T' }), { title: null }],
  ['section 7', 'og:description is the description', page(), { description: 'Holds 300 ml.' }],
  ['section 7', 'meta description without it', page({ 'og:description': null }), { description: 'Meta description' }],
  ['section 7', 'no description at all', bare({}), { description: null }],
  ['section 7', 'no twitter:description', bare({ 'twitter:description': 'T' }), { description: null }],
  ['section 7', 'og:image is the cover', page(), { layout: 'sm', imageSource: 'tag' }],
  [
    'section 7',
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
  ['quick matrix', 'one layout for wide pictures', page({}, '1200x630'), { layout: 'sm' }],
  ['quick matrix', 'the same for squares', page({}, '600x600'), { layout: 'sm' }],
  ['quick matrix', 'the same for tall ones', page({}, '400x900'), { layout: 'sm' }],
  ['quick matrix', 'no least size', page({}, '40x40'), { layout: 'sm' }],
  ['section 7', 'jpeg', page({}, '1200x630 jpeg'), { layout: 'sm' }],
  ['section 7', 'png', page({}, '1200x630 png'), { layout: 'sm' }],
  ['section 7', 'webp', page({}, '1200x630 webp'), { layout: 'sm' }],
  ['section 7', 'gif', page({}, '1200x630 gif'), { layout: 'sm' }],
  ['section 7', 'svg is not in the list', page({}, '1200x630 svg'), { layout: 'none' }],
  ['section 7', '5 MB is the most', page({}, '1200x630 jpeg 5242880'), { layout: 'sm' }],
  ['section 7', 'over 5 MB', page({}, '1200x630 jpeg 5242881'), { layout: 'none' }],
  ['react-notion-x', 'the full URL under the text', page(), { host: 'https://www.example.com/mug' }],
  ['react-notion-x', 'one line of title, two of description', page(), { lines: { title: 1, description: 2 } }],
  [
    'section 7',
    'nothing is cut by characters',
    page({ 'og:title': long, 'og:description': long }),
    { title: long, description: long },
  ],
  [
    'section 7',
    'the favicon stands before the URL',
    page({ icon: 'https://www.example.com/i.png' }),
    { favicon: 'https://www.example.com/i.png' },
  ],
]);
