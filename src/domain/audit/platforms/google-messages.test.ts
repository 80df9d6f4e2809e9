import { expect } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { googleMessages } from './google-messages.ts';

const source = 'google-messages-previews';

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(googleMessages, [
  [source, 'og:title is the title', page(), { title: 'Blue mug', isShown: true }],
  ['opengraphplus', 'without og:title the title element', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['opengraphplus', 'an empty og:title is none', page({ 'og:title': '' }), { title: 'Blue mug – Example' }],
  [source, 'og:description is the description', page(), { description: 'Holds 300 ml.' }],
  [
    'opengraphplus',
    'without it the meta description',
    page({ 'og:description': null }),
    { description: 'Meta description' },
  ],
  ['opengraphplus', 'a twitter:title is not read', bare({ 'twitter:title': 'X' }), { title: null }],
  [source, 'the image stands above the text', page(), { layout: 'lg', imageSource: 'tag' }],
  [
    'opengraphplus',
    'a twitter:image is not read',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/a.jpg' }),
    { layout: 'none', image: null },
  ],
  [source, 'two lines each', page(), { lines: { title: 2, description: 2 } }],
  [source, 'the site that hosts the page is named last', page(), { host: 'example.com' }],
  [
    'google-messages',
    'a port is part of it',
    page({}, '1200x630', { url: 'https://example.com:8443/a' }),
    { host: 'example.com:8443' },
  ],
  ['google-messages', 'a small image has no other form', page({}, '120x120'), { layout: 'lg', imageSize: 'sm' }],
  ['google-messages', 'nor has a square one', page({}, '1000x1000'), { layout: 'lg' }],
  ['google-messages', 'nor has a tall one', page({}, '600x1200'), { layout: 'lg' }],
  ['google-messages', 'jpg', page({}, '1200x630 jpeg'), { layout: 'lg' }],
  ['google-messages', 'png', page({}, '1200x630 png'), { layout: 'lg' }],
  ['google-messages', 'webp', page({}, '1200x630 webp'), { layout: 'lg' }],
  ['google-messages', 'gif', page({}, '1200x630 gif'), { layout: 'lg' }],
  ['google-messages', 'svg is not drawn', page({}, '1200x630 svg'), { layout: 'none' }],
  ['google-messages', 'avif is not drawn', page({}, '1200x630 avif'), { layout: 'none' }],
  ['google-messages', 'no limit of bytes is known', page({}, '1200x630 jpeg 9000000'), { layout: 'lg' }],
  ['google-messages', 'no window is known', page({}, '1200x630', { padding: 900_000 }), { layout: 'lg' }],
  ['google-messages', 'a relative address is resolved', page({ 'og:image': '/mug.jpg' }), { layout: 'lg' }],
  ['google-user-fetchers', 'noindex is for search: the card stays', page({ robots: 'noindex' }), { isShown: true }],
  [
    'google-messages-help',
    'previews are a setting of the reader',
    page(),
    {
      reasons: expect.arrayContaining([expect.objectContaining({ en: expect.stringContaining('automatic previews') })]),
    },
  ],
  [
    'ogp',
    'of two og:image the first',
    page({ 'og:image': ['https://e.com/1.jpg', 'https://e.com/2.jpg'] }),
    { moreImages: [], image: { url: 'https://e.com/1.jpg' } as never },
  ],
  ['mastodon-source', 'name= is accepted', page({}, '1200x630', { attribute: 'name' }), { layout: 'lg' }],
  ['google-messages', 'without tags there is no text', bare({}), { title: null, description: null, layout: 'none' }],
  ['all-platforms', 'an image that is gone is not shown', page({}, 'not-found'), { layout: 'none', imageSize: 'none' }],
  [
    'weserv-379',
    'an image refused to this user agent is not shown',
    page({}, '1200x630', { imageReach: { 'google-messages': 'forbidden' } }),
    { layout: 'none' },
  ],
]);
