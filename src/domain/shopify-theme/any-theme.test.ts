// Whatever a theme's files hold: no throw, a patch that only adds and is then complete, and time that grows with length.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { readIntegration } from '#io/integrations/read-integration.ts';
import { few, seed } from '../../../test/size.ts';
import { readTheme, themeNames } from '../../../test/themes/read-theme.ts';
import { renderPage, urlOf } from '../../../test/themes/render-theme.ts';
import { patchTheme } from './patch-theme.ts';
import { tagStateOf } from './tag-state.ts';
import { undoPatch } from './theme-diff.ts';

const imagesUrl = 'https://linkbild.example/images';
const filled = await readIntegration('shopify', {
  imagesUrl,
  projectUuid: 'project-1',
  pageUrl: 'https://shop.example',
});
const snippet = filled.find(({ name }) => name === 'snippets/linkbild.liquid')?.code ?? '';

const space = fc.stringMatching(/^[ \t\n\r]{1,4}$/);
const maybe = fc.oneof(fc.constant(''), space);
const quote = fc.constantFrom('"', "'", '');
const cased = (text: string) => fc.constantFrom(text, text.toUpperCase());

/** One attribute in any writing. Without quotes, a value ends at white space or `>`. */
const attribute = (name: string, value: string) =>
  fc
    .tuple(cased(name), maybe, maybe, quote)
    .map(([key, before, after, mark]) => `${key}${before}=${after}${mark}${value}${mark}`);

/** An image tag in any order and writing. */
const tag = fc
  .tuple(
    cased('<meta'),
    fc.shuffledSubarray(['key', 'content', 'id'], { minLength: 3 }),
    attribute('property', 'og:image'),
    attribute('content', '{{page_image|image_url}}'),
    attribute('data-id', 'x'),
    fc.array(space, { minLength: 3, maxLength: 3 }),
    fc.constantFrom('>', ' >', ' />', '\n>'),
  )
  .map(([open, order, key, content, id, spaces, end]) => {
    const parts = new Map([
      ['key', key],
      ['content', content],
      ['id', id],
    ]);
    return open + order.map((name, at) => `${spaces[at]}${parts.get(name)}`).join('') + end;
  });

const around = fc.constantFrom(
  (inner: string) => inner,
  (inner: string) => `{% if page_image %}${inner}{% endif %}`,
  (inner: string) => `{%-if page_image-%}\n${inner}\n{%-else-%}<meta name="x" content="y">{%-endif-%}`,
  (inner: string) => `{% for i in (1..2) %}${inner}{% endfor %}`,
  (inner: string) => `{% capture t %}${inner}{% endcapture %}{{ t }}`,
  (inner: string) => `<title>a</title>${inner}<link rel="x">`,
);

const lineEnd = fc.constantFrom('\n', '\r\n', ' ', '');

test('white space, line ends, quotes, case and the order of attributes do not matter', async () => {
  await fc.assert(
    fc.asyncProperty(
      tag,
      around,
      fc.array(lineEnd, { minLength: 6, maxLength: 6 }),
      maybe,
      async (image, wrap, ends, indent) => {
        const layout = [
          '<html>',
          '<head>',
          wrap(image),
          '{{content_for_header}}',
          '</head>',
          '<body><h1></h1></body></html>',
        ]
          .map((line, at) => `${indent}${line}${ends[at]}`)
          .join('');
        const files = new Map([['layout/theme.liquid', layout]]);
        const result = patchTheme(files, { snippet });
        if (!result.ok) throw new Error(`${result.reason.kind}: ${layout}`);
        const patched = new Map([...files, ...result.patch.files.map(({ name, after }) => [name, after] as const)]);
        const html = await renderPage(patched, 'product');
        const { og } = extractMeta({ body: new TextEncoder().encode(html), url: urlOf('product') });
        expect(
          og.images.map(({ url }) => url.startsWith(imagesUrl)),
          html,
        ).toEqual([true]);
        expect(undoPatch(patched, result.patch).files.get('layout/theme.liquid')).toBe(layout);
      },
    ),
    { numRuns: few(60, 300), seed },
  );
});

