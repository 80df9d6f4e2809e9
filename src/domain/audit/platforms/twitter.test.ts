import { expect } from 'vitest';
import { bare, page, testCards } from '../test-page.ts';
import { twitter } from './twitter.ts';

const long = 'a'.repeat(300);
const large = { 'twitter:card': 'summary_large_image' };

// Keys: platforms, section 6 (Xdoc, HU schema, ENZ).
testCards(twitter, [
  ['Xdoc', 'twitter:title before og:title', page({ ...large, 'twitter:title': 'T' }), { title: 'T' }],
  ['Xdoc', 'og:title without it', page(large), { title: 'Blue mug' }],
  ['Xdoc', 'no title element', bare({ ...large, title: 'Element' }), { title: null }],
  [
    'Xdoc',
    'twitter:description before og:description',
    page({ ...large, 'twitter:description': 'T' }),
    { description: 'T' },
  ],
  ['Xdoc', 'og:description without it', page(large), { description: 'Holds 300 ml.' }],
  ['Xdoc', 'no meta description', bare({ ...large, description: 'Meta' }), { description: null }],
  [
    'Xdoc',
    'twitter:image before og:image',
    page({ ...large, 'twitter:image': 'https://e.com/t.jpg' }),
    { image: expect.objectContaining({ url: 'https://e.com/t.jpg' }) },
  ],
  [
    'Xdoc',
    'og:image without it',
    page(large),
    { image: expect.objectContaining({ url: 'https://cdn.example.com/mug.jpg' }) },
  ],
  ['Xdoc', 'summary_large_image is large', page(large), { layout: 'lg' }],
  ['Xdoc', 'summary is small', page({ 'twitter:card': 'summary' }), { layout: 'sm' }],
  [
    'Xdoc',
    'the last twitter:card wins',
    page({ 'twitter:card': ['summary', 'summary_large_image'] }),
    { layout: 'lg' },
  ],
  [
    'Xdoc',
    'the last wins the other way round too',
    page({ 'twitter:card': ['summary_large_image', 'summary'] }),
    { layout: 'sm' },
  ],
  [
    'Xdoc',
    'og:type, og:title and og:description give a summary',
    page({ 'og:type': 'product' }),
    { layout: 'sm', isShown: true },
  ],
  ['Xdoc', 'without card and og:type there is no card', page(), { isShown: false, layout: 'none' }],
  ['Xdoc', 'og:type alone gives none', bare({ 'og:type': 'website' }), { isShown: false }],
  ['HU schema', 'large from 300×157', page(large, '300x157'), { layout: 'lg' }],
  ['HU schema', 'below it small', page(large, '299x157'), { layout: 'sm' }],
  ['HU schema', 'small from 144×144', page({ 'twitter:card': 'summary' }, '144x144'), { layout: 'sm' }],
  ['HU schema', 'below 144 nothing', page({ 'twitter:card': 'summary' }, '143x143'), { layout: 'none', image: null }],
  ['HU schema', 'at most 4096 px', page(large, '4096x2048'), { layout: 'lg' }],
  ['HU schema', 'above it nothing', page(large, '4097x2048'), { layout: 'none' }],
  ['Xdoc', 'under 5 MB', page(large, '1200x630 jpeg 5242881'), { layout: 'none' }],
  ['Xdoc', 'webp counts', page(large, '1200x630 webp'), { layout: 'lg' }],
  ['Xdoc', 'gif counts (first frame)', page(large, '1200x630 gif'), { layout: 'lg' }],
  ['Xdoc', 'svg is refused', page(large, '1200x630 svg'), { layout: 'none' }],
  ['Xdoc', 'title cut at 70 characters', page({ ...large, 'og:title': long }), { title: `${'a'.repeat(70)}…` }],
  [
    'Xdoc',
    'description cut at 200 characters',
    page({ ...large, 'og:description': long }),
    { description: `${'a'.repeat(200)}…` },
  ],
  [
    'ENZ',
    'large: one line of title in the picture, no description',
    page(large),
    { lines: { title: 1, description: 0 } },
  ],
  [
    'Cal, TL',
    'summary: two lines and three',
    page({ 'twitter:card': 'summary' }),
    { lines: { title: 2, description: 3 } },
  ],
  ['ENZ', 'From example.com, without www', page(large), { host: 'example.com' }],
  [
    'Xdoc',
    'no picture: summary with a grey box',
    page({ ...large, 'og:image': null }),
    { layout: 'none', isShown: true },
  ],
]);
