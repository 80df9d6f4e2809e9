import { describe, expect, test } from 'vitest';
import { bare, oembed, page, testCards } from '#domain/audit/page.fixture.ts';
import { discord, linkedEmbed } from './discord.ts';

const large = { 'twitter:card': 'summary_large_image' };
const image = (name: string) => expect.objectContaining({ url: `https://e.com/${name}.jpg` });
const images = (...names: string[]) => ({ 'og:image': names.map((name) => `https://e.com/${name}.jpg`) });
const address = (length: number) => `https://www.example.com/${'a'.repeat(length - 24)}`;
const embed = (component: object) =>
  `<script id="discord:component-embed" type="application/json">${JSON.stringify({ component })}</script>`;
const texts = (count: number) => Array.from({ length: count }, () => ({ type: 10, content: 'x' }));

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(discord, [
  ['discord-docs', 'large with summary_large_image', page(large), { layout: 'lg' }],
  ['discord-docs', 'summary is a thumbnail', page({ 'twitter:card': 'summary' }), { layout: 'sm' }],
  ['discord-docs', 'no twitter:card is a thumbnail', page(), { layout: 'sm' }],
  ['discord-docs', 'the size of the image does not decide', page({}, '4000x2100'), { layout: 'sm' }],
  ['discord-docs', 'nor does a small one', page(large, '100x60'), { layout: 'lg' }],
  [
    'discord-docs',
    'the last twitter:card wins',
    page({ 'twitter:card': ['summary', 'summary_large_image'] }),
    { layout: 'lg' },
  ],
  [
    'discord-docs',
    'photo: the image alone, without description',
    page({ 'twitter:card': 'photo' }),
    { layout: 'lg', lines: { title: 3, description: 0 } },
  ],
  [
    'discord-docs',
    'player with a video file plays it',
    page({ 'twitter:card': 'player', 'og:video': 'https://e.com/v.mp4' }),
    { layout: 'lg', isVideo: true, lines: { title: 3, description: 0 } },
  ],
  ['discord-docs', 'player without a video file does not', page({ 'twitter:card': 'player' }), { layout: 'sm' }],
  [
    'discord-docs',
    'a video needs an image',
    page({ 'og:type': 'video.other', 'og:video': 'https://e.com/v.mp4', 'og:image': null }),
    { layout: 'none', image: null },
  ],
  [
    'discord-docs',
    'og:type video plays too',
    page({ 'og:type': 'video.movie', 'og:video': 'https://e.com/v.mp4' }),
    { isVideo: true },
  ],
  ['discord-docs', 'og:type rich is a thumbnail', page({ ...large, 'og:type': 'rich' }), { layout: 'sm' }],
  [
    'discord-docs',
    'two images are a gallery',
    page(images('1', '2')),
    { layout: 'lg', image: image('1'), moreImages: [image('2')] },
  ],
  [
    'discord-docs',
    'of at most four',
    page(images('1', '2', '3', '4', '5')),
    { moreImages: ['2', '3', '4'].map(image) },
  ],
  ['assumption', 'the same image twice is one', page(images('1', '1')), { layout: 'sm', moreImages: [] }],
  ['discord-docs', 'title of 70 bytes stays', page({ 'og:title': 'a'.repeat(70) }), { title: 'a'.repeat(70) }],
  ['discord-docs', 'a longer one is trimmed', page({ 'og:title': 'a'.repeat(71) }), { title: `${'a'.repeat(67)}...` }],
  ['discord-docs', 'bytes: 35 umlauts are 70', page({ 'og:title': 'ü'.repeat(35) }), { title: 'ü'.repeat(35) }],
  ['mastodawn', '36 are trimmed to 33', page({ 'og:title': 'ü'.repeat(36) }), { title: `${'ü'.repeat(33)}...` }],
  ['mastodawn', 'an emoji is never split', page({ 'og:title': '😀'.repeat(20) }), { title: `${'😀'.repeat(16)}...` }],
  [
    'discord-docs',
    'description of 350 bytes stays',
    page({ 'og:description': 'a'.repeat(350) }),
    { description: 'a'.repeat(350) },
  ],
  [
    'discord-docs',
    'a longer one is trimmed',
    page({ 'og:description': 'a'.repeat(351) }),
    { description: `${'a'.repeat(347)}...` },
  ],
  ['discord-docs', 'three lines and twenty', page(), { lines: { title: 3, description: 20 } }],
  ['discord-docs', 'site name of 256 characters', page({ 'og:site_name': 'ü'.repeat(256) }), { isShown: true }],
  [
    'discord-docs',
    'a longer one ends the preview',
    page({ 'og:site_name': 'a'.repeat(257) }),
    { isShown: false, layout: 'none', image: null },
  ],
  [
    'discord-docs',
    'alternative text over 4,096 ends it',
    page({ 'og:image:alt': 'a'.repeat(4097) }),
    { isShown: false },
  ],
  ['discord-docs', 'an address of 2,048', page({}, '1200x630', { url: address(2048) }), { isShown: true }],
  ['discord-docs', 'a longer one ends it', page({}, '1200x630', { url: address(2049) }), { isShown: false }],
  ['discord-docs', 'so does one of an image', page({ 'og:image': address(2049) }), { isShown: false }],
  ['discord-docs', 'five redirects', page({}, '1200x630', { redirects: 5 }), { isShown: true }],
  ['discord-docs', 'a sixth is not followed', page({}, '1200x630', { redirects: 6 }), { isShown: false }],
  ['discord-docs', 'any 2xx', page({}, '1200x630', { status: 203 }), { isShown: true }],
  ['discord-docs', 'no other status', page({}, '1200x630', { status: 404 }), { isShown: false }],
  ['discord-docs', '#RRGGBB', page({ 'theme-color': '#AABBCC' }), { accentColor: '#aabbcc' }],
  ['discord-docs', '#RRGGBBAA', page({ 'theme-color': '#AABBCC80' }), { accentColor: '#aabbcc' }],
  ['discord-docs', 'no short form', page({ 'theme-color': '#abc' }), { accentColor: null }],
  ['discord-docs', 'no names', page({ 'theme-color': 'red' }), { accentColor: null }],
  ['discord-docs', 'no functions', page({ 'theme-color': 'rgb(1,2,3)' }), { accentColor: null }],
  ['discord-docs', 'the last colour wins', page({ 'theme-color': ['#111111', '#222222'] }), { accentColor: '#222222' }],
  ['discord-docs', 'no theme-color', page(), { accentColor: null }],
  ['discord-docs', 'twitter:title if it stands first', bare({ 'twitter:title': 'T', 'og:title': 'O' }), { title: 'T' }],
  ['discord-docs', 'og:title if it stands first', bare({ 'og:title': 'O', 'twitter:title': 'T' }), { title: 'O' }],
  ['discord-docs', 'the first non-empty one', bare({ 'og:title': '', 'twitter:title': 'T' }), { title: 'T' }],
  [
    'discord-docs',
    'the same for descriptions',
    bare({ 'twitter:description': 'T', 'og:description': 'O' }),
    { description: 'T' },
  ],
  [
    'discord-docs',
    'title element and description as a pair',
    bare({ title: 'E', description: 'M' }),
    { title: 'E', description: 'M' },
  ],
  ['discord-docs', 'a title element alone is nothing', bare({ title: 'E' }), { isShown: false, title: null }],
  ['discord-docs', 'nor a description alone', bare({ description: 'M' }), { isShown: false, description: null }],
  [
    'discord-docs',
    'no pair beside an og:title',
    bare({ title: 'E', description: 'M', 'og:title': 'O' }),
    { title: 'O', description: null },
  ],
  [
    'discord-docs',
    'an element with a name is read by that alone',
    bare({}, '', {
      head: '<meta name="image" property="og:title" content="O"><meta property="og:description" content="D">',
    }),
    { title: null, description: 'D' },
  ],
  [
    'discord-docs',
    'keys letter by letter',
    bare({}, '', { head: '<meta property="OG:Title" content="O"><meta property="og:description" content="D">' }),
    { title: null, description: 'D' },
  ],
  ['discord-docs', 'relative addresses from the root', page({ 'og:image': '/a.jpg' }), { imageSource: 'tag' }],
  ['discord-docs', 'no others', page({ 'og:image': 'a.jpg' }), { layout: 'none', image: null }],
  ['discord-docs', 'avif is shown', page(large, '1200x630 avif'), { layout: 'lg' }],
  ['discord-docs', 'gif is shown', page(large, '1200x630 gif'), { layout: 'lg' }],
  ['discord-docs', 'svg is not', page(large, '1200x630 svg'), { layout: 'none' }],
  ['discord-components', 'the site name stands above the title', page(), { siteName: 'Example' }],
  ['discord-components', 'and is left out where missing', page({ 'og:site_name': null }), { siteName: null }],
  [
    'discord-docs',
    'twitter:image without og:image',
    page({ ...large, 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { layout: 'lg' },
  ],
  ['discord-docs', 'no image', page({ 'og:image': null }), { layout: 'none' }],
  [
    'discord-docs',
    'oEmbed overrides the site name',
    page({}, '1200x630', { oembed: oembed() }),
    { siteName: 'Provider' },
  ],
  ['discord-docs', 'but not the title', page({}, '1200x630', { oembed: oembed() }), { title: 'Blue mug' }],
  [
    'discord-docs',
    'it gives one where none is',
    bare({}, '600x400', { oembed: oembed() }),
    { title: 'Mug, by oEmbed' },
  ],
  ['discord-docs', 'and an author', page({}, '1200x630', { oembed: oembed({ authorName: 'Jo' }) }), { author: 'Jo' }],
  [
    'discord-docs',
    'its thumbnail without an og:image',
    page({ 'og:image': null }, '600x400', { oembed: oembed() }),
    { image: expect.objectContaining({ url: 'https://cdn.example.com/thumb.jpg' }) },
  ],
  [
    'discord-docs',
    'only with both sides',
    page({ 'og:image': null }, '600x400', { oembed: oembed({ thumbnailWidth: null }) }),
    { image: null },
  ],
  [
    'discord-docs',
    'a component embed takes the place of the card',
    page({}, '1200x630', { head: embed({ type: 17, accent_color: 255, components: texts(1) }) }),
    { component: { accentColor: '#0000ff', parts: [{ kind: 'text', content: 'x' }] }, title: 'Blue mug' },
  ],
  [
    'discord-docs',
    'an invalid one leaves the tags',
    page({}, '1200x630', { head: embed({ type: 10, content: 'x' }) }),
    { isShown: true, title: 'Blue mug' },
  ],
  [
    'discord-docs',
    'over 40 components end the preview',
    page({}, '1200x630', { head: embed({ type: 17, components: texts(40) }) }),
    { isShown: false },
  ],
]);

describe('a component embed in a file of its own', () => {
  const link = (href: string, type = 'application/json') =>
    `<link rel="discord:component-embed" type="${type}" href="${href}">`;
  test.each([
    ['on the page’s host', link('https://www.example.com/e.json'), 'https://www.example.com/e.json'],
    ['on the domain above it', link('https://example.com/e.json'), 'https://example.com/e.json'],
    ['on a subdomain', link('https://cdn.www.example.com/e.json'), 'https://cdn.www.example.com/e.json'],
    [
      'with Discord’s own type',
      link('https://example.com/e.json', 'application/vnd.discord.component-embed+json'),
      'https://example.com/e.json',
    ],
    ['not on another site', link('https://notexample.com/e.json'), null],
    ['not on a site that only ends alike', link('https://evil-www.example.com.attacker.net/e.json'), null],
    ['not without https', link('http://example.com/e.json'), null],
    ['not with a relative address', link('/e.json'), null],
    ['not with another type', link('https://example.com/e.json', 'text/json'), null],
    ['not beside one in the page', `${link('https://example.com/e.json')}${embed({ type: 17, components: [] })}`, null],
  ])('%s', (_, head, expected) => {
    const { meta, finalUrl } = page({}, '1200x630', { head });
    expect(linkedEmbed(meta, finalUrl)).toBe(expected);
  });
});
