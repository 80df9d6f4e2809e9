import { describe, expect, test } from 'vitest';
import { readTheme } from '../../../test/themes/read-theme.ts';
import { describeNote, describeRefusal, describeSteps } from './describe-patch.ts';
import { type PatchRefusal, patchTheme } from './patch-theme.ts';
import { undoPatch } from './theme-diff.ts';

const snippet = '<meta name="linkbild" content="ours">';
const themeOf = (head: string, more: Record<string, string> = {}) =>
  new Map(
    Object.entries({
      'layout/theme.liquid': `<html>\n<head>\n${head}\n{{ content_for_header }}\n</head>\n<body></body></html>\n`,
      'snippets/og.liquid': '<meta property="og:image" content="/a.png">',
      ...more,
    }),
  );

/** The head after the patch, with our call as ⊕ and the capture around what it replaces as ⟦ ⟧. */
function patchedHead(head: string, more: Record<string, string> = {}): string {
  const result = patchTheme(themeOf(head, more), { snippet });
  if (!result.ok) return result.reason.kind;
  const layout = result.patch.files.find(({ name }) => name === 'layout/theme.liquid')?.after ?? 'unchanged';
  return layout
    .slice(layout.indexOf('<head>') + 7, layout.indexOf('</head>'))
    .replace(/\{%- capture linkbild_theme_tags -%\}\n?/g, '⟦')
    .replace(/\{%- endcapture -%\}\n?/g, '⟧')
    .replace(/\{% render 'linkbild', theme_tags: linkbild_theme_tags, part: 'rest' %\}\n?/g, '⊖')
    .replace(/\{% render 'linkbild'[^%]*%\}\n?/g, '⊕')
    .replace('{{ content_for_header }}', 'CFH')
    .replaceAll('\n', ' ')
    .trim();
}

test.each([
  ['a call', "{% render 'og' %}", "⟦{% render 'og' %} ⟧⊕CFH"],
  ['an include with double quotes', '{%- include "og" -%}', '⟦{%- include "og" -%} ⟧⊕CFH'],
  ['a whole block', "{% if a %}x{% render 'og' %}{% endif %}", "⟦{% if a %}x{% render 'og' %}{% endif %} ⟧⊕CFH"],
  ['two branches', "{% if a %}{% render 'og' %}{% else %}{% render 'og' %}{% endif %}", undefined],
  [
    'a tag and its neighbours',
    '<meta property="og:image" content="a"><p>',
    '⟦<meta property="og:image" content="a">⟧⊕<p> CFH',
  ],
  [
    'a commented call',
    "{% comment %}{% render 'og' %}{% endcomment %}",
    "{% comment %}{% render 'og' %}{% endcomment %} ⊕CFH",
  ],
  ['a call in an HTML comment', "<!-- {% render 'og' %} -->", "<!-- {% render 'og' %} --> ⊕CFH"],
  ['raw', "{% raw %}{% render 'og' %}{% endraw %}", "{% raw %}{% render 'og' %}{% endraw %} ⊕CFH"],
  ['an inline comment', "{% # render 'og' %}", "{% # render 'og' %} ⊕CFH"],
  ['a script', '<script>"<meta property=og:image>"</script>', '<script>"<meta property=og:image>"</script> ⊕CFH'],
  ['other tags only', '<meta property="og:title" content="a">', '⊕<meta property="og:title" content="a"> CFH'],
  ['no tag', '<title>a</title>', '<title>a</title> ⊕CFH'],
  ['a quoted bracket', `<meta content="{{ a | default: '">' }}" property='og:image'>`, undefined],
  ['a missing snippet', "{% render 'gone' %}", "{% render 'gone' %} ⊕CFH"],
  ['a missing snippet of an SEO app', "{% render 'SmartSEO-head' %}", "⟦{% render 'SmartSEO-head' %} ⟧⊕CFH"],
  ['our call in front of a tag', "{% render 'linkbild' %}\n{% render 'og' %}", "⊕⟦{% render 'og' %} ⟧⊖CFH"],
])('%s', (_, head, expected) => {
  expect(patchedHead(head)).toBe(expected ?? `⟦${head} ⟧⊕CFH`);
});

test('tags behind content_for_header are only taken out', () => {
  const layout = "<head>\n{% render 'og' %}\n{{ content_for_header }}\n{% render 'og' %}\n</head><body></body>";
  const result = patchTheme(themeOf('', { 'layout/theme.liquid': layout }), { snippet });
  expect(result.ok && result.patch.files[0]?.after.match(/render 'linkbild'.*/g)).toEqual([
    "render 'linkbild', theme_tags: linkbild_theme_tags %}",
    "render 'linkbild', theme_tags: linkbild_theme_tags, part: 'rest' %}",
  ]);
});

test.each([
  ['captured', '{% capture fast %}{{ content_for_header }}{% endcapture %}', '{{ fast }}'],
  ['assigned', "{% assign fast = content_for_header | replace: 'a', 'b' %}", '{{ fast }}'],
  ['assigned again', '{% assign x = content_for_header %}{% assign fast = x %}', '{% echo fast %}'],
])('content_for_header is not captured where it was %s before', (_, before, printed) => {
  const layout = `<head>\n${before}\n{% render 'og' %}\n${printed}\n{% render 'og' %}\n</head><body></body>`;
  const result = patchTheme(themeOf('', { 'layout/theme.liquid': layout }), { snippet });
  const after = (result.ok && result.patch.files[0]?.after) || '';
  const captured = after
    .split('capture linkbild_theme_tags -%}')
    .slice(1)
    .map((text) => text.split('{%- endcapture')[0]);
  expect(captured).toEqual(["\n{% render 'og' %}\n", "\n{% render 'og' %}\n"]);
});

