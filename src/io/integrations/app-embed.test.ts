// The app embed in a theme: where it prints, and that it names the same image as the snippet.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { readTheme } from '../../../test/themes/read-theme.ts';
import { type PageKind, pageKinds, renderPage, urlOf } from '../../../test/themes/render-theme.ts';

const shopify = new URL('../../../integrations/shopify/', import.meta.url);
const embed = readFileSync(new URL('extensions/linkbild-preview/blocks/preview.liquid', shopify), 'utf8');
const snippet = readFileSync(new URL('snippets/linkbild.liquid', shopify), 'utf8');

test('switch, version and path are those of the snippet', () => {
  const sharedPart = (text: string) =>
    text.slice(text.indexOf('  assign linkbild_is_on = true'), text.indexOf('  assign linkbild_image ='));
  expect(sharedPart(embed).length).toBeGreaterThan(1_000);
  expect(sharedPart(embed)).toBe(sharedPart(snippet));
});

const preview = { images_url: 'https://linkbild.example/images', project_uuid: 'project-1' };

/** The theme's images, then ours, as platforms find them. */
async function imagesOf(theme: string, kind: PageKind, app: object, pages: string, switched?: string) {
  const files = readTheme(theme);
  const html = await renderPage(files, kind, {
    preview: switched,
    embed: { source: embed.slice(0, embed.indexOf('{% schema %}')), app, settings: { pages } },
  });
  const body = new TextEncoder().encode(html);
  return extractMeta({ body, url: urlOf(kind), contentType: 'text/html' }).og.images.map(({ url }) =>
    url.startsWith(preview.images_url) ? 'ours' : 'theirs',
  );
}

test.each(pageKinds)('a page of kind %s has one image, and ours only where the theme has none', async (kind) => {
  const hasImage = kind !== 'page' && kind !== '404';
  expect(await imagesOf('sections-theme', kind, preview, 'without_image')).toEqual([hasImage ? 'theirs' : 'ours']);
  expect(await imagesOf('bare-theme', kind, preview, 'all')).toEqual(['ours']);
});

test('it prints nothing without the app’s values, with the snippet in the theme, and when switched off', async () => {
  expect(await imagesOf('bare-theme', 'product', {}, 'all')).toEqual([]);
  expect(await imagesOf('bare-theme', 'product', { ...preview, in_theme: true }, 'all')).toEqual([]);
  expect(await imagesOf('bare-theme', 'product', preview, 'all', 'off')).toEqual([]);
});

test('texts are there in both languages, and short enough for the theme editor', () => {
  const locales = new URL('extensions/linkbild-preview/locales/', shopify);
  const texts = ['en.default', 'de'].map((name) =>
    JSON.parse(readFileSync(new URL(`${name}.schema.json`, locales), 'utf8')),
  );
  for (const { blocks } of texts) {
    expect(Object.keys(blocks.preview)).toEqual(['name', 'limits', 'pages']);
    expect(Object.keys(blocks.preview.pages)).toEqual(['label', 'info', 'without_image', 'all']);
    expect(blocks.preview.name.length).toBeLessThanOrEqual(25);
  }
});
