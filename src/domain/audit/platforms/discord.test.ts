import { bare, page, testCards } from '../test-page.ts';
import { discord } from './discord.ts';

const large = { 'twitter:card': 'summary_large_image' };

// Keys: platforms, section 9 Discord (000abc = measurements of mastodawn.com, ENZ, discord-components).
testCards(discord, [
  ['section 9', 'large only with summary_large_image', page(large), { layout: 'lg' }],
  ['section 9', 'summary is a thumbnail', page({ 'twitter:card': 'summary' }), { layout: 'sm' }],
  ['section 9', 'no twitter:card is a thumbnail', page(), { layout: 'sm' }],
  ['section 9', 'the size of the picture does not decide', page({}, '4000x2100'), { layout: 'sm' }],
  ['section 9', 'nor does a small one', page(large, '100x60'), { layout: 'lg' }],
  ['section 9', 'the value of the card in any case', page({ 'twitter:card': 'SUMMARY_LARGE_IMAGE' }), { layout: 'lg' }],
  ['000abc', 'title of 67 bytes stays', page({ 'og:title': 'a'.repeat(67) }), { title: 'a'.repeat(67) }],
  ['000abc', 'title of 68 bytes is cut', page({ 'og:title': 'a'.repeat(68) }), { title: `${'a'.repeat(67)}...` }],
  [
    '000abc',
    'cuts count bytes: 33 umlauts are 66',
    page({ 'og:title': 'ü'.repeat(40) }),
    { title: `${'ü'.repeat(33)}...` },
  ],
  ['000abc', 'an emoji is never split', page({ 'og:title': '😀'.repeat(20) }), { title: `${'😀'.repeat(16)}...` }],
  [
    '000abc',
    'description of 347 bytes stays',
    page({ 'og:description': 'a'.repeat(347) }),
    { description: 'a'.repeat(347) },
  ],
  [
    '000abc',
    'description of 348 bytes is cut',
    page({ 'og:description': 'a'.repeat(348) }),
    { description: `${'a'.repeat(347)}...` },
  ],
  ['000abc', 'site name of 253 bytes', page({ 'og:site_name': 'a'.repeat(253) }), { isShown: true }],
  [
    '000abc',
    'a longer one kills the embed',
    page({ 'og:site_name': 'a'.repeat(254) }),
    { isShown: false, layout: 'none', image: null },
  ],
  ['000abc', 'theme-color colours the bar', page({ 'theme-color': '#AABBCC' }), { accentColor: '#aabbcc' }],
  ['000abc', 'short hex is padded with zeros', page({ 'theme-color': '#abc' }), { accentColor: '#000abc' }],
  ['000abc', 'hex only: no names', page({ 'theme-color': 'red' }), { accentColor: null }],
  ['000abc', 'hex only: no functions', page({ 'theme-color': 'rgb(1,2,3)' }), { accentColor: null }],
  ['section 9', 'no theme-color', page(), { accentColor: null }],
  ['section 9', 'og:title before twitter:title', bare({ 'twitter:title': 'T', 'og:title': 'O' }), { title: 'O' }],
  ['section 9', 'twitter:title before the title element', bare({ title: 'E', 'twitter:title': 'T' }), { title: 'T' }],
  ['section 9', 'title element last', bare({ title: 'E' }), { title: 'E' }],
  ['section 9', 'meta description last', bare({ description: 'M' }), { description: 'M' }],
  ['discord-components', 'the site name stands above the title', page(), { siteName: 'Example' }],
  ['discord-components', 'and is left out where missing', page({ 'og:site_name': null }), { siteName: null }],
  [
    'section 9',
    'twitter:image without og:image',
    page({ ...large, 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { layout: 'lg' },
  ],
  ['section 0', 'svg is not drawn', page(large, '1200x630 svg'), { layout: 'none' }],
  ['section 9', 'no picture', page({ 'og:image': null }), { layout: 'none' }],
]);
