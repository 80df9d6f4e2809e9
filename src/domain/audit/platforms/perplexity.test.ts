import { expect } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { perplexity } from './perplexity.ts';

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(perplexity, [
  ['assistant-sources', 'og:title is the title', page(), { title: 'Blue mug', isShown: true }],
  ['assistant-sources', 'else the title element', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['perplexity', 'an empty og:title is none', page({ 'og:title': '' }), { title: 'Blue mug – Example' }],
  ['perplexity', 'a twitter:title is not read', bare({ 'twitter:title': 'X' }), { title: null }],
  ['perplexity', 'og:description is the text', page(), { description: 'Holds 300 ml.' }],
  ['perplexity', 'else the meta description', page({ 'og:description': null }), { description: 'Meta description' }],
  ['assistant-sources', 'the domain names the source', page(), { host: 'example.com' }],
  ['card-thumbnails', 'og:image is the thumbnail', page(), { layout: 'sm', imageSource: 'tag' }],
  [
    'card-thumbnails',
    'twitter:image is the second choice',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/a.jpg' }),
    { layout: 'sm', imageSource: 'tag' },
  ],
  [
    'card-thumbnails',
    'og:image goes before twitter:image',
    page({ 'twitter:image': 'https://e.com/a.jpg' }),
    { image: { url: 'https://cdn.example.com/mug.jpg' } as never },
  ],
  ['perplexity', 'without both there is none', page({ 'og:image': null }), { layout: 'none', image: null }],
  [
    'perplexity',
    'images of the page are not taken',
    page({ 'og:image': null }, '1200x630', { body: '<img src="https://e.com/a.jpg" width="800" height="600">' }),
    { layout: 'none' },
  ],
  ['assistant-sources', 'a wide image is small', page({}, '2400x1260'), { layout: 'sm' }],
  ['assistant-sources', 'so is a square one', page({}, '400x400'), { layout: 'sm' }],
  ['assistant-sources', 'two lines each', page(), { lines: { title: 2, description: 2 } }],
  ['perplexity-bots', 'robots.txt is documented, noindex is not', page({ robots: 'noindex' }), { isShown: true }],
  ['perplexity', 'jpg', page({}, '1200x630 jpeg'), { layout: 'sm' }],
  ['perplexity', 'png', page({}, '1200x630 png'), { layout: 'sm' }],
  ['perplexity', 'webp', page({}, '1200x630 webp'), { layout: 'sm' }],
  ['perplexity', 'svg is not drawn', page({}, '1200x630 svg'), { layout: 'none' }],
  ['perplexity', 'avif is not drawn', page({}, '1200x630 avif'), { layout: 'none' }],
  ['perplexity', 'no limit of bytes is known', page({}, '1200x630 jpeg 9000000'), { layout: 'sm' }],
  ['perplexity', 'no window is known', page({}, '1200x630', { padding: 900_000 }), { title: 'Blue mug' }],
  ['perplexity', 'a relative address is resolved', page({ 'og:image': '/mug.jpg' }), { layout: 'sm' }],
  [
    'perplexity-bots',
    'it counts in no score, and says so',
    page(),
    { reasons: expect.arrayContaining([expect.objectContaining({ en: expect.stringContaining('doesn’t count') })]) },
  ],
  ['mastodon-source', 'name= is accepted', page({}, '1200x630', { attribute: 'name' }), { layout: 'sm' }],
  ['all-platforms', 'an image that is gone is not shown', page({}, 'not-found'), { layout: 'none', imageSize: 'none' }],
  [
    'weserv-379',
    'an image refused to this user agent is not shown',
    page({}, '1200x630', { imageReach: { perplexity: 'forbidden' } }),
    { layout: 'none' },
  ],
]);
