import { expect, test } from 'vitest';
import { auditPage } from '#domain/audit/audit-page.ts';
import { page, type TestOptions, type TestTags } from '#domain/audit/page.fixture.ts';
import { describeChanges } from './describe-changes.ts';
import { findChanges } from './find-changes.ts';
import { stateOf } from './page-state.ts';
import { readTheme } from './read-theme.ts';

const state = (tags: TestTags = {}, image?: string, theme: string | null = null, options: TestOptions = {}) => {
  const evidence = page(tags, image, options);
  return stateOf(evidence, auditPage(evidence), theme);
};
const sharp = '1200x630 jpeg 80000';

test.each<[string, ReturnType<typeof state>, ReturnType<typeof state>, string, string]>([
  [
    'a heavy file',
    state({}, sharp),
    state({ 'og:image': 'https://www.example.com/new.jpg' }, '1200x630 jpeg 9000000'),
    'og:image now points to a file of 8.6 MB (1200 × 630 px).',
    'og:image zeigt jetzt auf eine Datei mit 8,6 MB (1200 × 630 px).',
  ],
  [
    'an image that is gone',
    state({}, sharp),
    state({}, 'not-found'),
    'The image cannot be loaded: the file doesn’t exist',
    'Das Bild lässt sich nicht laden',
  ],
  [
    'an image that came back',
    state({}, 'not-found'),
    state({}, sharp),
    'The image can be loaded again.',
    'Das Bild lässt sich wieder laden.',
  ],
  [
    'no image named',
    state({}, sharp),
    state({ 'og:image': null, 'twitter:image': null }),
    'The page no longer has a preview image.',
    'Die Seite hat kein Vorschaubild mehr.',
  ],
  [
    'another title',
    state({}, sharp),
    state({ 'og:title': 'Red mug' }, sharp),
    'og:title changed.',
    'og:title hat sich geändert.',
  ],
  [
    'a theme',
    state({}, sharp, 'Dawn (1)'),
    state({}, sharp, 'Dawn (2)'),
    'The page now uses the theme Dawn (2).',
    'Die Seite nutzt jetzt das Theme Dawn (2).',
  ],
])('%s is said in a sentence', (_, before, after, en, de) => {
  const text = describeChanges(findChanges(before, after));
  expect(text.en).toContain(en);
  expect(text.de).toContain(de);
});

test('what people see follows what changed', () => {
  const text = describeChanges(findChanges(state({}, sharp), state({}, 'forbidden')));
  expect(text.en).toMatch(/^The image cannot be loaded: .+\. \d+ platforms show no image\.$/);
});

test('a token in the image’s address is no change', () => {
  const before = state({ 'og:image': 'https://www.example.com/a.jpg?v=1' }, sharp);
  const after = state({ 'og:image': 'https://www.example.com/a.jpg?v=2' }, sharp);
  expect(findChanges(before, after)).toEqual([]);
});

test('a state read back from the database, its fields in another order, is no change', () => {
  const backwards = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(backwards)
      : value !== null && typeof value === 'object'
        ? Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, inner]) => [key, backwards(inner)]),
          )
        : value;
  for (const image of [sharp, 'not-found']) {
    const after = state({}, image);
    const before = backwards(after) as typeof after;
    expect(findChanges(before, after)).toEqual([]);
  }
});

test('two states differ unless they are the same', () => {
  const states = [
    state({}, sharp),
    state({ 'og:title': 'Red mug' }, sharp),
    state({}, '300x300 jpeg 9000'),
    state({}, 'tls'),
    state({ 'og:description': null }, sharp),
    state({}, sharp, 'Dawn (2)'),
    state({ 'og:site_name': 'Other' }, sharp),
  ];
  for (const one of states)
    for (const other of states) {
      expect(findChanges(one, other).length === 0).toBe(one === other);
    }
});

test('what a page writes at any length is stored at a length that is bounded', () => {
  const long = 'a'.repeat(400_000);
  const tags = {
    'og:title': long,
    'og:description': long,
    'og:site_name': long,
    'og:image': `data:image/png;base64,${long}`,
  };
  expect(JSON.stringify(state(tags)).length).toBeLessThan(300_000);
});

test.each([
  ['Shopify.theme = {"name":"Dawn","id":128812,"schema_name":"Dawn","role":"main"};', 'Dawn (128812)'],
  ['<link href="//shop.example/cdn/shop/t/14/assets/base.css?v=1">', '(14)'],
  ['<link href="https://a.example/wp-content/themes/astra/style.min.css?ver=4.8.1">', 'astra 4.8.1'],
  ['<link href="/wp-content/themes/astra/style.css">', 'astra'],
  // Bytes of UTF-8, read as Latin-1.
  ['Shopify.theme = {"name":"Caf\u00c3\u00a9","id":7};', 'Café (7)'],
  ['<p>Shopify.theme is a variable</p>', null],
  ['', null],
])('%s is made by %s', (html, theme) => expect(readTheme(html)).toBe(theme));
