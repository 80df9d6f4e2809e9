import { expect } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { twitter } from './twitter.ts';

const long = 'a'.repeat(300);
const large = { 'twitter:card': 'summary_large_image' };

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(twitter, [
  ['x-cards', 'twitter:title before og:title', page({ ...large, 'twitter:title': 'T' }), { title: 'T' }],
  ['x-cards', 'og:title without it', page(large), { title: 'Blue mug' }],
  ['x-cards', 'no title element', bare({ ...large, title: 'Element' }), { title: null }],
  [
    'x-cards',
    'twitter:description before og:description',
    page({ ...large, 'twitter:description': 'T' }),
    { description: 'T' },
  ],
  ['x-cards', 'og:description without it', page(large), { description: 'Holds 300 ml.' }],
  ['x-cards', 'no meta description', bare({ ...large, description: 'Meta' }), { description: null }],
  [
    'x-cards',
    'twitter:image before og:image',
    page({ ...large, 'twitter:image': 'https://e.com/t.jpg' }),
    { image: expect.objectContaining({ url: 'https://e.com/t.jpg' }) },
  ],
  [
    'x-cards',
    'og:image without it',
    page(large),
    { image: expect.objectContaining({ url: 'https://cdn.example.com/mug.jpg' }) },
  ],
  ['x-cards', 'summary_large_image is large', page(large), { layout: 'lg' }],
  ['x-cards', 'summary is small', page({ 'twitter:card': 'summary' }), { layout: 'sm' }],
  [
    'x-cards',
    'the last twitter:card wins',
    page({ 'twitter:card': ['summary', 'summary_large_image'] }),
    { layout: 'lg' },
  ],
  [
    'x-cards',
    'the last wins the other way round too',
    page({ 'twitter:card': ['summary_large_image', 'summary'] }),
    { layout: 'sm' },
  ],
  [
    'x-cards',
    'og:type, og:title and og:description give a summary',
    page({ 'og:type': 'product' }),
    { layout: 'sm', isShown: true },
  ],
  ['x-cards', 'without card and og:type there is no card', page(), { isShown: false, layout: 'none' }],
  ['x-cards', 'og:type alone gives none', bare({ 'og:type': 'website' }), { isShown: false }],
  ['heads-up', 'large from 300×157', page(large, '300x157'), { layout: 'lg' }],
  ['heads-up', 'below it small', page(large, '299x157'), { layout: 'sm' }],
  ['heads-up', 'small from 144×144', page({ 'twitter:card': 'summary' }, '144x144'), { layout: 'sm' }],
  ['heads-up', 'below 144 nothing', page({ 'twitter:card': 'summary' }, '143x143'), { layout: 'none', image: null }],
  ['heads-up', 'at most 4096 px', page(large, '4096x2048'), { layout: 'lg' }],
  ['heads-up', 'above it nothing', page(large, '4097x2048'), { layout: 'none' }],
  ['x-cards', 'under 5 MB', page(large, '1200x630 jpeg 5242881'), { layout: 'none' }],
  ['x-cards', 'webp counts', page(large, '1200x630 webp'), { layout: 'lg' }],
  ['x-cards', 'gif counts (first frame)', page(large, '1200x630 gif'), { layout: 'lg' }],
  ['x-cards', 'svg is refused', page(large, '1200x630 svg'), { layout: 'none' }],
  ['x-cards', 'title cut at 70 characters', page({ ...large, 'og:title': long }), { title: `${'a'.repeat(70)}…` }],
  [
    'x-cards',
    'description cut at 200 characters',
    page({ ...large, 'og:description': long }),
    { description: `${'a'.repeat(200)}…` },
  ],
  [
    'og-debugger',
    'large: one line of title in the picture, no description',
    page(large),
    { lines: { title: 1, description: 0 } },
  ],
  [
    'calypso',
    'summary: two lines and three',
    page({ 'twitter:card': 'summary' }),
    { lines: { title: 2, description: 3 } },
  ],
  ['og-debugger', 'From example.com, without www', page(large), { host: 'example.com' }],
  [
    'x-cards',
    'no picture: summary with a grey box',
    page({ ...large, 'og:image': null }),
    { layout: 'none', isShown: true },
  ],
  [
    'x-cards',
    'alternative text from twitter:image:alt',
    page({ ...large, 'twitter:image:alt': 'A mug' }),
    { image: expect.objectContaining({ alt: 'A mug' }) },
  ],
  [
    'x-cards',
    'og:image:alt is not named in its documents',
    page({ ...large, 'og:image:alt': 'A mug' }),
    { image: expect.objectContaining({ alt: null }) },
  ],
  [
    'x-cards',
    'twitter:card alone is no card: a title is required',
    bare({ 'twitter:card': 'summary_large_image', 'og:image': 'https://e.com/a.jpg', title: 'T' }),
    { isShown: false, layout: 'none' },
  ],
  ['x-cards', 'a player shows its image large', page({ ...large, 'twitter:card': 'player' }), { layout: 'lg' }],
  [
    'assumption',
    'a relative image address is not resolved, which nobody documents',
    page({ ...large, 'og:image': '/mug.jpg' }),
    { layout: 'none', image: null, reasons: [expect.objectContaining({ basis: 'assumed' })] },
  ],
  [
    'x-cards',
    'robots.txt keeps it from the page: no card',
    page(large, '1200x630', { pageReach: { twitter: { outcome: 'robots', url: 'https://www.example.com/mug' } } }),
    { isShown: false, layout: 'none' },
  ],
  [
    'weserv-379',
    'a firewall keeps it from the image',
    page(large, '1200x630', { imageReach: { twitter: 'forbidden' } }),
    { layout: 'none', isShown: true },
  ],
]);
