import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// What reads bytes of strangers is called by reader processes alone (docs/decisions/058-page-readers.md).

const root = join(import.meta.dirname, '../../..');
const reading = [
  'extractMeta',
  'decodeHtml',
  'auditPage',
  'withFixes',
  'scorePageOnly',
  'emulatePage',
  'emulateImage',
  'largeBlocksBeforeLateTags',
  'oembedOf',
  'pageLinks',
  'detectShopApps',
  'readPageKind',
  'detectPageType',
  'readBrand',
  'readTheme',
  'parseRobots',
  'firstForbidden',
  'isAllowed',
  'SitemapParser',
  'patchTheme',
  'tagStateOf',
  'filesRenderedBy',
  'readImageHeader',
];

/** Nothing of a stranger: no bytes at all, or what a customer uploads, which is decoded by a render process next. */
const exceptions = new Set([
  'src/flows/serve-image/fallback-image.ts extractMeta',
  'src/flows/reports/example-images.ts extractMeta',
  'src/flows/drawing/upload-asset.ts readImageHeader',
  'src/flows/accounts/profile-picture.ts readImageHeader',
  // The first kilobyte, to tell an image from a page.
  'src/io/fetch/pages/fetch-page.ts readImageHeader',
  // Run in a render process.
  'src/io/render/processes/render-process.ts decodeHtml',
]);

test('nothing that the server runs on its own thread reads what strangers send', () => {
  const files = globSync('src/{flows,io,api,jobs,images,http,site}/**/*.ts', {
    cwd: root,
    exclude: ['**/*.{test,fixture}.ts', 'src/io/page-reader/**'],
  });
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const imported = [...text.matchAll(/^import (?!type )\{([^}]*)\} from/gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    );
    return reading.filter((name) => imported.includes(name)).map((name) => `${file} ${name}`);
  });
  expect(found.filter((one) => !exceptions.has(one))).toEqual([]);
});
