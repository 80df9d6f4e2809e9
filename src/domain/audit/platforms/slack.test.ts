import { expect } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { slack } from './slack.ts';

const long = 'a'.repeat(800);

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(slack, [
  ['gazebo-1831', 'og:title first in the page wins', bare({ 'og:title': 'O', 'twitter:title': 'T' }), { title: 'O' }],
  [
    'gazebo-1831',
    'twitter:title first in the page wins',
    bare({ 'twitter:title': 'T', 'og:title': 'O' }),
    { title: 'T' },
  ],
  [
    'gazebo-1831',
    'the same for descriptions',
    bare({ 'twitter:description': 'T', 'og:description': 'O' }),
    { description: 'T' },
  ],
  [
    'gazebo-1831',
    'each property by itself',
    bare({ 'og:title': 'O', 'twitter:title': 'T', 'twitter:description': 'TD', 'og:description': 'OD' }),
    { title: 'O', description: 'TD' },
  ],
  ['opengraphplus', 'title element without tags', bare({ title: 'Element' }), { title: 'Element' }],
  ['opengraphplus', 'meta description without tags', bare({ description: 'Meta' }), { description: 'Meta' }],
  [
    'opengraphplus',
    'tags before the title element, wherever it stands',
    bare({ title: 'Element', 'og:title': 'O' }),
    { title: 'O' },
  ],
  ['opengraphplus', 'og:site_name', page(), { siteName: 'Example' }],
  ['opengraphplus', 'host without og:site_name', page({ 'og:site_name': null }), { siteName: 'example.com' }],
  [
    'opengraphplus',
    'twitter:image alone serves',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { layout: 'lg' },
  ],
  ['[9.14]', '202×202 is large', page({}, '202x202'), { layout: 'lg' }],
  ['[9.14]', 'one side of 201 is small', page({}, '201x600'), { layout: 'sm' }],
  ['[9.14]', 'the other side of 201 is small', page({}, '600x201'), { layout: 'sm' }],
  ['[5.14]', 'both sides under 202 are hidden', page({}, '201x201'), { layout: 'hidden' }],
  ['[5.14]', 'a hidden picture is still known', page({}, '100x100'), { layout: 'hidden', imageSize: 'sm' }],
  [
    'terraform-553',
    'twitter:card summary: small at the right',
    page({ 'twitter:card': 'summary' }),
    { layout: 'sm', imageSource: 'tag' },
  ],
  [
    'bedrock-14258',
    'others saw no image: the reason says so, and that nothing is sure',
    page({ 'twitter:card': 'summary' }),
    { reasons: [expect.objectContaining({ en: expect.stringContaining('Reports differ'), basis: 'assumed' })] },
  ],
  [
    'heads-up',
    'others draw a thumbnail there: the reason of a hidden one says so',
    page({}, '201x201'),
    {
      reasons: [expect.objectContaining({ en: expect.stringMatching(/Reports differ\.$/), basis: 'assumed' })],
    },
  ],
  ['[5.14]', 'summary does not save a tiny one', page({ 'twitter:card': 'summary' }, '100x100'), { layout: 'hidden' }],
  ['[5.14]', 'summary_large_image does not', page({ 'twitter:card': 'summary_large_image' }), { layout: 'lg' }],
  ['[5.14]', 'no twitter:card does not either', page(), { layout: 'lg' }],
  ['[5.14]', 'gif counts', page({}, '1200x630 gif'), { layout: 'lg' }],
  ['[5.14]', 'webp counts', page({}, '1200x630 webp'), { layout: 'lg' }],
  ['[5.14]', 'svg does not', page({}, '1200x630 svg'), { layout: 'none', image: null }],
  ['assumption', 'no official limit of bytes: 3 MB are drawn', page({}, '1200x630 jpeg 3000000'), { layout: 'lg' }],
  ['assumption', 'nothing is cut', page({ 'og:description': long }), { description: long }],
  ['assumption', 'nor the title', page({ 'og:title': long }), { title: long }],
  [
    'heads-up',
    'label1/data1 and label2/data2 are two fields',
    page({ 'twitter:label1': 'Price', 'twitter:data1': '12 EUR', 'twitter:label2': 'Stock', 'twitter:data2': '4' }),
    {
      fields: [
        { label: 'Price', data: '12 EUR' },
        { label: 'Stock', data: '4' },
      ],
    },
  ],
  ['heads-up', 'a label without data is no field', page({ 'twitter:label1': 'Price' }), { fields: [] }],
  [
    'next-83926',
    'tags in the first 32 KB are read',
    page({}, '1200x630', { padding: 31_000 }),
    { title: 'Blue mug', layout: 'lg' },
  ],
  [
    'next-83926',
    'tags behind them are not',
    page({}, '1200x630', { padding: 32_768 }),
    { title: null, layout: 'none', imageSource: null },
  ],
  [
    'next-83926',
    'a tag across the border is cut',
    page({}, '1200x630', { padding: 32_768 - 300 }),
    { title: 'Blue mug', image: null },
  ],
  [
    'weserv-379',
    'a picture refused to Slackbot is not shown',
    page({}, '1200x630', { imageReach: { slack: 'forbidden' } }),
    { layout: 'none' },
  ],
  ['assumption', 'relative addresses are resolved', page({ 'og:image': '/mug.jpg' }), { layout: 'lg' }],
]);
