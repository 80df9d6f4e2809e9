import { expect } from 'vitest';
import { bare, page, testCards } from '../test-page.ts';
import { mastodon } from './mastodon.ts';

const MIB = 1024 * 1024;
const long = 'a'.repeat(600);

// Keys: platforms, section 9 Mastodon and section 0 (MAS = the server's own code, mastodon#33639).
testCards(mastodon, [
  ['MAS', 'og:title before the title element', page(), { title: 'Blue mug' }],
  ['MAS', 'title element without og:title', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['MAS', 'no twitter:title', bare({ 'twitter:title': 'T' }), { title: null }],
  ['MAS', 'og:description before the meta description', page(), { description: 'Holds 300 ml.' }],
  ['MAS', 'meta description without it', page({ 'og:description': null }), { description: 'Meta description' }],
  [
    'MAS',
    'image only og:image',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { layout: 'none', image: null },
  ],
  ['MAS', 'wider than high is large', page({}, '601x600'), { layout: 'lg' }],
  ['MAS', 'square is not', page({}, '600x600'), { layout: 'sm' }],
  ['MAS', 'tall is not', page({}, '600x601'), { layout: 'sm' }],
  ['MAS', 'small but wide is large', page({}, '120x60'), { layout: 'lg' }],
  ['MAS', 'jpeg', page({}, '1200x630 jpeg'), { layout: 'lg' }],
  ['MAS', 'png', page({}, '1200x630 png'), { layout: 'lg' }],
  ['MAS', 'gif', page({}, '1200x630 gif'), { layout: 'lg' }],
  ['MAS', 'webp', page({}, '1200x630 webp'), { layout: 'lg' }],
  ['mastodon#33639', 'avif is not in the list', page({}, '1200x630 avif'), { layout: 'none' }],
  ['MAS', 'svg is not in the list', page({}, '1200x630 svg'), { layout: 'none' }],
  ['MAS', 'up to 8 MB', page({}, `1200x630 jpeg ${8 * MIB}`), { layout: 'lg' }],
  ['MAS', 'not above', page({}, `1200x630 jpeg ${8 * MIB + 1}`), { layout: 'none' }],
  [
    'MAS',
    'property= and name= alike',
    page({}, '1200x630', { attribute: 'name' }),
    { title: 'Blue mug', layout: 'lg' },
  ],
  ['MAS', 'the literal "null" is no image', page({ 'og:image': 'null' }), { layout: 'none' }],
  ['MAS', 'nor is "undefined"', page({ 'og:image': 'undefined' }), { layout: 'none' }],
  ['MAS', 'relative addresses are resolved', page({ 'og:image': '/a.jpg' }), { layout: 'lg' }],
  [
    'MAS',
    'alternative text from og:image:alt',
    page({ 'og:image': null, 'og:image:url': 'https://e.com/a.jpg', 'og:image:alt': 'A mug' }),
    { image: expect.objectContaining({ alt: 'A mug' }) },
  ],
  ['MAS', 'tags in the first 1 MB', page({}, '1200x630', { padding: MIB - 2000 }), { title: 'Blue mug' }],
  ['MAS', 'not behind it', page({}, '1200x630', { padding: MIB }), { title: null, layout: 'none' }],
  ['MAS', 'three redirects', page({}, '1200x630', { redirects: 3 }), { isShown: true }],
  ['MAS', 'a fourth is not followed', page({}, '1200x630', { redirects: 4 }), { isShown: false, layout: 'none' }],
  ['MAS', 'only status 200', page({}, '1200x630', { status: 203 }), { isShown: false }],
  ['MAS', 'large: two lines of title', page(), { lines: { title: 2, description: 1 } }],
  ['MAS', 'small: one line', page({}, '600x600'), { lines: { title: 1, description: 1 } }],
  ['MAS', 'texts are clamped by lines only', page({ 'og:title': long }), { title: long }],
]);
