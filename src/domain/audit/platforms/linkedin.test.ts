import { expect } from 'vitest';
import { bare, page, testCards } from '../test-page.ts';
import { linkedin } from './linkedin.ts';

// Keys: platforms, section 5 (help pages a521928 and a6233775 as others quote them, linkedin.github.com#26).
testCards(linkedin, [
  ['section 5', 'og:title is the title', page(), { title: 'Blue mug' }],
  ['section 5', 'title element without og:title', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['section 5', 'no twitter:title', bare({ 'twitter:title': 'T' }), { title: null }],
  ['section 5', 'no twitter:description', bare({ 'twitter:description': 'T' }), { description: null }],
  [
    'section 5',
    'no twitter:image',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { image: null },
  ],
  ['section 5', 'og:description is read', page(), { description: 'Holds 300 ml.' }],
  ['section 5', 'meta description without it', page({ 'og:description': null }), { description: 'Meta description' }],
  ['section 5', 'description is not shown in the feed', page(), { lines: { title: 2, description: 0 } }],
  ['platforms, open point 2', 'the thumbnail is the default', page(), { layout: 'sm' }],
  [
    'platforms, open point 2',
    'the wide one is a switch',
    page(),
    { otherLayout: { layout: 'lg', when: { en: 'Sponsored post', de: 'Gesponserter Beitrag' } } },
  ],
  [
    'a6233775',
    '401 px of width can be wide',
    page({}, '401x210'),
    { layout: 'sm', otherLayout: expect.objectContaining({ layout: 'lg' }) },
  ],
  ['a6233775', '400 px cannot', page({}, '400x210'), { layout: 'sm', otherLayout: null }],
  ['section 5', '200×200 is the least', page({}, '200x200'), { layout: 'sm' }],
  ['section 5', '199 px is too little', page({}, '199x199'), { layout: 'none' }],
  ['a521928', 'jpg', page({}, '1200x627 jpeg'), { layout: 'sm' }],
  ['a521928', 'png', page({}, '1200x627 png'), { layout: 'sm' }],
  ['a521928', 'gif', page({}, '1200x627 gif'), { layout: 'sm' }],
  ['godot-website#893', 'webp is not shown', page({}, '1200x627 webp'), { layout: 'none', image: null }],
  ['EddieHub#146', 'svg is not shown', page({}, '1200x627 svg'), { layout: 'none' }],
  ['a521928', '5 MB is the most', page({}, '1200x627 jpeg 5242880'), { layout: 'sm' }],
  ['a521928', 'over 5 MB is not shown', page({}, '1200x627 jpeg 5242881'), { layout: 'none' }],
  ['auditbuffet.com', 'relative addresses are not resolved', page({ 'og:image': '/mug.jpg' }), { layout: 'none' }],
  [
    'linkedin.github.com#26',
    'a stray picture of the page without og:image',
    page({ 'og:image': null }, '', { body: '<img src="https://e.com/author.jpg" width="400" height="400">' }),
    { imageSource: 'page' },
  ],
  ['section 5', 'no picture at all: grey box', page({ 'og:image': null }), { layout: 'none', otherLayout: null }],
  ['section 5', 'the domain without www', page(), { host: 'example.com' }],
  [
    'Semantic-Anchors#670',
    'name="image" property="og:image" on one tag is read once',
    page({ 'og:image': null }, '1200x630', {
      body: '<meta name="image" property="og:image" content="https://e.com/a.jpg">',
    }),
    { layout: 'sm', imageSource: 'tag' },
  ],
  ['syntaxfm#1377', 'a picture that is too slow is ignored', page({}, 'timeout'), { layout: 'none' }],
]);
