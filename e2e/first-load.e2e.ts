import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { newContext, withBrowser } from './browser.ts';
import { superAdmin } from './users.ts';

// First-load JavaScript: every script a page loads on its own, gzipped. Public pages stay under 110 kB, app pages under
// 200.

withBrowser();
const kB = 1000;

async function scriptBytes(path: string, state?: Awaited<ReturnType<typeof superAdmin>>['state']): Promise<number> {
  const context = await newContext(state ? { storageState: state } : {});
  const page = await context.newPage();
  // With data saver nothing is prefetched: on a busy machine that begins before the network is idle.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return total;
}

test.each(['/', '/de', '/pricing', '/why', '/preview', '/for-developers', '/poll', '/check/demo'])(
  '%s loads under 110 kB of script',
  async (path) => {
    expect(await scriptBytes(path)).toBeLessThan(110 * kB);
  },
);

test('home loads neither React nor the cards of the field before one is in it', async () => {
  // What every public page loads, and the little that home adds.
  expect(await scriptBytes('/')).toBeLessThan(20 * kB);
});

test.each([
  '/app/demo/dashboard',
  '/app/demo/templates',
  '/app/account',
  '/app/demo/settings/project',
  '/app/admin/projects',
])('%s loads under 200 kB of script', async (path) => {
  const { state } = await superAdmin();
  expect(await scriptBytes(path, state)).toBeLessThan(200 * kB);
});

test('a built file is cached for a year and compressed', async () => {
  const html = await fetch(inject('siteUrl')).then((response) => response.text());
  const file = /\/assets\/[\w.-]+\.css/.exec(html)?.[0];
  const response = await fetch(`${inject('siteUrl')}${file}`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toMatch(/br|gzip|zstd/);
});
