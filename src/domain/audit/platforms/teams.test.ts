import { expect } from 'vitest';
import { bare, page, testCards } from '../test-page.ts';
import { teams } from './teams.ts';

const long = 'a'.repeat(300);

// Keys: platforms, section 9 Microsoft Teams (OGP+, ogproof).
testCards(teams, [
  ['OGP+', 'og:title first', page(), { title: 'Blue mug' }],
  [
    'OGP+',
    'og before twitter, whichever stands first',
    bare({ 'twitter:title': 'T', 'og:title': 'O' }),
    { title: 'O' },
  ],
  ['OGP+', 'then twitter:title', bare({ title: 'E', 'twitter:title': 'T' }), { title: 'T' }],
  ['OGP+', 'then the title element', bare({ title: 'E' }), { title: 'E' }],
  ['OGP+', 'no title', bare({}), { title: null }],
  ['OGP+', 'og:description first', page(), { description: 'Holds 300 ml.' }],
  ['OGP+', 'then twitter:description', bare({ description: 'M', 'twitter:description': 'T' }), { description: 'T' }],
  ['OGP+', 'then the meta description', bare({ description: 'M' }), { description: 'M' }],
  [
    'OGP+',
    'og:image first',
    page({ 'twitter:image': 'https://e.com/t.jpg' }),
    { image: expect.objectContaining({ url: 'https://cdn.example.com/mug.jpg' }) },
  ],
  [
    'OGP+',
    'then twitter:image',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/t.jpg' }),
    { image: expect.objectContaining({ url: 'https://e.com/t.jpg' }) },
  ],
  ['OGP+', 'title of 75 characters stays', page({ 'og:title': 'a'.repeat(75) }), { title: 'a'.repeat(75) }],
  ['OGP+', 'a longer one is cut', page({ 'og:title': long }), { title: `${'a'.repeat(75)}…` }],
  [
    'OGP+',
    'description of 200 characters stays',
    page({ 'og:description': 'a'.repeat(200) }),
    { description: 'a'.repeat(200) },
  ],
  ['OGP+', 'a longer one is cut', page({ 'og:description': long }), { description: `${'a'.repeat(200)}…` }],
  ['OGP+', 'SVG may break the card', page({}, '1200x630 svg'), { layout: 'none', image: null }],
  ['section 0', 'avif is not drawn', page({}, '1200x630 avif'), { layout: 'none' }],
  ['section 0', 'jpeg', page({}, '1200x630 jpeg'), { layout: 'sm' }],
  ['section 0', 'png', page({}, '1200x630 png'), { layout: 'sm' }],
  ['section 9', 'one layout for squares too', page({}, '600x600'), { layout: 'sm' }],
  ['section 9', 'twitter:card does not decide', page({ 'twitter:card': 'summary_large_image' }), { layout: 'sm' }],
  ['section 9', 'no picture', page({ 'og:image': null }), { layout: 'none' }],
  ['section 9', 'a picture that cannot be proxied', page({}, 'server-error'), { layout: 'none' }],
  ['section 9', 'the domain without www', page(), { host: 'example.com' }],
  ['MAS (parsing)', 'name= is accepted', page({}, '1200x630', { attribute: 'name' }), { title: 'Blue mug' }],
  [
    'section 8',
    'the crawler is that of Skype, but not its note',
    page(),
    { reasons: [expect.objectContaining({ en: expect.stringContaining('Teams') })] },
  ],
  ['section 0', 'no documented window', page({}, '1200x630', { padding: 2_000_000 }), { layout: 'sm' }],
]);
