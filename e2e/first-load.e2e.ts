import { get } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, inject, test } from 'vitest';
import { someOf } from '../test/size.ts';
import { newContext, withBrowser } from './browser.ts';
import { superAdmin } from './users.ts';

// First-load JavaScript: every script a page loads on its own, gzipped. Public pages stay under 110 kB, app pages under
// 200. And what a reader on a slow connection sees of it: nothing moves.

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

const publicPages = [
  '/',
  '/de',
  '/pricing',
  '/why',
  '/preview',
  '/for-developers',
  '/for-developers/package',
  '/poll',
  '/check/demo',
];
test.each(someOf('scripts of public pages', publicPages, 3))('%s loads under 110 kB of script', async (path) => {
  expect(await scriptBytes(path)).toBeLessThan(110 * kB);
});

test('home loads neither React nor the cards of the field before one is in it', async () => {
  // What every public page loads, and the little that home adds.
  expect(await scriptBytes('/')).toBeLessThan(20 * kB);
});

test('home comes whole in the first 14.6 kB of a connection, so it is painted without waiting for a second answer', async () => {
  const received = await new Promise<number>((resolve, reject) => {
    get(
      inject('siteUrl'),
      { agent: false, headers: { 'accept-encoding': 'br', 'accept-language': 'en' } },
      (response) => response.resume().on('end', () => resolve(response.socket.bytesRead)),
    ).on('error', reject);
  });
  // Ten packets of 1,460 bytes (RFC 6928).
  expect(received).toBeLessThan(14_600);
});

const appPages = [
  '/app/demo/dashboard',
  '/app/demo/templates',
  '/app/account',
  '/app/demo/settings/project',
  '/app/admin/projects',
];
test.each(someOf('scripts of the app', appPages, 2))('%s loads under 200 kB of script', async (path) => {
  const { state } = await superAdmin();
  expect(await scriptBytes(path, state)).toBeLessThan(200 * kB);
});

/**
 * Everything that moved by itself while the page came in over a slow connection, and while it was read to its end. Without
 * our fonts: what they move is measured below.
 */
async function movedParts(path: string, width: number): Promise<string[]> {
  const context = await newContext({ width, locale: path.startsWith('/de') ? 'de' : 'en' });
  const page = await context.newPage();
  await page.route('**/*.woff2', (route) => route.abort());
  const connection = await context.newCDPSession(page);
  await connection.send('Network.enable');
  const slow = { latency: 250, downloadThroughput: 80 * 1024, uploadThroughput: 40 * 1024 };
  await connection.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node }[] })[]) {
        const parts = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40));
        moved.push(`${entry.value.toFixed(4)}: ${parts.join(' | ')}`);
      }
    };
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'load' });
  // What waits for the first move: the poll's window, the bar.
  await page.mouse.move(100, 300);
  await page.mouse.move(140, 340);
  await page.waitForLoadState('networkidle');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 700) {
    await page.evaluate(
      (top) => new Promise((resolve) => requestAnimationFrame(() => resolve(scrollTo({ top, behavior: 'instant' })))),
      y,
    );
  }
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
  await context.close();
  return moved;
}

const slowPages = [
  ['/', 390],
  ['/pricing', 1440],
  ['/de', 390],
  ['/de/check/demo', 390],
] as const;
test.each(someOf('slow connection', slowPages, 2))(
  'nothing on %s moves by itself on a slow connection, %i px wide',
  async (path, width) => {
    expect(await movedParts(path, width)).toEqual([]);
  },
);

/** The fonts come once the text was painted without them, as on a slow connection. */
async function swapFonts(path: string, width: number) {
  const context = await newContext({ width, locale: path.startsWith('/de') ? 'de' : 'en' });
  const page = await context.newPage();
  const isPainted = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await isPainted.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const swap = { moved: 0 };
    Object.assign(window, { swap });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) swap.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const widthOf = () =>
    page.locator('h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().width;
    });
  const before = await widthOf();
  isPainted.resolve();
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(widthOf).not.toBe(before);
  // Two frames later everything that the swap moves has been noted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const moved = await page.evaluate(() => (window as unknown as { swap: { moved: number } }).swap.moved);
  await context.close();
  return moved;
}

const swapPages = ['/', '/de', '/preview', '/de/preview'].flatMap((path) =>
  [390, 1280].map((width) => [path, width] as const),
);
test.each(someOf('late fonts', swapPages, 3))(
  'our fonts take their place on %s without moving anything, %i px wide',
  async (path, width) => {
    expect(await swapFonts(path, width)).toBeLessThan(0.01);
  },
);

test('a built file is cached for a year and compressed', async () => {
  const html = await fetch(inject('siteUrl')).then((response) => response.text());
  const file = /\/assets\/[\w.-]+\.css/.exec(html)?.[0];
  const response = await fetch(`${inject('siteUrl')}${file}`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-encoding')).toMatch(/br|gzip|zstd/);
});
