import { bare, page, testCards } from '../page.fixture.ts';
import { discord } from './discord.ts';

const large = { 'twitter:card': 'summary_large_image' };

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(discord, [
  ['discord', 'large only with summary_large_image', page(large), { layout: 'lg' }],
  ['discord', 'summary is a thumbnail', page({ 'twitter:card': 'summary' }), { layout: 'sm' }],
  ['discord', 'no twitter:card is a thumbnail', page(), { layout: 'sm' }],
  ['discord', 'the size of the picture does not decide', page({}, '4000x2100'), { layout: 'sm' }],
  ['discord', 'nor does a small one', page(large, '100x60'), { layout: 'lg' }],
  ['discord', 'the value of the card in any case', page({ 'twitter:card': 'SUMMARY_LARGE_IMAGE' }), { layout: 'lg' }],
  ['mastodawn', 'title of 67 bytes stays', page({ 'og:title': 'a'.repeat(67) }), { title: 'a'.repeat(67) }],
  ['mastodawn', 'title of 68 bytes is cut', page({ 'og:title': 'a'.repeat(68) }), { title: `${'a'.repeat(67)}...` }],
  [
    'mastodawn',
    'cuts count bytes: 33 umlauts are 66',
    page({ 'og:title': 'ü'.repeat(40) }),
    { title: `${'ü'.repeat(33)}...` },
  ],
  ['mastodawn', 'an emoji is never split', page({ 'og:title': '😀'.repeat(20) }), { title: `${'😀'.repeat(16)}...` }],
  [
    'mastodawn',
    'description of 347 bytes stays',
    page({ 'og:description': 'a'.repeat(347) }),
    { description: 'a'.repeat(347) },
  ],
  [
    'mastodawn',
    'description of 348 bytes is cut',
    page({ 'og:description': 'a'.repeat(348) }),
    { description: `${'a'.repeat(347)}...` },
  ],
  ['mastodawn', 'site name of 253 bytes', page({ 'og:site_name': 'a'.repeat(253) }), { isShown: true }],
  [
    'mastodawn',
    'a longer one kills the embed',
    page({ 'og:site_name': 'a'.repeat(254) }),
    { isShown: false, layout: 'none', image: null },
  ],
  ['mastodawn', 'theme-color colours the bar', page({ 'theme-color': '#AABBCC' }), { accentColor: '#aabbcc' }],
  ['mastodawn', 'short hex is padded with zeros', page({ 'theme-color': '#abc' }), { accentColor: '#000abc' }],
  ['mastodawn', 'hex only: no names', page({ 'theme-color': 'red' }), { accentColor: null }],
  ['mastodawn', 'hex only: no functions', page({ 'theme-color': 'rgb(1,2,3)' }), { accentColor: null }],
  ['discord', 'no theme-color', page(), { accentColor: null }],
  ['discord', 'og:title before twitter:title', bare({ 'twitter:title': 'T', 'og:title': 'O' }), { title: 'O' }],
  ['discord', 'twitter:title before the title element', bare({ title: 'E', 'twitter:title': 'T' }), { title: 'T' }],
  ['discord', 'title element last', bare({ title: 'E' }), { title: 'E' }],
  ['discord', 'meta description last', bare({ description: 'M' }), { description: 'M' }],
  ['discord-components', 'the site name stands above the title', page(), { siteName: 'Example' }],
  ['discord-components', 'and is left out where missing', page({ 'og:site_name': null }), { siteName: null }],
  [
    'discord',
    'twitter:image without og:image',
    page({ ...large, 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { layout: 'lg' },
  ],
  ['all-platforms', 'svg is not drawn', page(large, '1200x630 svg'), { layout: 'none' }],
  ['discord', 'no picture', page({ 'og:image': null }), { layout: 'none' }],
]);
