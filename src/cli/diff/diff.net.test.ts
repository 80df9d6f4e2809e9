import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRecorded } from '#cli/run-recorded.fixture.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

// A build against the site that is live, as people type it.

const page = (title: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta property="og:title" content="${title}"></head><body></body></html>`;

const live = new Map([
  ['/', page('Home')],
  ['/a', page('Old A')],
  ['/b', page('Old B')],
  ['/c', page('Same')],
  ['/gone', page('Gone')],
]);
const built = { 'index.html': 'Home', 'a.html': 'New A', 'b.html': 'New B', 'c.html': 'Same', 'new.html': 'New' };

const folder = temporaryFolder('diff');
let server: Server;
let origin: string;
let requested: string[] = [];

beforeAll(async () => {
  mkdirSync(join(folder, 'dist'));
  for (const [name, title] of Object.entries(built)) writeFileSync(join(folder, 'dist', name), page(title));
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    const listed = [...live.keys()].map((path) => `<url><loc>${origin}${path}</loc></url>`).join('');
    const html = live.get(url);
    if (url === '/sitemap.xml') response.setHeader('content-type', 'application/xml').end(`<urlset>${listed}</urlset>`);
    else if (html) response.setHeader('content-type', 'text/html').end(html);
    else response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

async function diff(...args: string[]) {
  requested = [];
  const { code, out, err } = await runRecorded(['diff', ...args, '--json'], folder);
  expect(out, err).not.toBe('');
  const result = JSON.parse(out);
  return {
    code,
    result,
    states: result.pages.map(({ state, path }: { state: string; path: string }) => `${state} ${path}`),
    read: requested.filter((path) => live.has(path)).sort(),
  };
}

test('JSON says what changes on a page, with both addresses, scores and platforms', async () => {
  const { code, result, states } = await diff(origin, 'dist');
  expect(code).toBe(0);
  expect(states.sort()).toEqual(['added /new', 'changed /a', 'changed /b']);
  expect(result).toMatchObject({
    schemaVersion: 1,
    kind: 'diff',
    before: origin,
    after: 'dist',
    addedPaths: [],
    removedPaths: ['/gone'],
    unread: [],
    left: 0,
  });
  const changed = result.pages.find(({ path }: { path: string }) => path === '/a');
  expect(changed).toMatchObject({
    urlBefore: `${origin}/a`,
    urlAfter: `${origin}/a`,
    scoreBefore: expect.any(Number),
    picture: null,
    changes: [{ field: 'title', before: 'Old A', after: 'New A' }],
  });
  expect(changed.changes[0].platforms).toContain('whatsapp');
});

test('the other way round, what the site has is new and what the build has is removed', async () => {
  const { result, states } = await diff('dist', origin);
  expect(states.sort()).toEqual(['changed /a', 'changed /b', 'removed /new']);
  expect(result).toMatchObject({ addedPaths: ['/gone'], removedPaths: [] });
});

test('--limit reads no further pages, says how many are left, and calls none of them new or removed', async () => {
  const { result, states, read } = await diff(origin, 'dist', '--limit', '2');
  expect(result.left).toBe(3);
  expect(read).toHaveLength(2);
  expect(states).toEqual(['changed /a', 'changed /b']);
  expect(result.removedPaths).toEqual(['/gone']);
  const { out } = await runRecorded(['diff', origin, 'dist', '--limit', '2', '--lang', 'de'], folder);
  expect(out).toContain('3 weitere Seiten wurden nicht verglichen.');
});

test('--pictures saves an image of each changed page where the command was typed, and JSON names it', async () => {
  const { result } = await diff(origin, 'dist', '--pictures', 'cards/');
  expect(result.pages).toHaveLength(3);
  for (const { picture } of result.pages) {
    expect(picture).toMatch(/^cards\/[\w-]+\.svg$/);
    expect(readFileSync(join(folder, picture), 'utf8')).toMatch(/^<svg /);
  }
});

test.each([
  ['a changed preview', ['--fail-on-change'], 1],
  ['a changed preview that is allowed', [], 0],
])('exit code: %s', async (_, more, expected) => {
  expect((await diff(origin, 'dist', ...more)).code).toBe(expected);
});

test('exit code 2 if there are not two sides, or one of them cannot be read', async () => {
  const codes = [['dist'], ['dist', 'dist', 'dist'], ['nowhere/', 'dist'], [`${origin}/nope`, `${origin}/no`]];
  for (const args of codes) expect((await runRecorded(['diff', ...args], folder)).code, args.join(' ')).toBe(2);
});
