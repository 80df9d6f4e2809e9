import { expect } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { chatgpt } from './chatgpt.ts';

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(chatgpt, [
  ['openai-faq', 'a source has the title of the page', page(), { title: 'Blue mug', isShown: true }],
  ['openai-faq', 'without og:title the title element', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['chatgpt', 'an empty og:title is none', page({ 'og:title': '' }), { title: 'Blue mug – Example' }],
  ['chatgpt', 'a twitter:title is not read', bare({ 'twitter:title': 'X' }), { title: null }],
  ['assistant-sources', 'a short text follows', page(), { description: 'Holds 300 ml.' }],
  ['chatgpt', 'else the meta description', page({ 'og:description': null }), { description: 'Meta description' }],
  ['assistant-sources', 'the name of the site stands above', page(), { siteName: 'Example' }],
  ['assistant-sources', 'or the domain', page({ 'og:site_name': null }), { siteName: 'example.com' }],
  ['chatgpt-open-graph', 'og:image is the image', page(), { layout: 'sm', imageSource: 'tag' }],
  [
    'chatgpt-open-graph',
    'a twitter:image is not read',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/a.jpg' }),
    { layout: 'none', image: null },
  ],
  ['assistant-sources', 'a wide image is small', page({}, '2400x1260'), { layout: 'sm' }],
  ['assistant-sources', 'so is a square one', page({}, '400x400'), { layout: 'sm' }],
  ['assistant-sources', 'two lines each', page(), { lines: { title: 2, description: 2 } }],
  ['openai-faq', 'noindex: not shown', page({ robots: 'noindex' }), { isShown: false, layout: 'none' }],
  ['openai-faq', 'none means noindex', page({ robots: 'none' }), { isShown: false }],
  ['openai-faq', 'noindex for Google alone does not count', page({ googlebot: 'noindex' }), { isShown: true }],
  ['openai-faq', 'nofollow changes nothing', page({ robots: 'nofollow' }), { isShown: true }],
  ['chatgpt', 'nosnippet is not named', page({ robots: 'nosnippet' }), { description: 'Holds 300 ml.' }],
  ['chatgpt', 'jpg', page({}, '1200x630 jpeg'), { layout: 'sm' }],
  ['chatgpt', 'png', page({}, '1200x630 png'), { layout: 'sm' }],
  ['chatgpt', 'webp', page({}, '1200x630 webp'), { layout: 'sm' }],
  ['chatgpt', 'svg is not drawn', page({}, '1200x630 svg'), { layout: 'none' }],
  ['chatgpt', 'avif is not drawn', page({}, '1200x630 avif'), { layout: 'none' }],
  ['chatgpt', 'no limit of bytes is known', page({}, '1200x630 jpeg 9000000'), { layout: 'sm' }],
  ['chatgpt', 'a relative address is resolved', page({ 'og:image': '/mug.jpg' }), { layout: 'sm' }],
  ['chatgpt', 'the domain without www', page(), { host: 'example.com' }],
  [
    'openai-bots',
    'it counts in no score, and says so',
    page(),
    { reasons: expect.arrayContaining([expect.objectContaining({ en: expect.stringContaining('doesn’t count') })]) },
  ],
  ['mastodon-source', 'name= is accepted', page({}, '1200x630', { attribute: 'name' }), { layout: 'sm' }],
  ['all-platforms', 'an image that is gone is not shown', page({}, 'not-found'), { layout: 'none', imageSize: 'none' }],
  [
    'weserv-379',
    'an image refused to this user agent is not shown',
    page({}, '1200x630', { imageReach: { chatgpt: 'forbidden' } }),
    { layout: 'none' },
  ],
]);
