import { bare, page, testCards } from '../page.fixture.ts';
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
  ['slack', 'title element without tags', bare({ title: 'Element' }), { title: 'Element' }],
  ['slack', 'meta description without tags', bare({ description: 'Meta' }), { description: 'Meta' }],
  [
    'slack',
    'tags before the title element, wherever it stands',
    bare({ title: 'Element', 'og:title': 'O' }),
    { title: 'O' },
  ],
  ['slack', 'og:site_name', page(), { siteName: 'Example' }],
  ['slack', 'host without og:site_name', page({ 'og:site_name': null }), { siteName: 'example.com' }],
  [
    'slack',
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
    'bedrock-14258',
    'twitter:card summary loses the picture',
    page({ 'twitter:card': 'summary' }),
    { layout: 'hidden' },
  ],
  ['[5.14]', 'summary_large_image does not', page({ 'twitter:card': 'summary_large_image' }), { layout: 'lg' }],
  ['[5.14]', 'no twitter:card does not either', page(), { layout: 'lg' }],
  ['[5.14]', 'gif counts', page({}, '1200x630 gif'), { layout: 'lg' }],
  ['[5.14]', 'webp counts', page({}, '1200x630 webp'), { layout: 'lg' }],
  ['[5.14]', 'svg does not', page({}, '1200x630 svg'), { layout: 'none', image: null }],
  ['slack', 'no official limit of bytes: 3 MB are drawn', page({}, '1200x630 jpeg 3000000'), { layout: 'lg' }],
  [
    'heads-up',
    'description cut at 700 characters',
    page({ 'og:description': long }),
    { description: `${'a'.repeat(700)}…` },
  ],
  ['heads-up', 'the title is not cut', page({ 'og:title': long }), { title: long }],
  [
    'slack',
    'label1/data1 and label2/data2 are two fields',
    page({ 'twitter:label1': 'Price', 'twitter:data1': '12 EUR', 'twitter:label2': 'Stock', 'twitter:data2': '4' }),
    {
      fields: [
        { label: 'Price', data: '12 EUR' },
        { label: 'Stock', data: '4' },
      ],
    },
  ],
  ['slack', 'a label without data is no field', page({ 'twitter:label1': 'Price' }), { fields: [] }],
  [
    'slack-robots',
    'no documented window: late tags are read',
    page({}, '1200x630', { padding: 2_000_000 }),
    { title: 'Blue mug' },
  ],
  [
    'all-platforms',
    'a picture refused to Slackbot is not shown',
    page({}, '1200x630', { imageReach: { slack: 'forbidden' } }),
    { layout: 'none' },
  ],
  ['all-platforms', 'relative addresses are resolved', page({ 'og:image': '/mug.jpg' }), { layout: 'lg' }],
]);
