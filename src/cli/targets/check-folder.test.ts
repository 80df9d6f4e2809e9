import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { readerHere } from '#io/page-reader/page-reader.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { matchesPattern } from './build-files.ts';
import { checkFolder, type FolderOptions } from './check-folder.ts';

const card = resolve('fixtures/renders/blog-cover.webp');

/** Fails loudly: what is on disk must not be requested. */
const noFetch: SafeFetch = {
  fetch: (url) => Promise.reject(new Error(`fetched ${url}`)),
  stream: (url) => Promise.reject(new Error(`fetched ${url}`)),
  reader: readerHere,
  close: () => Promise.resolve(),
};

const page = (image: string, more = '') =>
  `<!doctype html><html lang="en"><head><title>A</title><meta property="og:title" content="A"><meta property="og:image" content="${image}">${more}</head><body>x</body></html>`;

function build(files: Record<string, string>): string {
  const folder = temporaryFolder('build');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const options: FolderOptions = {
  baseUrl: null,
  offline: false,
  ignore: [],
  limit: null,
  onPage: () => {},
  userAgent: 'LinkbildBot/1.0',
};
const check = (folder: string, more: Partial<FolderOptions> = {}) =>
  checkFolder(noFetch, { folder, shown: 'dist/' }, { ...options, ...more });

test('pages get their address from --base-url, else from what they say, else from their path', async () => {
  const folder = build({
    'index.html': page('/a.webp', '<link rel="canonical" href="https://shop.example/start">'),
    'about.html': page('/a.webp', '<meta property="og:url" content="https://shop.example/about-us">'),
    'blog/post/index.html': page('/a.webp'),
  });
  copyFileSync(card, join(folder, 'a.webp'));
  const addresses = async (more: Partial<FolderOptions>) =>
    (await check(folder, more)).pages.map(({ file, audit }) => [file, audit.finalUrl]);
  expect(await addresses({})).toEqual([
    ['dist/about.html', 'https://shop.example/about-us'],
    ['dist/blog/post/index.html', 'https://localhost/blog/post/'],
    ['dist/index.html', 'https://shop.example/start'],
  ]);
  expect(await addresses({ baseUrl: 'https://new.example/docs/' })).toEqual([
    ['dist/about.html', 'https://new.example/docs/about'],
    ['dist/blog/post/index.html', 'https://new.example/docs/blog/post/'],
    ['dist/index.html', 'https://new.example/docs/'],
  ]);
});

test('images of the build are measured on disk, also below the path of --base-url', async () => {
  const folder = build({ 'index.html': page('https://shop.example/docs/img/a%20b.webp?v=2') });
  mkdirSync(join(folder, 'img'));
  copyFileSync(card, join(folder, 'img', 'a b.webp'));
  const { pages } = await check(folder, { baseUrl: 'https://shop.example/docs' });
  const shown = pages[0]?.audit.platforms.find(({ platform }) => platform === 'facebook')?.card.image;
  expect(shown).toMatchObject({ width: 900, height: 632, type: 'webp', bytes: 46486 });
});

test('an image that the build lacks is missing where the build has no host, and unknown offline', async () => {
  const outcomesOf = async (image: string, more: Partial<FolderOptions>) => {
    const { pages } = await check(build({ 'index.html': page(image) }), more);
    const checks = pages[0]?.audit.platforms.flatMap((one) => one.checks) ?? [];
    return new Set(checks.flatMap(({ id, outcome }) => (id === 'isImageReachable' ? outcome : [])));
  };
  expect(await outcomesOf('/gone.png', {})).toContain('fail');
  expect([...(await outcomesOf('https://cdn.example/a.png', { offline: true }))]).toEqual(['not-applicable']);
});

test('fragments, redirects, error pages, hidden and ignored files are no pages', async () => {
  const folder = build({
    'index.html': page('/a.webp'),
    '404.html': page('/a.webp'),
    'google123.html': 'google-site-verification: google123.html',
    'old/index.html': '<!doctype html><html><head><meta http-equiv="refresh" content="0; url=/new/"></head></html>',
    'drafts/x.html': page('/a.webp'),
    '.git/y.html': page('/a.webp'),
    'node_modules/z/z.html': page('/a.webp'),
  });
  const { pages } = await check(folder, { ignore: ['drafts/**'] });
  expect(pages.map(({ file }) => file)).toEqual(['dist/index.html']);
});

test('the limit counts, and the rest is told', async () => {
  const folder = build({ 'a.html': page('/x'), 'b.html': page('/x'), 'c.html': page('/x') });
  expect(await check(folder, { limit: 2 })).toMatchObject({ pages: [{}, {}], left: 1 });
});

test.each([
  ['drafts/a.html', 'drafts/**', true],
  ['drafts/a/b.html', 'drafts/**', true],
  ['a/drafts/b.html', 'drafts/**', false],
  ['a/drafts/b.html', '**/drafts/**', true],
  ['drafts/b.html', '**/drafts/**', true],
  ['a/old.html', 'old.html', true],
  ['a/very-old.html', 'old.html', false],
  ['a/b.html', 'a/*.html', true],
  ['a/b/c.html', 'a/*.html', false],
  ['a/b.html', './a/b.html', true],
  ['a+b.html', 'a+b.html', true],
  ['aab.html', 'a+b.html', false],
  ['p1.html', 'p?.html', true],
])('%s and %s: %s', (path, pattern, fits) => {
  expect(matchesPattern(path, pattern)).toBe(fits);
});
