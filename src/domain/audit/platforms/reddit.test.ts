import { expect, test } from 'vitest';
import { bare, page, testCards } from '#domain/audit/page.fixture.ts';
import { reddit } from './reddit.ts';

const body = '<img src="https://cdn.example.com/first.jpg" width="800" height="600">';

// The first column is an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
testCards(reddit, [
  ['reddit-source', 'og:title is suggested as the title', page(), { title: 'Blue mug', isShown: true }],
  ['reddit-source', 'without og:title the title element', page({ 'og:title': null }), { title: 'Blue mug – Example' }],
  ['reddit-source', 'an empty og:title is none', page({ 'og:title': '' }), { title: 'Blue mug – Example' }],
  ['reddit-source', 'a twitter:title is not read', bare({ 'twitter:title': 'X' }), { title: null }],
  ['reddit-source', 'og:title in name= counts', page({}, '1200x630', { attribute: 'name' }), { title: 'Blue mug' }],
  ['reddit', 'a link post shows no description', page(), { lines: { title: 3, description: 0 } }],
  ['reddit-source', 'og:image is the thumbnail', page(), { layout: 'sm', imageSource: 'tag' }],
  ['reddit-source', 'og:image in name= counts', page({}, '1200x630', { attribute: 'name' }), { layout: 'sm' }],
  [
    'reddit-source',
    'og:image:url serves as og:image',
    page({ 'og:image': null, 'og:image:url': 'https://cdn.example.com/mug.jpg' }),
    { layout: 'sm' },
  ],
  [
    'reddit-source',
    'a twitter:image is not read',
    page({ 'og:image': null, 'twitter:image': 'https://e.com/a.jpg' }),
    { layout: 'none', image: null },
  ],
  [
    'reddit-source',
    'without a tag an image of the page',
    page({ 'og:image': null }, '1200x630', { body }),
    { layout: 'sm', imageSource: 'page' },
  ],
  [
    'reddit-source',
    'image_src goes before the page’s images',
    page({ 'og:image': null, image_src: 'https://cdn.example.com/src.jpg' }, '1200x630', { body }),
    { image: expect.objectContaining({ url: 'https://cdn.example.com/src.jpg' }) },
  ],
  ['reddit-source', 'without any image there is none', page({ 'og:image': null }), { layout: 'none', image: null }],
  ['reddit-source', '100×100 px is enough', page({}, '100x100'), { layout: 'sm' }],
  ['reddit-source', 'one side of 100 px is enough', page({}, '100x50'), { layout: 'sm' }],
  ['reddit-source', 'both sides under 100 px: none', page({}, '99x99'), { layout: 'none', image: null }],
  ['reddit-source', 'a preview that is none has no size', page({}, '64x64'), { imageSize: 'none' }],
  ['reddit', 'a wide image is small too', page({}, '2400x1260'), { layout: 'sm', imageSize: 'xl' }],
  ['reddit', 'so is a square one', page({}, '1000x1000'), { layout: 'sm' }],
  ['reddit', 'jpg', page({}, '1200x630 jpeg'), { layout: 'sm' }],
  ['reddit', 'png', page({}, '1200x630 png'), { layout: 'sm' }],
  ['reddit', 'webp', page({}, '1200x630 webp'), { layout: 'sm' }],
  ['reddit', 'gif', page({}, '1200x630 gif'), { layout: 'sm' }],
  ['reddit', 'svg is not drawn', page({}, '1200x630 svg'), { layout: 'none' }],
  ['reddit', 'no limit of bytes is known', page({}, '1200x630 jpeg 19000000'), { layout: 'sm' }],
  ['reddit', 'a relative address is resolved', page({ 'og:image': '/mug.jpg' }), { layout: 'sm' }],
  ['reddit', 'no window is known', page({}, '1200x630', { padding: 900_000 }), { title: 'Blue mug', layout: 'sm' }],
  ['reddit', 'the domain of the address, without www', page(), { host: 'example.com' }],
  [
    'ogp',
    'of two og:image the first',
    page({ 'og:image': ['https://e.com/1.jpg', 'https://e.com/2.jpg'] }),
    { moreImages: [], image: { url: 'https://e.com/1.jpg' } as never },
  ],
  ['all-platforms', 'an image that is gone is not shown', page({}, 'not-found'), { layout: 'none', imageSize: 'none' }],
  [
    'weserv-379',
    'an image refused to this user agent is not shown',
    page({}, '1200x630', { imageReach: { reddit: 'forbidden' } }),
    { layout: 'none' },
  ],
]);

const urlOf = (name: string) => `https://cdn.example.com/${name}`;

/** The image of a page that has none in its tags, and these in its text. */
function chosen(sizes: Record<string, readonly [number, number]>, isMeasured = true): string | undefined {
  const seen = page({ 'og:image': null }, '1200x630', {
    body: Object.keys(sizes)
      .map((name) => `<img src="${urlOf(name)}">`)
      .join(''),
  });
  const images = Object.fromEntries(
    Object.entries(sizes).map(([name, [width, height]]) => {
      const url = urlOf(name);
      return [url, { ok: true, url, finalUrl: url, type: 'jpeg', width, height, bytes: 1, contentType: null } as const];
    }),
  );
  return reddit.toCard(isMeasured ? { ...seen, images } : seen).image?.url;
}

// Python 2 divides whole numbers without a rest, so that everything under 2:1 passes `max / min > 1.5`.
test.each([
  ['the largest', { 'small.jpg': [300, 300], 'large.jpg': [900, 700] }, 'large.jpg'],
  ['also a wide one under 2:1', { 'square.jpg': [900, 900], 'wide.jpg': [1900, 1000] }, 'wide.jpg'],
  ['none of 2:1', { 'square.jpg': [900, 900], 'wide.jpg': [2000, 1000] }, 'square.jpg'],
  ['none of 1:2', { 'square.jpg': [300, 300], 'high.jpg': [1000, 2000] }, 'square.jpg'],
  ['none under 5,000 pixels', { 'tiny.jpg': [70, 70], 'banner.jpg': [2000, 600] }, undefined],
  ['one of 5,000 pixels', { 'tiny.jpg': [70, 70], 'little.jpg': [100, 50], 'icon.jpg': [71, 71] }, 'icon.jpg'],
  ['a sprite counts a tenth', { 'nav-Sprite.png': [900, 900], 'mug.jpg': [300, 300] }, 'mug.jpg'],
  ['a sprite where it is still the largest', { 'nav-sprite.png': [900, 900], 'mug.jpg': [90, 90] }, 'nav-sprite.png'],
] as const)('of the page’s images: %s', (_name, sizes, name) => {
  expect(chosen(sizes)).toBe(name && urlOf(name));
});

test('of images whose sizes are not known, the first', () => {
  expect(chosen({ 'first.jpg': [300, 300], 'large.jpg': [900, 700] }, false)).toBe(urlOf('first.jpg'));
});
