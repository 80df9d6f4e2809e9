import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { googleDiscover } from './google-discover.ts';
import { GOOGLE_WINDOW_BYTES } from './google-search.ts';

const large = (image?: string, tags = {}) => page({ robots: 'max-image-preview:large', ...tags }, image);

const product =
  '<script type="application/ld+json">{"@type":"Product","name":"Mug","image":"https://cdn.example.com/ld.jpg"}</script>';

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(googleDiscover, [
  ['discover-headlines', 'og:title is the headline', page(), { title: 'Blue mug', isShown: true }],
  ['discover-headlines', 'else the title element', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['discover-headlines', 'a twitter:title is not read', bare({ 'twitter:title': 'X' }), { title: null }],
  ['google-discover', 'three lines of title, no text', page(), { lines: { title: 3, description: 0 } }],
  ['google-site-names', 'og:site_name is the source of the card', page(), { siteName: 'Example' }],
  ['google-site-names', 'without it the domain', page({ 'og:site_name': null }), { siteName: 'example.com' }],
  ['google-images', 'og:image is the preferred image', large(), { layout: 'lg', imageSource: 'tag' }],
  [
    'google-images',
    'a twitter:image is not named',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/a.jpg' }),
    { layout: 'none', image: null },
  ],
  ['google-discover-docs', '1200 px and max-image-preview:large: large', large('1200x675'), { layout: 'lg' }],
  ['google-discover-docs', '1199 px: small', large('1199x675'), { layout: 'sm-square' }],
  ['google-discover-docs', '300,000 pixels are enough', large('1200x250'), { layout: 'lg' }],
  ['google-discover-docs', 'under 300,000 pixels: small', large('1200x249'), { layout: 'sm-square' }],
  ['google-robots-meta', 'without max-image-preview:large: small', page({}, '1200x675'), { layout: 'sm-square' }],
  [
    'google-robots-meta',
    'standard: small',
    page({ robots: 'max-image-preview:standard' }, '1600x900'),
    { layout: 'sm-square' },
  ],
  [
    'google-robots-meta',
    'standard wins over large',
    page({ robots: 'max-image-preview:large, max-image-preview:standard' }),
    { layout: 'sm-square' },
  ],
  [
    'google-robots-meta',
    'the tag of googlebot counts',
    page({ googlebot: 'max-image-preview:large' }),
    { layout: 'lg' },
  ],
  [
    'google-robots-meta',
    'among other rules',
    page({ robots: 'index, follow, max-image-preview:large, max-snippet:-1' }),
    { layout: 'lg' },
  ],
  ['google-robots-meta', 'none: no image', page({ robots: 'max-image-preview:none' }), { layout: 'none', image: null }],
  ['google-robots-meta', 'noindex: not shown', large('1200x675', { robots: 'noindex' }), { isShown: false }],
  ['google-robots-meta', 'none: not shown', page({ robots: 'none' }), { isShown: false, layout: 'none' }],
  [
    'google-robots-meta',
    'the header X-Robots-Tag counts like the tag',
    page({}, '1200x675', { robotsHeader: 'noindex' }),
    { isShown: false },
  ],
  [
    'google-robots-meta',
    'a large image may be permitted by the header',
    page({}, '1200x675', { robotsHeader: 'max-image-preview:large' }),
    { layout: 'lg' },
  ],
  [
    'google-robots-meta',
    'what the header says to another crawler does not count',
    page({}, '1200x675', { robotsHeader: 'bingbot: noindex' }),
    { isShown: true },
  ],
  ['google-robots-meta', 'noindex for googlebot', page({ googlebot: 'noindex' }), { isShown: false }],
  [
    'googlebot-bytes',
    'tags behind 2 MB are missing',
    page({}, '1200x630', { padding: GOOGLE_WINDOW_BYTES }),
    { title: null, layout: 'none' },
  ],
  [
    'google-images',
    'without og:image that of the product in JSON-LD',
    page({ 'og:image': null }, '1200x630', { head: product }),
    { imageSource: 'tag', image: { url: 'https://cdn.example.com/ld.jpg' } as never },
  ],
  [
    'google-images',
    'og:image goes before it',
    page({}, '1200x630', { head: product }),
    { image: { url: 'https://cdn.example.com/mug.jpg' } as never },
  ],
  ['google-images', 'webp', large('1200x675 webp'), { layout: 'lg' }],
  ['google-images', 'avif', large('1200x675 avif'), { layout: 'lg' }],
  ['google-images', 'gif', large('1200x675 gif'), { layout: 'lg' }],
  ['google-discover', 'a tall image can be large', large('1200x1800'), { layout: 'lg' }],
  [
    'google-discover',
    'a relative address is resolved',
    large('1200x675', { 'og:image': '/mug.jpg' }),
    { layout: 'lg' },
  ],
  ['google-discover', 'the address without www', page(), { host: 'example.com' }],
  ['all-platforms', 'an image that is gone is not shown', page({}, 'not-found'), { layout: 'none', imageSize: 'none' }],
  [
    'weserv-379',
    'an image refused to this user agent is not shown',
    page({}, '1200x630', { imageReach: { 'google-discover': 'forbidden' } }),
    { layout: 'none' },
  ],
]);
