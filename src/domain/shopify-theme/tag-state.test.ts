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
