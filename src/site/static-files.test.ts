import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { createStaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'linkbild-static-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'site', 'assets'), { recursive: true });
for (const [name, text] of [
  ['secret.txt', 'beside the folder'],
  ['site/favicon.svg', '<svg/>'],
  ['site/assets/app-1a2b.js', 'let plain;'],
  ['site/assets/app-1a2b.js.br', 'BR'],
  ['site/assets/app-1a2b.js.gz', 'GZ'],
] as const)
  writeFileSync(join(folder, name), text);

const files = createStaticFiles(join(folder, 'site'));
const site = new Hono();
site.use(async (context, next) => (await files(context)) ?? next());
site.all('*', (context) => context.text('the next one', 404));
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.request(`http://localhost${path}`, { method, headers });

test.each([
  ['br, gzip', 'br', 'BR'],
  ['gzip, deflate', 'gzip', 'GZ'],
  ['', null, 'let plain;'],
])('sends the encoding that is accepted: %s', async (accepted, encoding, body) => {
  const response = await ask('/assets/app-1a2b.js', { 'accept-encoding': accepted });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('content-type')).toContain('text/javascript');
  expect(response.headers.get('vary')).toBe('accept-encoding');
});

test('assets are cached for a year, other files for an hour', async () => {
  expect((await ask('/assets/app-1a2b.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await ask('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
});

test('a matching etag gets 304, HEAD no body', async () => {
  const etag = (await ask('/favicon.svg')).headers.get('etag') ?? '';
  expect((await ask('/favicon.svg', { 'if-none-match': etag })).status).toBe(304);
  const head = await ask('/favicon.svg', {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '6', '']);
});

test.each([
  '/',
  '/assets',
  '/nothing.js',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/__proto__',
])('%s is not a file of the folder', async (path) => expect((await ask(path)).status).toBe(404));

test('a form sent to a file is passed on to the pages', async () => {
  expect((await ask('/favicon.svg', {}, 'POST')).status).toBe(404);
});
