import { expect } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { imessage } from './imessage.ts';

const MIB = 1024 * 1024;
const image = (url: string) => ({ image: expect.objectContaining({ url }) });

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(imessage, [
  ['link-presentation', 'og:title first', page(), { title: 'Blue mug' }],
  ['link-presentation', 'then twitter:title', bare({ title: 'E', 'twitter:title': 'T' }), { title: 'T' }],
  ['link-presentation', 'then the title element', bare({ title: 'E' }), { title: 'E' }],
  ['link-presentation', 'og:description first', page(), { description: 'Holds 300 ml.' }],
  [
    'link-presentation',
    'then twitter:description',
    bare({ description: 'M', 'twitter:description': 'T' }),
    { description: 'T' },
  ],
  ['link-presentation', 'then the meta description', bare({ description: 'M' }), { description: 'M' }],
  ['link-presentation', 'the first non-empty value', bare({ 'og:title': ['', 'Second'] }), { title: 'Second' }],
  [
    'link-presentation',
    'og:image:secure_url before og:image',
    page({ 'og:image': 'http://e.com/a.jpg', 'og:image:secure_url': 'https://e.com/s.jpg' }),
    image('https://e.com/s.jpg'),
  ],
  ['link-presentation', 'og:image', page(), image('https://cdn.example.com/mug.jpg')],
  [
    'link-presentation',
    'og:image:url',
    page({ 'og:image': null, 'og:image:url': 'https://e.com/u.jpg' }),
    image('https://e.com/u.jpg'),
  ],
  [
    'link-presentation',
    'then twitter:image',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    image('https://e.com/t.jpg'),
  ],
  [
    'link-presentation',
    'relative addresses are resolved',
    page({ 'og:image': '/a.jpg' }),
    image('https://www.example.com/a.jpg'),
  ],
  [
    'link-presentation',
    'against base href',
    page({ base: 'https://cdn.example.com/x/', 'og:image': 'a.jpg' }),
    image('https://cdn.example.com/x/a.jpg'),
  ],
  ['link-presentation', 'property= counts', page({}, '1200x630', { attribute: 'property' }), { title: 'Blue mug' }],
  ['link-presentation', 'name= counts', page({}, '1200x630', { attribute: 'name' }), { title: 'Blue mug' }],
  ['link-presentation', 'itemprop= counts', page({}, '1200x630', { attribute: 'itemprop' }), { title: 'Blue mug' }],
  [
    'liberationtech',
    'two og:image stand side by side',
    page({ 'og:image': ['https://e.com/1.jpg', 'https://e.com/2.jpg'] }),
    { ...image('https://e.com/1.jpg'), moreImages: [expect.objectContaining({ url: 'https://e.com/2.jpg' })] },
  ],
  ['liberationtech', 'one stands alone', page(), { moreImages: [] }],
  ['apple-tn3156', 'large from 900 px of width', page({}, '900x300'), { layout: 'lg' }],
  ['imessage', '899 px are not promised', page({}, '899x600'), { layout: 'sm' }],
  ['imessage', 'the height does not matter', page({}, '900x2000'), { layout: 'lg' }],
  ['imessage', '150 px are still an image', page({}, '150x150'), { layout: 'sm' }],
  ['apple-tn3156', 'under 150 px at most an icon', page({}, '149x149'), { layout: 'sm-square' }],
  ['apple-tn3156', 'resources up to 10 MB', page({}, `1200x630 jpeg ${10 * MIB}`), { layout: 'lg' }],
  ['apple-tn3156', 'not above', page({}, `1200x630 jpeg ${10 * MIB + 1}`), { layout: 'none' }],
  ['apple-tn3156', 'tags in the first 1 MB', page({}, '1200x630', { padding: MIB - 2000 }), { title: 'Blue mug' }],
  ['apple-tn3156', 'not behind', page({}, '1200x630', { padding: MIB }), { title: null, layout: 'none' }],
  ['apple-tn3156', 'redirects of the server are followed', page({}, '1200x630', { redirects: 4 }), { isShown: true }],
  [
    'link-presentation',
    'without image the touch icon',
    page({ 'og:image': null, icon: '/i.png', 'apple-touch-icon': '/touch.png' }),
    { layout: 'sm', imageSource: 'icon', ...image('https://www.example.com/touch.png') },
  ],
  [
    'link-presentation',
    'without touch icon the declared icon',
    page({ 'og:image': null, icon: '/i.png' }),
    image('https://www.example.com/i.png'),
  ],
  [
    'apple-tn3156',
    'default card: title and domain',
    page(),
    { host: 'example.com', lines: { title: 2, description: 0 } },
  ],
  ['link-presentation', 'og:site_name is read', page(), { siteName: 'Example' }],
  ['assumption', 'svg is not drawn', page({}, '1200x630 svg'), { layout: 'none' }],
  ['assumption', 'a picture refused to the device', page({}, 'forbidden'), { layout: 'none' }],
]);
