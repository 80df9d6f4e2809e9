import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { whatsapp } from './whatsapp.ts';

const KIB = 1024;
const late = (padding: number) => page({}, '1200x630', { padding });

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(whatsapp, [
  ['whatsapp-docs', 'og:title is the title', page(), { title: 'Blue mug', isShown: true }],
  ['whatsapp-docs', 'og:description is the description', page(), { description: 'Holds 300 ml.' }],
  ['whatsapp-docs', 'og:image is the picture', page(), { layout: 'lg', imageSource: 'tag' }],
  [
    'whatsapp-docs',
    'without og:title the title element still serves',
    page({ 'og:title': null }),
    { title: 'Blue mug – Example' },
  ],
  [
    'whatsapp-docs',
    'without og:description the meta description still serves',
    page({ 'og:description': null }),
    { description: 'Meta description' },
  ],
  ['whatsapp-docs', 'an empty og:title is none', page({ 'og:title': '' }), { title: 'Blue mug – Example' }],
  ['whatsapp-docs', 'og tags only: a twitter:title is not read', bare({ 'twitter:title': 'X' }), { title: null }],
  [
    'whatsapp-docs',
    'og tags only: a twitter:image is not read',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/a.jpg' }),
    { layout: 'none', image: null },
  ],
  ['whatsapp-docs', 'tags in the first 300 KB are read', late(300 * KIB - 1200), { title: 'Blue mug', layout: 'lg' }],
  [
    'whatsapp-docs',
    'tags behind 300 KB are missing',
    late(300 * KIB),
    { title: null, description: null, layout: 'none' },
  ],
  [
    'whatsapp-docs',
    'a tag cut by the end of the window is missing',
    page({}, '1200x630', { padding: 300 * KIB - 200 }),
    { image: null },
  ],
  ['whatsapp-docs', 'the domain comes from the URL, without www', page(), { host: 'example.com' }],
  ['whatsapp-docs', 'the address must be absolute', page({ 'og:image': '/mug.jpg' }), { layout: 'none', image: null }],
  ['[5.12]', 'protocol-relative addresses count', page({ 'og:image': '//cdn.example.com/mug.jpg' }), { layout: 'lg' }],
  ['[5.12]', 'jpg', page({}, '1200x630 jpeg'), { layout: 'lg' }],
  ['[5.12]', 'png', page({}, '1200x630 png'), { layout: 'lg' }],
  ['[5.12]', 'webp', page({}, '1200x630 webp'), { layout: 'lg' }],
  [
    '[5.12]',
    'gif fails the check alone: no source says that it is not shown',
    page({}, '1200x630 gif'),
    { layout: 'lg' },
  ],
  ['[5.12]', 'svg likewise', page({}, '1200x630 svg'), { layout: 'lg' }],
  ['whatsapp-docs', '614,400 bytes still pass', page({}, '1200x630 jpeg 614400'), { layout: 'lg' }],
  [
    'whatsapp-docs',
    'above 614,400 bytes it reverts to the small one',
    page({}, '1200x630 jpeg 614401'),
    { layout: 'sm' },
  ],
  ['[5.12]', '300×300 is enough', page({}, '300x300'), { layout: 'lg' }],
  ['whatsapp-docs', '299 px of width is not', page({}, '299x400'), { layout: 'sm' }],
  ['whatsapp-docs', 'the height does not matter', page({}, '400x299'), { layout: 'lg' }],
  ['whatsapp-docs', 'a low one is large too', page({}, '400x100'), { layout: 'lg' }],
  ['whatsapp-docs', 'four times as wide as high is allowed', page({}, '1600x400'), { layout: 'lg' }],
  ['whatsapp-docs', 'wider than 4:1 is small', page({}, '1640x400'), { layout: 'sm', imageSource: 'tag' }],
  [
    'ogp',
    'of two og:image the first wins',
    page({ 'og:image': ['https://e.com/1.jpg', 'https://e.com/2.jpg'] }),
    { moreImages: [], image: { url: 'https://e.com/1.jpg' } as never },
  ],
  [
    'mastodon-source',
    'name= is accepted',
    page({}, '1200x630', { attribute: 'name' }),
    { title: 'Blue mug', layout: 'lg' },
  ],
  ['og-debugger', 'two lines of title and of description', page(), { lines: { title: 2, description: 2 } }],
  [
    'all-platforms',
    'a picture that is gone is not shown',
    page({}, 'not-found'),
    { layout: 'none', image: null, imageSize: 'none' },
  ],
  [
    'weserv-379',
    'a picture refused to this user agent is not shown',
    page({}, '1200x630', { imageReach: { whatsapp: 'forbidden' } }),
    { layout: 'none' },
  ],
  [
    'whatsapp-docs',
    'tags in the body do not count',
    bare({ title: 'Element' }, '1200x630', {
      body: '<meta property="og:title" content="B"><meta property="og:image" content="https://e.com/b.jpg">',
    }),
    { title: 'Element', image: null },
  ],
  [
    'whatsapp-docs',
    'nor does a title in the body',
    bare({}, '1200x630', { body: '<title>B</title>' }),
    { title: null },
  ],
  [
    'whatsapp-docs',
    'tags between head and body are in the head',
    bare({}, '1200x630', { head: '</head><meta property="og:title" content="Late">' }),
    { title: 'Late' },
  ],
  [
    'ogp',
    'several keys in one attribute are several tags',
    bare({}, '1200x630', { head: '<meta property="dc:title og:title" content="Both">' }),
    { title: 'Both' },
  ],
]);