test('our call in a snippet of the theme is found there', () => {
  const more = { 'snippets/og.liquid': "{% render 'linkbild' %}\n<meta property='og:image' content='/a'>\n" };
  const result = patchTheme(themeOf("{% render 'og' %}", more), { snippet });
  expect(result.ok && result.patch.files.map(({ name }) => name)).toEqual([
    'snippets/og.liquid',
    'snippets/linkbild.liquid',
  ]);
});

describe('no patch', () => {
  const layout = 'layout/theme.liquid';
  test.each<[string, Map<string, string>, PatchRefusal]>([
    ['no layout', new Map(), { kind: 'no-layout' }],
    ['too large', new Map([[layout, `<head>${' '.repeat(600_000)}`]]), { kind: 'too-large', file: layout }],
    ['an open block', themeOf('\n{% if a %}'), { kind: 'broken-liquid', file: layout, line: 4 }],
    [
      'blocks that cross',
      themeOf('{% if a %}{% for b in c %}{% endif %}{% endfor %}'),
      { kind: 'broken-liquid', file: layout, line: 3 },
    ],
    ['an open tag', new Map([[layout, '<head>\n{% render']]), { kind: 'broken-liquid', file: layout, line: 2 }],
    ['no head', new Map([[layout, '<p>']]), { kind: 'no-head', file: layout, line: 1 }],
    [
      'another snippet of our name',
      themeOf('', { 'snippets/linkbild.liquid': '' }),
      { kind: 'name-taken', file: 'snippets/linkbild.liquid' },
    ],
    ['an app embed', readTheme('embed-theme'), { kind: 'tags-from-app', app: 'Yoast SEO' }],
  ])('%s', (_, files, reason) => {
    expect(patchTheme(files, { snippet })).toEqual({ ok: false, reason });
    expect(Object.values(describeRefusal(reason).title).every((text) => text.length > 10)).toBe(true);
  });
});

test('a layout that cannot be changed is left, and page builders and apps are named', () => {
  const files = new Map([
    ...readTheme('page-builder-theme'),
    ...[...readTheme('embed-theme')].filter(([file]) => file.startsWith('config/')),
    ['layout/theme.old.liquid', '<head>{% if a %}</head>'],
  ]);
  const result = patchTheme(files, { snippet });
  const notes = result.ok ? result.patch.notes : [];
  expect(notes).toEqual([
    { kind: 'app-behind', app: 'Yoast SEO' },
    { kind: 'layout-left', file: 'layout/theme.old.liquid', reason: 'broken-liquid' },
    { kind: 'layout-of-app', file: 'layout/theme.gem-layout-none.liquid', app: 'GemPages' },
    { kind: 'layout-of-app', file: 'layout/theme.pagefly.liquid', app: 'PageFly' },
    { kind: 'layout-of-app', file: 'layout/theme.shogun.landing.liquid', app: 'Shogun' },
  ]);
  expect(notes.map((note) => describeNote(note).en)[1]).toContain('a Liquid tag in it isn’t closed');
});

test('the difference names lines, and steps begin with the new file', () => {
  const result = patchTheme(readTheme('sections-theme'), { snippet });
  const files = result.ok ? result.patch.files : [];
  expect(files[0]).toMatchObject({ name: 'layout/theme.liquid', line: 15 });
  expect(files[0]?.hunks).toEqual([
    {
      oldStart: 12,
      oldLines: 7,
      newStart: 12,
      newLines: 10,
      lines: [
        '       <meta name="description" content="{{ page_description | escape }}">',
        '     {% endif %}',
        ' ',
        '+    {%- capture linkbild_theme_tags -%}',
        "     {% render 'meta-tags' %}",
        '+    {%- endcapture -%}',
        "+    {% render 'linkbild', theme_tags: linkbild_theme_tags %}",
        ' ',
        '     <script src="{{ \'global.js\' | asset_url }}" defer></script>',
        '     {{ content_for_header }}',
      ],
    },
  ]);
  expect(describeSteps(files).map(({ text }) => text.en)).toEqual([
    'Create the file snippets/linkbild.liquid, paste the snippet and save.',
    'Open layout/theme.liquid, add the green lines from line 15 on and save.',
  ]);
});

test('undo leaves what somebody changed since', () => {
  const files = readTheme('sections-theme');
  const result = patchTheme(files, { snippet });
  if (!result.ok) throw new Error(result.reason.kind);
  const patched = new Map([...files, ...result.patch.files.map(({ name, after }) => [name, after] as const)]);
  patched.set('layout/theme.liquid', `${patched.get('layout/theme.liquid')}\n`);
  expect(undoPatch(patched, result.patch)).toEqual({
    files: new Map([['snippets/linkbild.liquid', null]]),
    changedSince: ['layout/theme.liquid'],
  });
});
