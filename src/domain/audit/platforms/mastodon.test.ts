import { expect, test } from 'vitest';
import { bare, oembed, page, testCards } from '#domain/audit/page.fixture.ts';
import { mastodon } from './mastodon.ts';

const MIB = 1024 * 1024;
const thumb = expect.objectContaining({ url: 'https://cdn.example.com/thumb.jpg' });
const article = (fields: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', ...fields })}</script>`;
const long = 'a'.repeat(600);

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(mastodon, [
  ['mastodon-source', 'og:title before the title element', page(), { title: 'Blue mug' }],
  ['mastodon-source', 'title element without og:title', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['mastodon-source', 'no twitter:title', bare({ 'twitter:title': 'T' }), { title: null }],
  ['mastodon-source', 'og:description before the meta description', page(), { description: 'Holds 300 ml.' }],
  [
    'mastodon-source',
    'meta description without it',
    page({ 'og:description': null }),
    { description: 'Meta description' },
  ],
  [
    'mastodon-source',
    'image only og:image',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { layout: 'none', image: null },
  ],
  ['mastodon-source', 'wider than high is large', page({}, '601x600'), { layout: 'lg' }],
  ['mastodon-source', 'square is not', page({}, '600x600'), { layout: 'sm' }],
  ['mastodon-source', 'tall is not', page({}, '600x601'), { layout: 'sm' }],
  ['mastodon-source', 'small but wide is large', page({}, '120x60'), { layout: 'lg' }],
  ['mastodon-source', 'jpeg', page({}, '1200x630 jpeg'), { layout: 'lg' }],
  ['mastodon-source', 'png', page({}, '1200x630 png'), { layout: 'lg' }],
  ['mastodon-source', 'gif', page({}, '1200x630 gif'), { layout: 'lg' }],
  ['mastodon-source', 'webp', page({}, '1200x630 webp'), { layout: 'lg' }],
  ['mastodon-33639', 'avif is not in the list', page({}, '1200x630 avif'), { layout: 'none' }],
  ['mastodon-source', 'svg is not in the list', page({}, '1200x630 svg'), { layout: 'none' }],
  ['mastodon-source', 'up to 8 MB', page({}, `1200x630 jpeg ${8 * MIB}`), { layout: 'lg' }],
  ['mastodon-source', 'not above', page({}, `1200x630 jpeg ${8 * MIB + 1}`), { layout: 'none' }],
  [
    'mastodon-source',
    'property= and name= alike',
    page({}, '1200x630', { attribute: 'name' }),
    { title: 'Blue mug', layout: 'lg' },
  ],
  ['mastodon-source', 'the literal "null" is no image', page({ 'og:image': 'null' }), { layout: 'none' }],
  ['mastodon-source', 'nor is "undefined"', page({ 'og:image': 'undefined' }), { layout: 'none' }],
  ['mastodon-source', 'relative addresses are resolved', page({ 'og:image': '/a.jpg' }), { layout: 'lg' }],
  [
    'mastodon-source',
    'alternative text from og:image:alt',
    page({ 'og:image:alt': 'A mug' }),
    { image: expect.objectContaining({ alt: 'A mug' }) },
  ],
  ['mastodon-source', 'tags in the first 1 MB', page({}, '1200x630', { padding: MIB - 2000 }), { title: 'Blue mug' }],
  ['mastodon-source', 'not behind it', page({}, '1200x630', { padding: MIB }), { title: null, layout: 'none' }],
  ['mastodon-source', 'three redirects', page({}, '1200x630', { redirects: 3 }), { isShown: true }],
  [
    'mastodon-source',
    'a fourth is not followed',
    page({}, '1200x630', { redirects: 4 }),
    { isShown: false, layout: 'none' },
  ],
  ['mastodon-source', 'only status 200', page({}, '1200x630', { status: 203 }), { isShown: false }],
  ['mastodon-source', 'large: two lines of title', page(), { lines: { title: 2, description: 1 } }],
  ['mastodon-source', 'small: one line', page({}, '600x600'), { lines: { title: 1, description: 1 } }],
  ['mastodon-source', 'texts are clamped by lines only', page({ 'og:title': long }), { title: long }],
  [
    'mastodon-source',
    'og:image:url is another tag',
    page({ 'og:image': null, 'og:image:url': 'https://e.com/a.jpg' }),
    { layout: 'none', image: null },
  ],
  [
    'mastodon-source',
    'an empty og:image hides the next',
    page({ 'og:image': ['', 'https://e.com/2.jpg'] }),
    { image: null },
  ],
  [
    'mastodon-source',
    'no title: no card',
    bare({ 'og:image': 'https://e.com/a.jpg' }),
    { isShown: false, layout: 'none' },
  ],
  ['mastodon-source', 'an empty og:title: no card', page({ 'og:title': '' }), { isShown: false, title: null }],
  ['mastodon-source', 'a second og:title does not help', page({ 'og:title': ['', 'Second'] }), { isShown: false }],
  ['mastodon-source', 'an empty og:description ends the search', page({ 'og:description': '' }), { description: null }],
  ['mastodon-source', 'a title in the body is none', bare({}, '', { body: '<title>B</title>' }), { isShown: false }],
  [
    'mastodon-source',
    'og tags in the body count',
    bare({}, '', { body: '<meta property="og:title" content="B">' }),
    { title: 'B', isShown: true },
  ],
  [
    'mastodon-source',
    'keys in any letters',
    bare({}, '', { head: '<meta property="OG:Title" content="O">' }),
    { title: 'O' },
  ],
  [
    'mastodon-source',
    'but alone in their attribute',
    bare({ title: 'E' }, '', { head: '<meta property="dc:title og:title" content="O">' }),
    { title: 'E' },
  ],
  ['mastodon-source', 'the site name stands on top', page(), { siteName: 'Example' }],
  ['mastodon-source', 'without it the host', page({ 'og:site_name': null }), { siteName: 'www.example.com' }],
  [
    'mastodon-source',
    'oEmbed first: title, provider and thumbnail',
    page({}, '600x400', { oembed: oembed() }),
    { title: 'Mug, by oEmbed', siteName: 'Provider', image: thumb, layout: 'lg' },
  ],
  ['mastodon-source', 'and no description', page({}, '600x400', { oembed: oembed() }), { description: null }],
  [
    'mastodon-source',
    'rich is passed over',
    page({}, '1200x630', { oembed: oembed({ type: 'rich' }) }),
    { title: 'Blue mug' },
  ],
  [
    'mastodon-source',
    'so is another version',
    page({}, '1200x630', { oembed: oembed({ version: '2.0' }) }),
    { title: 'Blue mug' },
  ],
  [
    'mastodon-source',
    'without a thumbnail there is no image',
    page({}, '1200x630', { oembed: oembed({ thumbnailUrl: null }) }),
    { image: null, isShown: true },
  ],
  [
    'mastodon-source',
    'a photo is its own image',
    page({}, '600x400', { oembed: oembed({ type: 'photo', url: 'https://cdn.example.com/photo.jpg' }) }),
    { image: expect.objectContaining({ url: 'https://cdn.example.com/photo.jpg' }) },
  ],
  [
    'mastodon-source',
    'a photo without one is passed over',
    page({}, '1200x630', { oembed: oembed({ type: 'photo' }) }),
    { title: 'Blue mug' },
  ],
  [
    'mastodon-source',
    'no title, but oEmbed: a card',
    bare({}, '600x400', { oembed: oembed({ title: null }) }),
    { isShown: true },
  ],
  [
    'mastodon-source',
    'JSON-LD before Open Graph',
    page({}, '1200x630', { head: article({ headline: 'News', description: 'Today' }) }),
    { title: 'News', description: 'Today' },
  ],
  [
    'mastodon-source',
    'its publisher before og:site_name',
    page({}, '1200x630', { head: article({ publisher: { name: 'Paper' } }) }),
    { title: 'Blue mug', siteName: 'Paper' },
  ],
  [
    'mastodon-source',
    'its author in place of the description',
    page({}, '1200x630', { head: article({ author: { name: 'Jo' } }) }),
    { author: 'Jo', lines: { title: 2, description: 0 } },
  ],
  [
    'mastodon-source',
    'not inside a graph',
    page({}, '1200x630', {
      head: '<script type="application/ld+json">{"@graph":[{"@type":"WebPage","headline":"G"}]}</script>',
    }),
    { title: 'Blue mug' },
  ],
  [
    'mastodon-source',
    'a player makes it a video',
    page({ 'twitter:player': 'https://e.com/player' }, '600x600'),
    { layout: 'lg', isVideo: true },
  ],
  [
    'mastodon-source',
    'the account of its author, below the card',
    page({ 'fediverse:creator': '@jo@social.example' }),
    { creator: '@jo@social.example', description: 'Holds 300 ml.' },
  ],
  [
    'mastodon-source',
    'the account without its first sign',
    page({ 'fediverse:creator': 'jo@social.example' }),
    { creator: '@jo@social.example' },
  ],
]);

test('what is no account is credited to nobody', () => {
  expect(mastodon.toCard(page({ 'fediverse:creator': 'Jo' }))).not.toHaveProperty('creator');
});
