import { bare, page, testCards } from '../test-page.ts';
import { slack } from './slack.ts';

const long = 'a'.repeat(800);

// Keys: platforms, section 3 (SLrob, HU, gazebo#1831, bedrock#14258), spec = specification sections 5 and 9.
testCards(slack, [
  ['gazebo#1831', 'og:title first in the page wins', bare({ 'og:title': 'O', 'twitter:title': 'T' }), { title: 'O' }],
  [
    'gazebo#1831',
    'twitter:title first in the page wins',
    bare({ 'twitter:title': 'T', 'og:title': 'O' }),
    { title: 'T' },
  ],
  [
    'gazebo#1831',
    'the same for descriptions',
    bare({ 'twitter:description': 'T', 'og:description': 'O' }),
    { description: 'T' },
  ],
  [
    'gazebo#1831',
    'each property by itself',
    bare({ 'og:title': 'O', 'twitter:title': 'T', 'twitter:description': 'TD', 'og:description': 'OD' }),
    { title: 'O', description: 'TD' },
  ],
  ['section 3', 'title element without tags', bare({ title: 'Element' }), { title: 'Element' }],
  ['section 3', 'meta description without tags', bare({ description: 'Meta' }), { description: 'Meta' }],
  [
    'section 3',
    'tags before the title element, wherever it stands',
    bare({ title: 'Element', 'og:title': 'O' }),
    { title: 'O' },
  ],
  ['section 3', 'og:site_name', page(), { siteName: 'Example' }],
  ['section 3', 'host without og:site_name', page({ 'og:site_name': null }), { siteName: 'example.com' }],
  [
    'section 3',
    'twitter:image alone serves',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { layout: 'lg' },
  ],
  ['spec 9', '202×202 is large', page({}, '202x202'), { layout: 'lg' }],
  ['spec 9', 'one side of 201 is small', page({}, '201x600'), { layout: 'sm' }],
  ['spec 9', 'the other side of 201 is small', page({}, '600x201'), { layout: 'sm' }],
  ['spec 5', 'both sides under 202 are hidden', page({}, '201x201'), { layout: 'hidden' }],
  ['spec 5', 'a hidden picture is still known', page({}, '100x100'), { layout: 'hidden', imageSize: 'sm' }],
  [
    'bedrock#14258',
    'twitter:card summary loses the picture',
    page({ 'twitter:card': 'summary' }),
    { layout: 'hidden' },
  ],
  ['spec 5', 'summary_large_image does not', page({ 'twitter:card': 'summary_large_image' }), { layout: 'lg' }],
  ['spec 5', 'no twitter:card does not either', page(), { layout: 'lg' }],
  ['spec 5', 'gif counts', page({}, '1200x630 gif'), { layout: 'lg' }],
  ['spec 5', 'webp counts', page({}, '1200x630 webp'), { layout: 'lg' }],
  ['spec 5', 'svg does not', page({}, '1200x630 svg'), { layout: 'none', image: null }],
  ['section 3', 'no official limit of bytes: 3 MB are drawn', page({}, '1200x630 jpeg 3000000'), { layout: 'lg' }],
  ['HU', 'description cut at 700 characters', page({ 'og:description': long }), { description: `${'a'.repeat(700)}…` }],
  ['HU', 'the title is not cut', page({ 'og:title': long }), { title: long }],
  [
    'section 3',
    'label1/data1 and label2/data2 are two fields',
    page({ 'twitter:label1': 'Price', 'twitter:data1': '12 EUR', 'twitter:label2': 'Stock', 'twitter:data2': '4' }),
    {
      fields: [
        { label: 'Price', data: '12 EUR' },
        { label: 'Stock', data: '4' },
      ],
    },
  ],
  ['section 3', 'a label without data is no field', page({ 'twitter:label1': 'Price' }), { fields: [] }],
  [
    'SLrob',
    'no documented window: late tags are read',
    page({}, '1200x630', { padding: 2_000_000 }),
    { title: 'Blue mug' },
  ],
  [
    'section 0',
    'a picture refused to Slackbot is not shown',
    page({}, '1200x630', { imageReach: { slack: 'forbidden' } }),
    { layout: 'none' },
  ],
  ['section 0', 'relative addresses are resolved', page({ 'og:image': '/mug.jpg' }), { layout: 'lg' }],
]);
