import { expect, test } from 'vitest';
import { describeTagState } from './describe-patch.ts';
import { tagStateOf } from './tag-state.ts';

const LAYOUT = 'layout/theme.liquid';
const snippet = '<meta name="linkbild" content="project-1">';
const ours = "{% render 'linkbild', theme_tags: tags %}";
const themeOf = (head: string, more: Record<string, string> = {}) =>
  new Map(
    Object.entries({
      [LAYOUT]: `<html>\n<head>\n${head}\n{{ content_for_header }}</head><body></body></html>`,
      'snippets/og.liquid': '<meta property="og:image" content="/a.png">',
      'snippets/smart-seo.liquid': '{{ shop.metafields.seo.head }}',
      'snippets/linkbild.liquid': snippet,
      ...more,
    }),
  );

test.each([
  ['captured', `{% capture tags %}{% render 'og' %}{% endcapture %}${ours}`, { state: 'first', behind: [] }],
  ['alone', "{% render 'linkbild' %}", { state: 'first', ours: { file: LAYOUT, line: 3 }, behind: [] }],
  ['in front', `{% render 'linkbild' %}\n{% render 'og' %}`, { state: 'first', behind: [{ file: LAYOUT, line: 4 }] }],
  [
    'behind the theme',
    `{% render 'og' %}\n${ours}`,
    { state: 'behind', inFront: { file: LAYOUT, line: 3 }, app: null },
  ],
  ['behind an app', `{% render 'smart-seo' %}\n${ours}`, { state: 'behind', app: 'Smart SEO' }],
  ['gone', "{% render 'og' %}", { state: 'absent', reason: 'not-rendered', file: LAYOUT, hasImage: true }],
  ['gone, and no image', '', { state: 'absent', reason: 'not-rendered', hasImage: false }],
  ['in a comment', `{% comment %}${ours}{% endcomment %}`, { state: 'absent', reason: 'commented-out' }],
  ['in an HTML comment', `<!-- ${ours} -->`, { state: 'absent', reason: 'commented-out' }],
])('%s', (_, head, expected) => {
  const state = tagStateOf(themeOf(head), { projectUuid: 'project-1' });
  expect(state).toMatchObject(expected);
  expect(describeTagState(state).text.de).not.toBe('');
});

test.each([
  ['the snippet is missing', { 'snippets/linkbild.liquid': '' }, 'snippet-missing'],
  [
    'the snippet is of another project',
    { 'snippets/linkbild.liquid': '<meta name="linkbild" content="2">' },
    'other-project',
  ],
  ['a second layout lost it', { 'layout/theme.two.liquid': '<head>{{ content_for_header }}</head>' }, 'not-rendered'],
  ['no layout', { [LAYOUT]: '' }, 'no-layout'],
])('%s', (_, more, reason) => {
  expect(tagStateOf(themeOf(ours, more), { projectUuid: 'project-1' })).toMatchObject({ state: 'absent', reason });
});

test('pages that nobody shares need no tag', () => {
  const page = "<head>{% render 'og' %}{{ content_for_header }}</head>";
  const more = { 'layout/password.liquid': page, 'layout/gift_card.liquid': page, 'layout/checkout.liquid': page };
  expect(tagStateOf(themeOf(ours, more))).toMatchObject({ state: 'first' });
});

const UUID = '7f3d9c2e-51b8-4a60-9e47-c0a8d6b1f235';
const embed = (more: object = {}, { app = 'linkbild', block = 'preview' } = {}) => ({
  type: `shopify://apps/${app}/blocks/${block}/${UUID}`,
  disabled: false,
  settings: {},
  ...more,
});
const settings = (...blocks: object[]) =>
  `/* written by Shopify */\n${JSON.stringify({ current: { blocks: Object.fromEntries(blocks.entries()) } })}`;
const onAll = embed({ settings: { pages: 'all' } });
const without = "{% render 'og' %}";

test.each([
  ['on, as it is after switching on', without, [embed()], { state: 'embed', pages: 'without-image', hasImage: true }],
  ['on, in a theme that prints no image', '', [embed()], { state: 'embed', pages: 'without-image', hasImage: false }],
  ['on for all pages', '', [onAll], { state: 'embed', pages: 'all', hasImage: false }],
  ['on for all pages, beside the theme’s image', without, [onAll], { state: 'embed', pages: 'all', hasImage: true }],
  ['switched off again', without, [embed({ disabled: true })], { state: 'absent', reason: 'embed-off' }],
  ['off in one entry and on in another', without, [embed({ disabled: true }), embed()], { state: 'embed' }],
  ['never switched on', without, [], { state: 'absent', reason: 'not-rendered' }],
  ['on with the snippet: the snippet speaks', ours, [onAll], { state: 'first', behind: [] }],
  ['on with the snippet behind the theme', `${without}\n${ours}`, [onAll], { state: 'behind' }],
  ['on, the snippet in a comment', `<!-- ${ours} -->`, [embed()], { state: 'embed' }],
  ['off, the snippet in a comment', `<!-- ${ours} -->`, [embed({ disabled: true })], { reason: 'commented-out' }],
  ['of another app', without, [embed({}, { app: 'other' })], { state: 'absent', reason: 'not-rendered' }],
  ['of an app with a longer name', without, [embed({}, { app: 'linkbild-pro' })], { state: 'absent' }],
  ['another block of ours', without, [embed({}, { block: 'badge' })], { state: 'absent' }],
])('the app embed is %s', (_, head, blocks, expected) => {
  const files = themeOf(head, { 'config/settings_data.json': settings(...blocks) });
  const state = tagStateOf(files, { projectUuid: 'project-1' });
  expect(state).toMatchObject(expected);
  expect(describeTagState(state).text.de).not.toBe('');
});

test.each([
  ['a snippet that is missing', { 'snippets/linkbild.liquid': '' }, 'snippet-missing'],
  [
    'a snippet of another project',
    { 'snippets/linkbild.liquid': '<meta name="linkbild" content="2">' },
    'other-project',
  ],
])('the app embed hides no broken snippet: %s', (_, more, reason) => {
  const files = themeOf(ours, { ...more, 'config/settings_data.json': settings(embed()) });
  expect(tagStateOf(files, { projectUuid: 'project-1' })).toMatchObject({ state: 'absent', reason });
});

test('the embed covers a second layout without the snippet', () => {
  const more = {
    'layout/theme.two.liquid': '<head>{{ content_for_header }}</head>',
    'config/settings_data.json': settings(embed()),
  };
  expect(tagStateOf(themeOf(ours, more))).toMatchObject({ state: 'embed' });
});

test('the embed is known by the handle that Shopify tells', () => {
  const files = themeOf('', { 'config/settings_data.json': settings(embed({}, { app: 'our-cards' })) });
  expect(tagStateOf(files, { appHandle: 'our-cards' })).toMatchObject({ state: 'embed' });
  expect(tagStateOf(files)).toMatchObject({ state: 'absent' });
});

test.each(['', '{', '[]', '{"current":{"blocks":[null,3,{"type":7}]}}', '{"current":"Gone"}'])(
  'settings that cannot be read have no embed: %s',
  (text) => {
    const files = themeOf(without, { 'config/settings_data.json': text });
    expect(tagStateOf(files)).toMatchObject({ state: 'absent', reason: 'not-rendered' });
  },
);
