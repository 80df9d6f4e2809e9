import { describe, expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { haveSameUrl, isOursFirst, judgeTags, namedPage, type TagState } from './judge-tags.ts';

const owner = { imagesUrl: 'https://images.example', projectUuid: '6a0e5f0c-0d5e-4d3b-9f57-8f2d9c6a1b11' };
const ours = `${owner.imagesUrl}/${owner.projectUuid}/v1/vase.jpg`;
const og = (url: string) => `<meta property="og:image" content="${url}">`;
const twitter = (url: string) => `<meta name="twitter:image" content="${url}">`;
const yoast = (tags: string) =>
  `<!-- This site is optimized with the Yoast SEO plugin v24.1 -->${tags}<!-- / Yoast SEO plugin. -->`;
const jetpack = (tags: string) => `<!-- Jetpack Open Graph Tags -->${tags}<!-- End Jetpack Open Graph Tags -->`;

const judge = (head: string) =>
  judgeTags(
    extractMeta({
      body: new TextEncoder().encode(`<html><head>${head}</head><body></body></html>`),
      url: 'https://shop.example/vase',
    }),
    owner,
  );

test.each<[string, string, TagState, string | null]>([
  ['no tag', '<title>Vase</title>', 'none', null],
  ['ours', og(ours), 'ours', null],
  ['ours in the simple form', og(`${owner.imagesUrl}/${owner.projectUuid}/og.jpg?url=https%3A%2F%2Fa`), 'ours', null],
  ['ours twice at one address', og(ours) + og(ours), 'ours', null],
  ['ours, and ours for X', og(ours) + twitter(ours), 'ours', null],
  ['ours at two addresses', og(ours) + og(`${ours}x`), 'several', null],
  ['ours before Yoast', og(ours) + yoast(og('/a.jpg')), 'several', 'Yoast SEO'],
  ['ours, but another one for X', og(ours) + yoast(twitter('/a.jpg')), 'several', 'Yoast SEO'],
  ['ours behind Jetpack', jetpack(og('/a.jpg')) + og(ours), 'ours-not-first', 'Jetpack'],
  ['ours between two', og('/a.jpg') + og(ours) + yoast(og('/b.jpg')), 'ours-not-first', null],
  ['only that of Yoast', yoast(og('/a.jpg')), 'other', 'Yoast SEO'],
  ['only that of a theme', og('/a.jpg'), 'other', null],
  ['only one for X', yoast(twitter('/a.jpg')), 'other', 'Yoast SEO'],
  ['ours for X only', twitter(ours), 'other', null],
  ['ours in a comment', `<!-- ${og(ours)} -->`, 'none', null],
  ['ours in a template', `<template>${og(ours)}</template>`, 'none', null],
  ['Yoast in a comment before a bare one', `<!-- ${og('/a.jpg')} -->${og('/a.jpg')}`, 'other', null],
  ['another project’s', og(`${owner.imagesUrl}/00000000-0000-4000-8000-000000000000/v1/vase.jpg`), 'other', null],
  ['an address that begins like ours', og(`${owner.imagesUrl}.evil.example/${owner.projectUuid}/v.jpg`), 'other', null],
])('%s', (_, head, state, writtenBy) => {
  expect(judge(head)).toMatchObject({ state, writtenBy, ok: state === 'ours' });
});

describe('a judged page', () => {
  test('lists its images with who wrote each', () => {
    expect(judge(og(ours) + yoast(og('/a.jpg') + twitter('/b.jpg'))).images).toEqual([
      { tag: 'og:image', url: ours, isOurs: true, writtenBy: null },
      { tag: 'og:image', url: 'https://shop.example/a.jpg', isOurs: false, writtenBy: 'Yoast SEO' },
      { tag: 'twitter:image', url: 'https://shop.example/b.jpg', isOurs: false, writtenBy: 'Yoast SEO' },
    ]);
  });

  test('counts as integrated when ours comes first', () => {
    const states: TagState[] = ['ours', 'several', 'ours-not-first', 'other', 'none'];
    expect(states.filter(isOursFirst)).toEqual(['ours', 'several']);
  });
});

const plain = (page: string) => `${owner.imagesUrl}/${owner.projectUuid}/og.jpg?url=${encodeURIComponent(page)}`;

test.each([
  ['the plain tag', og(plain('https://shop.example/a?b=1')), 'https://shop.example/a?b=1'],
  ['the plain tag before another', og(plain('https://shop.example/')) + og('/a.jpg'), 'https://shop.example/'],
  ['the plain tag behind another', og('/a.jpg') + og(plain('https://shop.example/')), null],
  ['the plain tag without a page', og(`${owner.imagesUrl}/${owner.projectUuid}/og.jpg`), null],
  ['a tag with a version', og(`${ours}?url=https://shop.example/`), null],
  ['none', '', null],
])('%s names its page', (_, head, expected) => expect(namedPage(judge(head), owner)).toBe(expected));

const home = 'https://shop.example/';
test.each<[string, [named: string, ...own: (string | null)[]][], boolean]>([
  ['no page', [], false],
  ['one page alone', [[home, `${home}vase`]], false],
  [
    'the home page’s on two',
    [
      [home, home],
      [home, `${home}vase`],
    ],
    true,
  ],
  [
    'that of a page that was not checked',
    [
      [`${home}a`, home],
      [`${home}a`, `${home}vase`],
    ],
    true,
  ],
  [
    'each its own',
    [
      [home, home],
      [`${home}vase`, `${home}vase`],
    ],
    false,
  ],
  [
    'one page names another, the rest themselves',
    [
      [home, home],
      [home, `${home}a`],
      [`${home}b`, `${home}b`],
    ],
    false,
  ],
  [
    'one page under two addresses',
    [
      [home, home],
      [home, `${home}?from=mail`, null, 'http://www.shop.example'],
    ],
    false,
  ],
])('the same url= for all: %s', (_, pages, expected) => {
  expect(haveSameUrl(pages.map(([named, ...own]) => ({ named, own })))).toBe(expected);
});
