import { expect } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { signal } from './signal.ts';

const MIB = 1024 * 1024;
const icon = (path: string) => ({
  layout: 'sm' as const,
  imageSource: 'icon' as const,
  image: expect.objectContaining({ url: `https://www.example.com${path}` }),
});

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(signal, [
  ['signal-desktop', 'og:title is the title', page(), { title: 'Blue mug', isShown: true }],
  ['signal-desktop', 'title element without it', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  [
    'signal-desktop',
    'no card without a title',
    page({ 'og:title': null, title: null }),
    { isShown: false, layout: 'none' },
  ],
  ['signal-desktop', 'og:description is the description', page(), { description: 'Holds 300 ml.' }],
  [
    'signal-desktop',
    'meta description without it',
    page({ 'og:description': null }),
    { description: 'Meta description' },
  ],
  [
    'signal-desktop',
    'name="og:…" is invisible',
    page({}, '1200x630', { attribute: 'name' }),
    { title: 'Blue mug – Example', imageSource: null },
  ],
  ['signal-desktop', 'https only', page({}, '1200x630', { url: 'http://www.example.com/mug' }), { isShown: false }],
  [
    '[5.9]',
    'a local test host counts as https',
    page({}, '1200x630', { url: 'http://localhost:3001/' }),
    { isShown: true },
  ],
  [
    'signal-desktop',
    'an image at an http address is not loaded, and no icon takes its place',
    page({ 'og:image': 'http://www.example.com/mug.jpg', icon: '/i.png' }),
    { layout: 'none', image: null },
  ],
  ['signal-desktop', 'both sides from 200 on are large', page({}, '220x200'), { layout: 'lg' }],
  ['signal-desktop', 'a width of 199 is not', page({}, '199x400'), { layout: 'sm' }],
  ['signal-desktop', 'a height of 199 is not', page({}, '400x199'), { layout: 'sm' }],
  ['signal-desktop', 'a square is small', page({}, '1000x1000'), { layout: 'sm-square' }],
  ['signal-desktop', 'within 5 % of square too', page({}, '1040x1000'), { layout: 'sm-square' }],
  ['signal-desktop', 'beyond 5 % it is large', page({}, '1060x1000'), { layout: 'lg' }],
  ['signal-desktop', 'gif', page({}, '1200x630 gif'), { layout: 'lg' }],
  ['signal-desktop', 'webp', page({}, '1200x630 webp'), { layout: 'lg' }],
  ['signal-desktop', 'svg is not in the list', page({}, '1200x630 svg'), { layout: 'none' }],
  ['signal-desktop', 'avif is not in the list', page({}, '1200x630 avif'), { layout: 'none' }],
  ['signal-desktop', 'up to 1 MiB', page({}, `1200x630 jpeg ${MIB}`), { layout: 'lg' }],
  ['signal-desktop', 'not above', page({}, `1200x630 jpeg ${MIB + 1}`), { layout: 'none' }],
  [
    'signal-desktop',
    'og:image:url serves as og:image',
    page({ 'og:image': null, 'og:image:url': 'https://e.com/u.jpg' }),
    { layout: 'lg' },
  ],
  [
    'signal-desktop',
    'no twitter:image',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { layout: 'none' },
  ],
  [
    'signal-desktop',
    'touch icon without image',
    page({ 'og:image': null, 'apple-touch-icon': '/t.png', icon: '/i.png' }),
    { imageSource: 'icon', image: expect.objectContaining({ url: 'https://www.example.com/t.png' }) },
  ],
  [
    'signal-desktop',
    'icon without touch icon',
    page({ 'og:image': null, icon: '/i.png' }),
    { layout: 'sm', imageSource: 'icon' },
  ],
  ['signal-desktop', 'tags in the first 1000 KiB', page({}, '1200x630', { padding: 1_022_000 }), { title: 'Blue mug' }],
  ['signal-desktop', 'not behind', page({}, '1200x630', { padding: 1_024_000 }), { isShown: false }],
  ['signal-desktop', 'twenty requests: nineteen redirects', page({}, '1200x630', { redirects: 19 }), { isShown: true }],
  ['signal-desktop', 'no more', page({}, '1200x630', { redirects: 20 }), { isShown: false }],
  ['signal-desktop', 'two lines of title, five of description', page(), { lines: { title: 2, description: 5 } }],
  [
    'signal-desktop',
    'host in small letters',
    page({}, '1200x630', { url: 'https://Shop.Example.com/' }),
    { host: 'shop.example.com' },
  ],
  [
    'signal-desktop',
    'https on the way too',
    page({}, '1200x630', { url: 'https://www.example.com/mug', finalUrl: 'https://www.example.com/m' }),
    { isShown: true },
  ],
  [
    'signal-desktop',
    'a first address without it ends the preview',
    { ...page(), url: 'http://www.example.com/mug' },
    { isShown: false },
  ],
  [
    'signal-desktop',
    'so does a hop in the middle',
    { ...page(), redirects: ['https://a.example.com/', 'http://b.example.com/'] },
    { isShown: false },
  ],
  ['signal-desktop', 'only 2xx', page({}, '1200x630', { status: 404 }), { isShown: false, layout: 'none' }],
  [
    'signal-desktop',
    'the key letter by letter',
    bare({ title: 'E' }, '1200x630', { head: '<meta property="OG:Title" content="O">' }),
    { title: 'E' },
  ],
  [
    'signal-desktop',
    'no lists of keys',
    bare({ title: 'E' }, '1200x630', { head: '<meta property="dc:title og:title" content="O">' }),
    { title: 'E' },
  ],
  [
    'signal-desktop',
    'an empty og:title hides a second one',
    bare({ title: 'E', 'og:title': ['', 'Second'] }),
    { title: 'E' },
  ],
  [
    'signal-desktop',
    'touch icon before a larger icon',
    page({ 'og:image': null }, '', {
      head: '<link rel="icon" sizes="512x512" href="/i.png"><link rel="apple-touch-icon" sizes="60x60" href="/t.png">',
    }),
    icon('/t.png'),
  ],
  [
    'signal-desktop',
    'the first touch icon, not the largest',
    page({ 'og:image': null, 'apple-touch-icon': ['/1.png', '/2.png'] }),
    icon('/1.png'),
  ],
  [
    'signal-desktop',
    'precomposed before others',
    page({ 'og:image': null, icon: '/i.png', 'apple-touch-icon-precomposed': '/p.png' }),
    icon('/p.png'),
  ],
  [
    'signal-desktop',
    'shortcut icon before icon, .ico is allowed',
    page({ 'og:image': null, icon: '/i.png', 'shortcut icon': '/s.ico' }),
    icon('/s.ico'),
  ],
  [
    'signal-desktop',
    'an svg icon is no image',
    page({ 'og:image': null, icon: '/i.svg' }),
    { layout: 'none', image: null },
  ],
]);
