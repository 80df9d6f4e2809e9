import { expect } from 'vitest';
import { page, testCards } from '../test-page.ts';
import { signal } from './signal.ts';

const MIB = 1024 * 1024;

// Keys: platforms, section 9 Signal (SigD = the desktop client's own code).
testCards(signal, [
  ['SigD', 'og:title is the title', page(), { title: 'Blue mug', isShown: true }],
  ['SigD', 'title element without it', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['SigD', 'no card without a title', page({ 'og:title': null, title: null }), { isShown: false, layout: 'none' }],
  ['SigD', 'og:description is the description', page(), { description: 'Holds 300 ml.' }],
  ['SigD', 'meta description without it', page({ 'og:description': null }), { description: 'Meta description' }],
  [
    'SigD',
    'name="og:…" is invisible',
    page({}, '1200x630', { attribute: 'name' }),
    { title: 'Blue mug – Example', imageSource: null },
  ],
  ['SigD', 'https only', page({}, '1200x630', { url: 'http://www.example.com/mug' }), { isShown: false }],
  [
    'spec 5',
    'a local test host counts as https',
    page({}, '1200x630', { url: 'http://localhost:3001/' }),
    { isShown: true },
  ],
  ['SigD', 'both sides from 200 on are large', page({}, '220x200'), { layout: 'lg' }],
  ['SigD', 'a width of 199 is not', page({}, '199x400'), { layout: 'sm' }],
  ['SigD', 'a height of 199 is not', page({}, '400x199'), { layout: 'sm' }],
  ['SigD', 'a square is small', page({}, '1000x1000'), { layout: 'sm-square' }],
  ['SigD', 'within 5 % of square too', page({}, '1040x1000'), { layout: 'sm-square' }],
  ['SigD', 'beyond 5 % it is large', page({}, '1060x1000'), { layout: 'lg' }],
  ['SigD', 'gif', page({}, '1200x630 gif'), { layout: 'lg' }],
  ['SigD', 'webp', page({}, '1200x630 webp'), { layout: 'lg' }],
  ['SigD', 'svg is not in the list', page({}, '1200x630 svg'), { layout: 'none' }],
  ['SigD', 'avif is not in the list', page({}, '1200x630 avif'), { layout: 'none' }],
  ['SigD', 'up to 1 MiB', page({}, `1200x630 jpeg ${MIB}`), { layout: 'lg' }],
  ['SigD', 'not above', page({}, `1200x630 jpeg ${MIB + 1}`), { layout: 'none' }],
  [
    'SigD',
    'og:image:url serves as og:image',
    page({ 'og:image': null, 'og:image:url': 'https://e.com/u.jpg' }),
    { layout: 'lg' },
  ],
  ['SigD', 'no twitter:image', page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }), { layout: 'none' }],
  [
    'SigD',
    'touch icon without image',
    page({ 'og:image': null, 'apple-touch-icon': '/t.png', icon: '/i.png' }),
    { imageSource: 'icon', image: expect.objectContaining({ url: 'https://www.example.com/t.png' }) },
  ],
  [
    'SigD',
    'icon without touch icon',
    page({ 'og:image': null, icon: '/i.png' }),
    { layout: 'sm', imageSource: 'icon' },
  ],
  ['SigD', 'tags in the first 1000 KiB', page({}, '1200x630', { padding: 1_022_000 }), { title: 'Blue mug' }],
  ['SigD', 'not behind', page({}, '1200x630', { padding: 1_024_000 }), { isShown: false }],
  ['SigD', 'twenty redirects', page({}, '1200x630', { redirects: 20 }), { isShown: true }],
  ['SigD', 'no more', page({}, '1200x630', { redirects: 21 }), { isShown: false }],
  ['SigD', 'two lines of title, five of description', page(), { lines: { title: 2, description: 5 } }],
  [
    'SigD',
    'host in small letters',
    page({}, '1200x630', { url: 'https://Shop.Example.com/' }),
    { host: 'shop.example.com' },
  ],
]);
