import { expect } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { teams } from './teams.ts';

const long = 'a'.repeat(300);

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(teams, [
  ['opengraphplus', 'og:title first', page(), { title: 'Blue mug' }],
  [
    'opengraphplus',
    'og before twitter, whichever stands first',
    bare({ 'twitter:title': 'T', 'og:title': 'O' }),
    { title: 'O' },
  ],
  ['opengraphplus', 'then twitter:title', bare({ title: 'E', 'twitter:title': 'T' }), { title: 'T' }],
  ['opengraphplus', 'then the title element', bare({ title: 'E' }), { title: 'E' }],
  ['opengraphplus', 'no title', bare({}), { title: null }],
  ['opengraphplus', 'og:description first', page(), { description: 'Holds 300 ml.' }],
  [
    'opengraphplus',
    'then twitter:description',
    bare({ description: 'M', 'twitter:description': 'T' }),
    { description: 'T' },
  ],
  ['opengraphplus', 'then the meta description', bare({ description: 'M' }), { description: 'M' }],
  [
    'opengraphplus',
    'og:image first',
    page({ 'twitter:image': 'https://e.com/t.jpg' }),
    { image: expect.objectContaining({ url: 'https://cdn.example.com/mug.jpg' }) },
  ],
  [
    'opengraphplus',
    'then twitter:image',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { image: expect.objectContaining({ url: 'https://e.com/t.jpg' }) },
  ],
  ['opengraphplus', 'title of 75 characters stays', page({ 'og:title': 'a'.repeat(75) }), { title: 'a'.repeat(75) }],
  ['opengraphplus', 'a longer one is cut', page({ 'og:title': long }), { title: `${'a'.repeat(75)}…` }],
  [
    'opengraphplus',
    'description of 200 characters stays',
    page({ 'og:description': 'a'.repeat(200) }),
    { description: 'a'.repeat(200) },
  ],
  ['opengraphplus', 'a longer one is cut', page({ 'og:description': long }), { description: `${'a'.repeat(200)}…` }],
  ['opengraphplus', 'SVG may break the card', page({}, '1200x630 svg'), { layout: 'none', image: null }],
  ['assumption', 'avif is not drawn', page({}, '1200x630 avif'), { layout: 'none' }],
  ['assumption', 'jpeg', page({}, '1200x630 jpeg'), { layout: 'sm' }],
  ['assumption', 'png', page({}, '1200x630 png'), { layout: 'sm' }],
  ['assumption', 'one layout for squares too', page({}, '600x600'), { layout: 'sm' }],
  ['assumption', 'twitter:card does not decide', page({ 'twitter:card': 'summary_large_image' }), { layout: 'sm' }],
  ['assumption', 'no picture', page({ 'og:image': null }), { layout: 'none' }],
  ['assumption', 'a picture that cannot be proxied', page({}, 'server-error'), { layout: 'none' }],
  ['assumption', 'the domain without www', page(), { host: 'example.com' }],
  ['mastodon-source', 'name= is accepted', page({}, '1200x630', { attribute: 'name' }), { title: 'Blue mug' }],
  [
    'ogproof',
    'the crawler is that of Skype, but not its note',
    page(),
    { reasons: [expect.objectContaining({ en: expect.stringContaining('Teams') })] },
  ],
  ['assumption', 'no documented window', page({}, '1200x630', { padding: 2_000_000 }), { layout: 'sm' }],
  ['assumption', 'webp', page({}, '1200x630 webp'), { layout: 'sm' }],
  ['assumption', 'gif', page({}, '1200x630 gif'), { layout: 'sm' }],
  [
    'assumption',
    'no image of the page instead',
    page({ 'og:image': null }, '', { body: '<img src="/a.jpg">' }),
    { image: null },
  ],
  [
    'assumption',
    'the layout is only assumed, and says so',
    page(),
    { reasons: [expect.objectContaining({ basis: 'assumed' })] },
  ],
]);
