import { expect } from 'vitest';
import { bare, page, testCards } from '../test-page.ts';
import { skype } from './skype.ts';

// Keys: platforms, section 8 (CUA, vivibit.net, RichLinkPreview), spec = specification section 5.
testCards(skype, [
  ['vivibit.net', 'og:title is the title', page(), { title: 'Blue mug' }],
  ['vivibit.net', 'title element when og:title is absent', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['section 8', 'Open Graph only: no twitter:title', bare({ 'twitter:title': 'T' }), { title: null }],
  ['section 8', 'og:description is the description', page(), { description: 'Holds 300 ml.' }],
  ['section 8', 'meta description without it', page({ 'og:description': null }), { description: 'Meta description' }],
  ['section 8', 'Open Graph only: no twitter:description', bare({ 'twitter:description': 'T' }), { description: null }],
  [
    'section 8',
    'Open Graph only: no twitter:image',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { layout: 'none' },
  ],
  ['spec 5', 'jpg', page({}, '1200x630 jpeg'), { layout: 'lg' }],
  ['spec 5', 'png', page({}, '1200x630 png'), { layout: 'lg' }],
  ['spec 5', 'webp is not in the list', page({}, '1200x630 webp'), { layout: 'none', image: null }],
  ['spec 5', 'gif is not in the list', page({}, '1200x630 gif'), { layout: 'none' }],
  ['spec 5', 'svg is not in the list', page({}, '1200x630 svg'), { layout: 'none' }],
  ['spec 5', 'avif is not in the list', page({}, '1200x630 avif'), { layout: 'none' }],
  ['quick matrix', 'one layout for wide pictures', page({}, '1200x600'), { layout: 'lg' }],
  ['quick matrix', 'the same for squares', page({}, '600x600'), { layout: 'lg' }],
  ['quick matrix', 'the same for tall ones', page({}, '400x900'), { layout: 'lg' }],
  ['spec 5', '320×240 is drawn too: over it is only a bonus', page({}, '320x240'), { layout: 'lg' }],
  ['quick matrix', 'no limit of bytes', page({}, '1200x630 jpeg 9000000'), { layout: 'lg' }],
  ['RichLinkPreview', 'one line of title, two of description', page(), { lines: { title: 1, description: 2 } }],
  ['RichLinkPreview', 'the URL beside the icon', page(), { host: 'https://www.example.com/mug' }],
  [
    'RichLinkPreview',
    'the favicon',
    page({ icon: 'https://www.example.com/i.png' }),
    { favicon: 'https://www.example.com/i.png' },
  ],
  ['section 8', 'no picture', page({ 'og:image': null }), { layout: 'none', imageSize: 'none' }],
  ['section 8', 'a picture that is gone', page({}, 'not-found'), { layout: 'none' }],
  ['section 8', 'name= is accepted', page({}, '1200x630', { attribute: 'name' }), { title: 'Blue mug' }],
  [
    'section 8',
    'the card is marked as history',
    page(),
    {
      reasons: expect.arrayContaining([expect.objectContaining({ en: expect.stringContaining('closed in May 2025') })]),
    },
  ],
  ['section 0', 'no documented window', page({}, '1200x630', { padding: 2_000_000 }), { layout: 'lg' }],
]);
