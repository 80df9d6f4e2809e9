// Every theme of test/themes patched and rendered, and its pages read as platforms read them.

import { describe, expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { counts } from '#domain/meta/tag-reading.ts';
import { readIntegration } from '#io/integrations/read-integration.ts';
import { readTheme, themeNames } from '../../../test/themes/read-theme.ts';
import { type PageKind, pageKinds, renderPage, SHOP, urlOf } from '../../../test/themes/render-theme.ts';
import { findTags } from './find-tags.ts';
import { patchTheme, type ThemePatch } from './patch-theme.ts';
import { tagStateOf } from './tag-state.ts';
import { undoPatch } from './theme-diff.ts';

const projectUuid = '7e3f0f6e-9a53-4f43-9d86-0d2b6f4c9a11';
const imagesUrl = 'https://linkbild.example/images';
const filled = await readIntegration('shopify', { imagesUrl, projectUuid, pageUrl: SHOP });
const snippet = filled.find(({ name }) => name === 'snippets/linkbild.liquid')?.code ?? '';

/** What line ends, indentation and a byte order mark could break. */
const writings: [name: string, change: (text: string) => string][] = [
  ['as written', (text) => text],
  ['with CRLF and a byte order mark', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`],
  ['with tabs', (text) => text.replaceAll('  ', '\t')],
  ['without line ends', (text) => (text.includes('liquid\n') ? text : text.replaceAll('\n', ' ').trim())],
];

const applied = (files: ReadonlyMap<string, string>, patch: ThemePatch) =>
  new Map([...files, ...patch.files.map(({ name, after }) => [name, after] as const)]);

const metaOf = (html: string, kind: PageKind) =>
  extractMeta({ body: new TextEncoder().encode(html), url: urlOf(kind), contentType: 'text/html' });

/** Settings under which a theme prints other things. */
const settings = [{}, { new_design: true, gem_seo: true, async: true }, { early: true }];
const settingsOf = (files: ReadonlyMap<string, string>) =>
  [...files.values()].some((text) => /settings\.(?:new_design|gem_seo|async|early)/.test(text)) ? settings : [{}];

function tagsOf(html: string, kind: PageKind) {
  const tags = metaOf(html, kind).tags.filter((tag) => tag.element === 'meta' && counts(tag));
  return tags.map(({ key, value }) => `${key}: ${value}`).filter((tag) => !tag.startsWith('linkbild'));
}

/** Whether the new text is the old one with something added. */
function isExtended(before: string, after: string): boolean {
  let at = 0;
  for (const character of after) if (character === before[at]) at++;
  return at === before.length;
}
const isImage = (tag: string) => /^(?:og:image|twitter:image|twitter:card)/.test(tag);

function expectOurs(html: string, kind: PageKind, own: string[]): void {
  const meta = metaOf(html, kind);
  const tags = tagsOf(html, kind);
  expect(tags.filter(isImage).map((tag) => tag.slice(0, tag.indexOf(': ')))).toEqual([
    'og:image',
    'og:image:width',
    'og:image:height',
    'og:image:type',
    'og:image:alt',
    'twitter:card',
    'twitter:image',
  ]);
  expect(meta.og.images).toMatchObject([{ width: 1200, height: 630 }]);
  expect(meta.og.images[0]?.url).toContain(`${imagesUrl}/${projectUuid}/`);
  expect(meta.twitter.images[0]?.url).toBe(meta.og.images[0]?.url);
  expect(tags.filter((tag) => !isImage(tag))).toEqual(expect.arrayContaining(own.filter((tag) => !isImage(tag))));
  expect(html.match(/<h1>/g)).toHaveLength(1);
}

/** Lines that are changed, because the tags share them with something else. */
const withinLines = new Map([
  ['seo-app-theme', ["-  <head>{% include 'smartseo' %}"]],
  ['one-line-theme', [`-${readTheme('one-line-theme').get('layout/theme.liquid')?.trim()}`]],
]);

const patchable = themeNames.filter((name) => name !== 'embed-theme');

describe.each(patchable)('%s', (name) => {
  describe.each(writings)('%s', (writing, change) => {
    const files = new Map(
      [...readTheme(name)].map(([file, text]) => [file, file.endsWith('.json') ? text : change(text)]),
    );
    const result = patchTheme(files, { snippet });
    const patch = result.ok ? result.patch : { files: [], notes: [] };
    const patched = applied(files, patch);
    const layouts = findTags(files).pages;
    const kinds: readonly PageKind[] = writing === 'as written' ? pageKinds : ['product', 'page'];

    test('gets a patch that only adds', () => {
      expect(result).toMatchObject({ ok: true });
      for (const { name: file, before, after, hunks } of patch.files) {
        if (before === null || file === 'snippets/linkbild.liquid') continue;
        expect(isExtended(before, after)).toBe(true);
        const taken = hunks.flatMap(({ lines }) => lines).filter((line) => line.startsWith('-'));
        if (writing === 'as written') expect(taken).toEqual(withinLines.get(name) ?? []);
      }
    });

    test('prints one image on every page: ours', async () => {
      for (const layout of layouts) {
        for (const setting of settingsOf(files)) {
          for (const kind of kinds) {
            const own = await renderPage(files, kind, { layout, settings: setting });
            const html = await renderPage(patched, kind, { layout, settings: setting });
            expectOurs(html, kind, tagsOf(own, kind));
          }
        }
      }
    });

    test('prints the theme’s own tags when switched off', async () => {
      for (const layout of layouts) {
        for (const kind of kinds) {
          const html = await renderPage(patched, kind, { layout, preview: 'off' });
          expect(html).not.toContain(imagesUrl);
          // The earlier version of our snippet is not the theme's own.
          if (name !== 'pasted-theme')
            expect(tagsOf(html, kind)).toEqual(tagsOf(await renderPage(files, kind, { layout }), kind));
        }
      }
    });

    test('is then in its final state, and undo restores the bytes', () => {
      expect(patchTheme(patched, { snippet })).toEqual({ ok: false, reason: { kind: 'already-patched' } });
      expect(tagStateOf(patched, { projectUuid })).toMatchObject({ state: 'first', behind: [] });
      const undo = undoPatch(patched, patch);
      expect(undo.changedSince).toEqual([]);
      const restored = new Map(patched);
      for (const [file, text] of undo.files) {
        if (text === null) restored.delete(file);
        else restored.set(file, text);
      }
      expect(restored).toEqual(files);
    });
  });
});

test('the switch can name page types', async () => {
  const files = readTheme('sections-theme');
  const result = patchTheme(files, { snippet });
  const patched = applied(files, result.ok ? result.patch : { files: [], notes: [] });
  for (const kind of pageKinds) {
    const html = await renderPage(patched, kind, { preview: 'product, collection' });
    expect(html.includes(imagesUrl)).toBe(kind === 'product' || kind === 'collection');
  }
});
