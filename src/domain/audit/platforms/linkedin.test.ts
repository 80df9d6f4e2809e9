import { expect } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { linkedin } from './linkedin.ts';

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(linkedin, [
  ['opengraphplus', 'og:title is the title', page(), { title: 'Blue mug' }],
  ['opengraphplus', 'title element without og:title', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['opengraphplus', 'no twitter:title', bare({ 'twitter:title': 'T' }), { title: null }],
  ['opengraphplus', 'no twitter:description', bare({ 'twitter:description': 'T' }), { description: null }],
  [
    'opengraphplus',
    'no twitter:image',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { image: null },
  ],
  ['opengraphplus', 'og:description is read', page(), { description: 'Holds 300 ml.' }],
  [
    'opengraphplus',
    'meta description without it',
    page({ 'og:description': null }),
    { description: 'Meta description' },
  ],
  ['og-debugger', 'description is not shown in the feed', page(), { lines: { title: 2, description: 0 } }],
  ['careerarc', 'the thumbnail is the default', page(), { layout: 'sm' }],
  [
    'careerarc',
    'the wide one is a switch',
    page(),
    {
      variants: [
        expect.objectContaining({ layout: 'lg', client: { en: 'Sponsored post', de: 'Gesponserter Beitrag' } }),
      ],
    },
  ],
  [
    'linkedin-help',
    '401 px of width can be wide',
    page({}, '401x210'),
    { layout: 'sm', variants: [expect.objectContaining({ layout: 'lg' })] },
  ],
  ['linkedin-help', '400 px cannot', page({}, '400x210'), { layout: 'sm', variants: [] }],
  ['linkedin-help', '200×200 is the least', page({}, '200x200'), { layout: 'sm' }],
  ['linkedin-help', '199 px is too little', page({}, '199x199'), { layout: 'none' }],
  ['linkedin-help', 'jpg', page({}, '1200x627 jpeg'), { layout: 'sm' }],
  ['linkedin-help', 'png', page({}, '1200x627 png'), { layout: 'sm' }],
  ['linkedin-help', 'gif', page({}, '1200x627 gif'), { layout: 'sm' }],
  ['godot-893', 'webp since 2024', page({}, '1200x627 webp'), { layout: 'sm', imageSource: 'tag' }],
  ['assumption', 'avif is not shown', page({}, '1200x627 avif'), { layout: 'none', image: null }],
  ['eddiehub-146', 'svg is not shown', page({}, '1200x627 svg'), { layout: 'none' }],
  ['linkedin-help', '5 MB is the most', page({}, '1200x627 jpeg 5242880'), { layout: 'sm' }],
  ['linkedin-help', 'over 5 MB is not shown', page({}, '1200x627 jpeg 5242881'), { layout: 'none' }],
  [
    'auditbuffet',
    'relative addresses are not resolved, as others observed',
    page({ 'og:image': '/mug.jpg' }),
    { layout: 'none', reasons: [expect.objectContaining({ basis: 'observed' })] },
  ],
  [
    'linkedin-26',
    'a stray picture of the page without og:image',
    page({ 'og:image': null }, '', { body: '<img src="https://e.com/author.jpg" width="400" height="400">' }),
    { imageSource: 'page' },
  ],
  ['opengraphplus', 'no picture at all: grey box', page({ 'og:image': null }), { layout: 'none', variants: [] }],
  ['og-debugger', 'the domain without www', page(), { host: 'example.com' }],
  [
    'semantic-anchors-670',
    'name="image" property="og:image" on one tag is read once',
    page({ 'og:image': null }, '1200x630', {
      body: '<meta name="image" property="og:image" content="https://e.com/a.jpg">',
    }),
    { layout: 'sm', imageSource: 'tag' },
  ],
  ['syntaxfm-1377', 'a picture that is too slow is ignored', page({}, 'timeout'), { layout: 'none' }],
  ['assumption', 'no window is known', page({}, '1200x630', { padding: 2_000_000 }), { title: 'Blue mug' }],
  [
    'ogp',
    'of two og:image the first wins',
    page({ 'og:image': ['https://e.com/1.jpg', 'https://e.com/2.jpg'] }),
    { image: expect.objectContaining({ url: 'https://e.com/1.jpg' }), moreImages: [] },
  ],
  [
    'weserv-379',
    'a picture refused to its crawler',
    page({}, '1200x630', { imageReach: { linkedin: 'forbidden' } }),
    { layout: 'none' },
  ],
  [
    'post-inspector',
    'robots.txt keeps it from the page: no card, and how sure that is',
    page({}, '1200x630', { pageReach: { linkedin: { outcome: 'robots', url: 'https://www.example.com/mug' } } }),
    { isShown: false, reasons: expect.arrayContaining([expect.objectContaining({ basis: 'observed' })]) },
  ],
]);
