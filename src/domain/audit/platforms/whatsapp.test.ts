import { bare, page, testCards } from '../test-page.ts';
import { whatsapp } from './whatsapp.ts';

const KIB = 1024;
const late = (padding: number) => page({}, '1200x630', { padding });

// Keys: platforms, section 1 (WAdoc), spec = specification section 5, decisions = Audit.
testCards(whatsapp, [
  ['WAdoc', 'og:title is the title', page(), { title: 'Blue mug', isShown: true }],
  ['WAdoc', 'og:description is the description', page(), { description: 'Holds 300 ml.' }],
  ['WAdoc', 'og:image is the picture', page(), { layout: 'lg', imageSource: 'tag' }],
  [
    'WAdoc',
    'without og:title the title element still serves',
    page({ 'og:title': null }),
    { title: 'Blue mug – Example' },
  ],
  [
    'WAdoc',
    'without og:description the meta description still serves',
    page({ 'og:description': null }),
    { description: 'Meta description' },
  ],
  ['WAdoc', 'an empty og:title is none', page({ 'og:title': '' }), { title: 'Blue mug – Example' }],
  ['WAdoc', 'og tags only: a twitter:title is not read', bare({ 'twitter:title': 'X' }), { title: null }],
  [
    'WAdoc',
    'og tags only: a twitter:image is not read',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/a.jpg' }),
    { layout: 'none', image: null },
  ],
  ['WAdoc', 'tags in the first 300 KB are read', late(300 * KIB - 1200), { title: 'Blue mug', layout: 'lg' }],
  ['WAdoc', 'tags behind 300 KB are missing', late(300 * KIB), { title: null, description: null, layout: 'none' }],
  [
    'decisions',
    'a tag cut by the end of the window is missing',
    page({}, '1200x630', { padding: 300 * KIB - 200 }),
    { image: null },
  ],
  ['WAdoc', 'the domain comes from the URL, without www', page(), { host: 'example.com' }],
  ['WAdoc', 'the address must be absolute', page({ 'og:image': '/mug.jpg' }), { layout: 'none', image: null }],
  ['spec 5', 'protocol-relative addresses count', page({ 'og:image': '//cdn.example.com/mug.jpg' }), { layout: 'lg' }],
  ['spec 5', 'jpg', page({}, '1200x630 jpeg'), { layout: 'lg' }],
  ['spec 5', 'png', page({}, '1200x630 png'), { layout: 'lg' }],
  ['spec 5', 'webp', page({}, '1200x630 webp'), { layout: 'lg' }],
  ['spec 5', 'gif is not in the list', page({}, '1200x630 gif'), { layout: 'none', image: null }],
  ['spec 5', 'svg is not in the list', page({}, '1200x630 svg'), { layout: 'none', image: null }],
  ['platforms, open point 7', '614,400 bytes still pass', page({}, '1200x630 jpeg 614400'), { layout: 'lg' }],
  [
    'platforms, open point 7',
    'above 614,400 bytes there is no picture',
    page({}, '1200x630 jpeg 614401'),
    { layout: 'none' },
  ],
  ['spec 5', '300×300 is enough', page({}, '300x300'), { layout: 'lg' }],
  ['spec 5', '299 px of width is not', page({}, '299x400'), { layout: 'sm' }],
  ['spec 5', '299 px of height is not', page({}, '400x299'), { layout: 'sm' }],
  ['WAdoc', 'four times as wide as high is allowed', page({}, '1600x400'), { layout: 'lg' }],
  ['WAdoc', 'wider than 4:1 is not', page({}, '1640x400'), { layout: 'none' }],
  [
    'ogp.me',
    'of two og:image the first wins',
    page({ 'og:image': ['https://e.com/1.jpg', 'https://e.com/2.jpg'] }),
    { moreImages: [] },
  ],
  [
    'MAS (parsing)',
    'name= is accepted',
    page({}, '1200x630', { attribute: 'name' }),
    { title: 'Blue mug', layout: 'lg' },
  ],
  ['ENZ, ROP', 'two lines of title and of description', page(), { lines: { title: 2, description: 2 } }],
  [
    'image probe',
    'a picture that is gone is not shown',
    page({}, 'not-found'),
    { layout: 'none', image: null, imageSize: 'none' },
  ],
  [
    'Table B',
    'a picture refused to this user agent is not shown',
    page({}, '1200x630', { imageReach: { whatsapp: 'forbidden' } }),
    { layout: 'none' },
  ],
]);
