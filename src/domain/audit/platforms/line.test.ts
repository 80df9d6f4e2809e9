import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { line } from './line.ts';

const body = '<img src="https://cdn.example.com/first.jpg" width="800" height="600">';

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(line, [
  ['line-faq', 'og:title is the title', page(), { title: 'Blue mug', isShown: true }],
  ['line-faq', 'without og:title the title element', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['line-faq', 'an empty og:title is none', page({ 'og:title': '' }), { title: 'Blue mug – Example' }],
  ['line-faq', 'og:description is the description', page(), { description: 'Holds 300 ml.' }],
  ['line-faq', 'without it a text of the page', page({ 'og:description': null }), { description: 'Meta description' }],
  ['line-faq', 'og:image is the image', page(), { layout: 'lg', imageSource: 'tag' }],
  [
    'line-faq',
    'without it an image of the page',
    page({ 'og:image': null }, '1200x630', { body }),
    { imageSource: 'page', layout: 'sm' },
  ],
  ['line-faq', 'three tags only: og:site_name is not one', page(), { siteName: null }],
  ['line-faq', 'three tags only: no twitter:title', bare({ 'twitter:title': 'X' }), { title: null }],
  [
    'line-faq',
    'three tags only: no twitter:description',
    bare({ title: 'T', 'twitter:description': 'X' }),
    { description: null },
  ],
  [
    'line-faq',
    'three tags only: no twitter:image',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/a.jpg' }),
    { layout: 'none', image: null },
  ],
  ['line', 'two lines each', page(), { lines: { title: 2, description: 2 } }],
  ['line', 'a small image has no other form', page({}, '150x150'), { layout: 'lg', imageSize: 'sm' }],
  ['line', 'nor has a square one', page({}, '1040x1040'), { layout: 'lg' }],
  ['line', 'jpg', page({}, '1200x630 jpeg'), { layout: 'lg' }],
  ['line', 'png', page({}, '1200x630 png'), { layout: 'lg' }],
  ['line', 'webp', page({}, '1200x630 webp'), { layout: 'lg' }],
  ['line', 'gif', page({}, '1200x630 gif'), { layout: 'lg' }],
  ['line', 'svg is not drawn', page({}, '1200x630 svg'), { layout: 'none' }],
  ['line', 'avif is not drawn', page({}, '1200x630 avif'), { layout: 'none' }],
  ['line', 'no limit of bytes is known', page({}, '1200x630 jpeg 9000000'), { layout: 'lg' }],
  ['line-poker', 'it asks for a range, of unknown size', page({}, '1200x630', { padding: 300_000 }), { layout: 'lg' }],
  ['line', 'a relative address is resolved', page({ 'og:image': '/mug.jpg' }), { layout: 'lg' }],
  ['line', 'the domain of the address, without www', page(), { host: 'example.com' }],
  ['line', 'noindex is for search: the card stays', page({ robots: 'noindex' }), { isShown: true }],
  [
    'ogp',
    'of two og:image the first',
    page({ 'og:image': ['https://e.com/1.jpg', 'https://e.com/2.jpg'] }),
    { moreImages: [], image: { url: 'https://e.com/1.jpg' } as never },
  ],
  ['mastodon-source', 'name= is accepted', page({}, '1200x630', { attribute: 'name' }), { layout: 'lg' }],
  ['line', 'without tags there is no text', bare({}), { title: null, description: null, layout: 'none' }],
  ['all-platforms', 'an image that is gone is not shown', page({}, 'not-found'), { layout: 'none', imageSize: 'none' }],
  [
    'weserv-379',
    'an image refused to this user agent is not shown',
    page({}, '1200x630', { imageReach: { line: 'forbidden' } }),
    { layout: 'none' },
  ],
]);
