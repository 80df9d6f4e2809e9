import { describe, expect, test } from 'vitest';
import { isVersion, liveImageUrl } from '#domain/images/image-address.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { phpFiles } from '#io/integrations/php-files.ts';
import { readIntegration } from '#io/integrations/read-integration.ts';
import { apiUrl, phpFilesOf, phpVersions, project, startLibrary } from './php.ts';

// integrations/php under real PHP, in every version it promises.

const { imagesUrl, projectUuid } = project;

const pageUrls = [
  'https://shop.example/',
  'https://shop.example',
  'https://shop.example/products/vase',
  'https://shop.example/products/vase/',
  'https://shop.example/products/vase?variant=1#reviews',
  'https://shop.example?page=2',
  'https://shop.example:8443/de/über-uns',
  'https://shop.example/de/%C3%BCber-uns',
  'https://shop.example/日本/茶',
  'https://shop.example/a b/"c"<d>`{e}',
  "https://shop.example/it's/(a)*!$&,;=@:[x]|~_.html",
  'https://shop.example//double//slash/',
  'https://user:pass@shop.example/a',
  'HTTPS://SHOP.EXAMPLE/A',
  'https://shop.example/a#b?c',
  'https://shop.example/100%',
  ' https://shop.example/trimmed ',
];
const versions: [given: string, used: string][] = [
  ['3f2a', '3f2a'],
  ['0', '0'],
  ['', '1'],
  ['2026-11-15T08:00:00Z', '2026-11-15T080000Z'],
  ['../../x', 'x'],
  ['a'.repeat(80), 'a'.repeat(64)],
  ['og', 'og-1'],
  ['assets', 'assets-1'],
];

describe.each(phpVersions)('under PHP %s', (version) => {
  const { ask, php } = startLibrary(version);

  test('every file has valid syntax', async () => {
    for (const name of phpFilesOf('integrations/php')) {
      expect(await php().syntaxError(`/linkbild/${name}`), name).toBeNull();
    }
    php().write('/broken.php', '<?php function (');
    expect(await php().syntaxError('/broken.php')).toContain('line 1');
  });

  test('image URLs are those of Linkbild itself', async () => {
    const rows = pageUrls.flatMap((pageUrl) => versions.map(([given, used]) => ({ pageUrl, version: given, used })));
    const urls = await ask<string[]>('imageUrls', { rows });
    expect(urls).toEqual(
      rows.map(({ pageUrl, used }) =>
        liveImageUrl(imagesUrl, { projectUuid, version: used, path: new URL(pageUrl).pathname }),
      ),
    );
    expect(versions.every(([, used]) => isVersion(used))).toBe(true);
  });

  test('what is not a URL is read as a path', async () => {
    const rows = ['', '/', '/a/', 'a', '//shop.example/a'].map((pageUrl) => ({ pageUrl, version: '1' }));
    expect(await ask('imageUrls', { rows })).toEqual(
      ['/index', '/index', '/a/index', '/a', '/a'].map((path) => `${imagesUrl}/${projectUuid}/1${path}.jpg`),
    );
  });

  test('the tags are read as one image, with a title that cannot break out', async () => {
    const pageUrl = 'https://shop.example/vase';
    const title = `Vase "Anna" & 'Otto' <b>`;
    const html = await ask<string>('html', { pageUrl, title, version: '7' });
    const meta = metaOf(html, pageUrl);
    const image = liveImageUrl(imagesUrl, { projectUuid, version: '7', path: '/vase' });
    expect(meta.og.images).toMatchObject([{ url: image, width: 1200, height: 630, alt: title }]);
    expect(meta.twitter.card).toBe('summary_large_image');
    expect(meta.twitter.images.map(({ url }) => url)).toEqual([image]);
    expect(html).toContain(`<meta name="linkbild" content="${projectUuid}">`);
    expect(metaOf(await ask('brokenTitle'), pageUrl).og.images[0]?.alt).toBe('Caf\uFFFD Anna');
  });

  test('a version changes with each part and fits into a URL', async () => {
    const parts = [['Vase', 49], ['Vase', 39], ['Vase', null], ['Otto', 49], []];
    const made = await ask<string[]>('versions', { parts });
    expect(new Set(made).size).toBe(parts.length);
    expect(await ask('versions', { parts })).toEqual(made);
    const broken = await ask<string[]>('brokenVersion');
    expect(new Set(broken).size).toBe(3);
    expect([...made, ...broken].every(isVersion)).toBe(true);
  });

  test('connect codes say what to send and where', async () => {
    const code = '7K3M-Q9TA-0XVB-W2ZE';
    const rows: [text: string, read: { code: string; apiUrl: string } | null][] = [
      [`${code}@linkbild.example`, { code, apiUrl }],
      [` 7k3m q9ta-oxvb–w2ze@linkbild.example`.replace('–', ' '), { code, apiUrl }],
      [`${code}\n@LINKBILD.example `, { code, apiUrl }],
      [`${code}@linkbild.example:8443`, { code, apiUrl: 'https://linkbild.example:8443/api' }],
      [`${code}@http://localhost:3000/api`, { code, apiUrl: 'http://localhost:3000/api' }],
      [`${code}@https://linkbild.example/previews/api/`, { code, apiUrl: 'https://linkbild.example/previews/api' }],
      [`${code}@http://[::1]:3000/api`, { code, apiUrl: 'http://[::1]:3000/api' }],
      [code, null],
      [`${code}@`, null],
      [`${code.slice(1)}@linkbild.example`, null],
      [`${code}X@linkbild.example`, null],
      [`UUUU-Q9TA-0XVB-W2ZE@linkbild.example`, null],
      [`${code}@file:///etc/passwd`, null],
      [`${code}@https://user:pass@linkbild.example/api`, null],
      [`${code}@linkbild.example/../x?y`, null],
      [`${code}@evil.example#@linkbild.example`, null],
      ['', null],
      ['@', null],
    ];
    expect(await ask('codes', { texts: rows.map(([text]) => text) })).toEqual(rows.map(([, read]) => read));
  });

  test('the file of the settings and that of the ZIP print the project’s tags', async () => {
    const siteUrl = 'https://shop.example/';
    const files = await readIntegration('custom', { ...project, pageUrl: siteUrl });
    const shown = files.find(({ name }) => name === 'linkbild.php')?.code ?? '';
    const zip = await phpFiles({ ...project, siteUrl, linkbildUrl: 'https://linkbild.example' });
    expect(zip.get('linkbild/linkbild.php')?.toString()).toBe(shown);
    expect([...zip.keys()]).toEqual(expect.arrayContaining(['linkbild/composer.json', 'linkbild/src/Images.php']));
    php().write('/linkbild/linkbild.php', shown);
    const { og } = metaOf(await ask('linkbildPhp'), 'https://shop.example/a');
    expect(og.images[0]?.url).toBe(`${imagesUrl}/${projectUuid}/1/a.jpg`);
  });
});

const metaOf = (head: string, url: string) =>
  extractMeta({
    body: new TextEncoder().encode(`<!doctype html><html><head><meta charset="utf-8">${head}</head></html>`),
    url,
    contentType: 'text/html; charset=utf-8',
  });