const pieces = [
  ...new Set(themeNames.flatMap((name) => [...readTheme(name).values()]).flatMap((text) => text.split(/(?=[<{])/))),
];

test('any mixture of pieces gives a patch that only adds and is complete, or a reason', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 })), { maxLength: 60 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, text, text, (layout, metaTags, other) => {
      const files = new Map([
        ['layout/theme.liquid', layout],
        ['layout/theme.two.liquid', other],
        ['snippets/meta-tags.liquid', metaTags],
        ['config/settings_data.json', other],
      ]);
      const state = tagStateOf(files);
      const result = patchTheme(files, { snippet });
      if (!result.ok) return;
      const patched = new Map([...files, ...result.patch.files.map(({ name, after }) => [name, after] as const)]);
      for (const { before, after } of result.patch.files) expect(after.length).toBeGreaterThan(before?.length ?? 0);
      if (result.patch.notes.every(({ kind }) => kind !== 'layout-left'))
        expect(tagStateOf(patched)).toMatchObject({ state: 'first', behind: [] });
      expect(['first', 'behind', 'absent']).toContain(state.state);
    }),
    { numRuns: few(80, 400), seed },
  );
});

describe('hostile files', () => {
  const LENGTH = 200_000;
  const head = (text: string) => `<html><head>${text}{{ content_for_header }}</head><body>`;
  const filledWith = (text: string) => text.repeat(Math.floor(LENGTH / text.length));
  test.each([
    ['open outputs', '{{'],
    ['open tags', '{%'],
    ['braces', '{'],
    ['open comments of HTML', '<!--'],
    ['open meta tags', '<meta '],
    ['open quotes', '<meta a="'],
    ['meta tags', '<meta property=og:image>'],
    ['open blocks', '{% if a %}'],
    ['blocks', '{% if a %}{% endif %}'],
    ['blocks with tags', '{% if a %}<meta property=og:image>{% endif %}'],
    ['comments', '{% comment %}'],
    ['open tags in a comment', '{% comment %}{%{%{%'],
    ['raw', '{% raw %}{% endraw'],
    ['calls', "{% render 'a' %}"],
    ['captures', '{% capture a %}<meta property=og:image>{% endcapture %}{{ a }}'],
    ['lines', '{% liquid\n render "a"\n echo content_for_header\n%}'],
    ['headers', '{{ content_for_header }}<meta property=og:image>'],
    ['heads', '<head>'],
    ['whole heads', '{% if a %}<head>{{ content_for_header }}</head>{% endif %}'],
    ['scripts', '<script>'],
    ['spaces', ' '],
    ['line ends', '\n'],
    ['words', 'a '],
  ])('%s', (_, piece) => {
    // No time limit here: anything that is not linear exceeds the test's own timeout.
    for (const text of [filledWith(piece), head(filledWith(piece)), head(`{{ ${filledWith(piece)} }}`)]) {
      const files = new Map([
        ['layout/theme.liquid', text],
        ['snippets/a.liquid', '<meta property=og:image>'],
      ]);
      patchTheme(files, { snippet });
      tagStateOf(files);
    }
  });

  test('5,000 files that render each other', () => {
    const files = new Map([['layout/theme.liquid', head("{% render '0' %}")]]);
    for (let at = 0; at < 4_999; at++)
      files.set(`snippets/${at}.liquid`, `{% render '${(at + 1) % 4_999}' %}{% render '${(at * 7) % 4_999}' %}`);
    files.set('snippets/4998.liquid', '<meta property="og:image" content="a">');
    const result = patchTheme(files, { snippet });
    expect(result).toMatchObject({ ok: true, patch: { files: [{ name: 'layout/theme.liquid' }, {}] } });
  });

  test('a chain of snippets that each print a header', () => {
    const files = new Map([['layout/theme.liquid', head("{% render '0' %}{% render '0' %}")]]);
    for (let at = 0; at < 4_000; at++)
      files.set(
        `snippets/${at}.liquid`,
        `{{ content_for_header }}{% render '${at + 1}' %}{% render '${at + 1}' %}<meta name="twitter:card">`,
      );
    expect(patchTheme(files, { snippet }).ok).toBe(false);
  });

  test('names of files that objects know', () => {
    const files = new Map([
      ['layout/theme.liquid', head("{% render '__proto__' %}{% include 'constructor' %}{{ __proto__ }}")],
    ]);
    expect(patchTheme(files, { snippet }).ok).toBe(true);
  });
});
