import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaPaths } from '#contract/schema-paths.ts';
import type { Io } from '#io/io.ts';
import { createSiteFiles } from '#site/site-files.ts';
import { faultsOf, type Schema } from '../../test/json-schema.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { runRecorded } from './run-recorded.fixture.ts';

// What every command really prints, against the schemas as another program gets them, and what it says in place of it.

const SITE = 'https://linkbild.example';
const folder = temporaryFolder('printed-json');
const page = (title: string, more = '') =>
  `<!doctype html><html lang="en"><head><title>${title}</title><meta property="og:title" content="${title}">${more}</head><body></body></html>`;
const labelled =
  '<meta name="twitter:label1" content="Price"><meta name="twitter:data1" content="129"><meta name="theme-color" content="#123456"><meta property="og:image" content="/vase.png"><meta property="og:description" content="A vase">';
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let server: Server;
let origin: string;
let requested: string[] = [];

beforeAll(async () => {
  for (const [name, text] of [
    ['dist/index.html', page('Home', labelled)],
    ['dist/b.html', page('B')],
    ['old/index.html', page('Older', labelled)],
    ['old/c.html', page('C')],
    ['adapter.mjs', 'export default ({ html }) => ({ title: /<title>(.*?)</.exec(html)?.[1] });'],
  ] as const) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeFileSync(join(folder, 'dist', 'vase.png'), pixel);
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    const html = (text: string) => response.setHeader('content-type', 'text/html').end(text);
    if (url === '/') return html(page('Home', labelled));
    if (url === '/b') return html(page('B'));
    if (url === '/vase.png') return response.setHeader('content-type', 'image/png').end(pixel);
    if (url === '/sitemap.xml')
      return response.setHeader('content-type', 'application/xml').end(
        ['/', '/b', '/gone']
          .map((path) => `<url><loc>${origin}${path}</loc></url>`)
          .join('')
          .replace(/^.*$/s, '<urlset>$&</urlset>'),
      );
    return response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const files = createSiteFiles(
  {
    settings: { siteUrl: SITE, imagesUrl: `${SITE}/images` } as Io['settings'],
    db: null as never,
    now: () => new Date(),
  },
  'public',
);
async function served(path: string): Promise<Schema> {
  const response = await files.request(path);
  expect(response.status, path).toBe(200);
  return response.json() as Promise<Schema>;
}

const run = (args: string[], env: Record<string, string> = { SITE_URL: SITE }) => runRecorded(args, folder, env);

test.each([
  ['a page', () => ['check', `${origin}/`, '--json']],
  ['a page in German', () => ['check', `${origin}/`, '--json', '--lang', 'de']],
  ['a site', () => ['check', `${origin}/`, '--site', '--json']],
  ['a site with details', () => ['check', `${origin}/`, '--site', '--json', '--details']],
  ['a page that is not there', () => ['check', `${origin}/nope`, '--json']],
  ['a file', () => ['check', 'dist/index.html', '--offline', '--json']],
  ['a build', () => ['check', 'dist', '--offline', '--json']],
  ['a build with details', () => ['check', 'dist', '--offline', '--json', '--details']],
  ['ci', () => ['ci', 'dist', '--offline', '--format', 'json', '--output', 'out.json']],
  ['two builds', () => ['diff', 'old', 'dist', '--offline', '--json']],
  ['a build and the site', () => ['diff', `${origin}/`, 'dist', '--json', '--pictures', 'pictures']],
  ['conformance', () => ['conformance', '--adapter', './adapter.mjs', '--json']],
  ['conformance of a platform', () => ['conformance', '--adapter', './adapter.mjs', '--platform', 'slack', '--json']],
])('the JSON of %s is what the schema it names describes, and nothing more', async (_, args) => {
  const { out, err } = await run(args());
  const text = args()[0] === 'ci' ? readFileSync(join(folder, 'out.json'), 'utf8') : out;
  const result = JSON.parse(text || err);
  expect(result.$schema).toMatch(/^https:\/\/linkbild\.example\/schemas\/[a-z]+-\d\.json$/);
  expect(faultsOf(await served(new URL(result.$schema).pathname), result, { closed: true })).toEqual([]);
});

test('a field that the schema lacks, misses or has otherwise is found', async () => {
  const schema = await served(schemaPaths.check);
  const result = JSON.parse((await run(['check', 'dist/index.html', '--offline', '--json'])).out);
  const [first] = result.platforms;
  const faults = (card: object) =>
    faultsOf(schema, { ...result, platforms: [{ ...first, card: { ...first.card, ...card } }] }, { closed: true });
  expect(faults({})).toEqual([]);
  expect(faults({ basis: 'observed' })).not.toEqual([]);
  expect(faults({ title: 1 })).not.toEqual([]);
  expect(faults({ layout: 'wide' })).not.toEqual([]);
  expect(faults({ reasons: [{ en: 'a', de: 'b' }] })).not.toEqual([]);
});

test('the command names no site of its own unless SITE_URL does', async () => {
  const agents: string[] = [];
  server.on('request', ({ headers }) => agents.push(headers['user-agent'] ?? ''));
  for (const args of [
    ['check', `${origin}/`, '--json'],
    ['check', 'dist', '--offline', '--format', 'sarif'],
    ['diff', 'old', 'dist', '--offline', '--json'],
  ]) {
    const { out } = await run(args, {});
    expect(out).not.toContain('localhost:3000');
    expect(JSON.parse(out).$schema ?? '').not.toContain('linkbild');
  }
  expect(agents).toContain('LinkbildBot/1.0');
  expect(agents.join()).not.toContain('localhost');
});

test.each([
  ['check', () => ['check', `${origin}/`, '--offline']],
  ['check of a site', () => ['check', `${origin}/`, '--site', '--offline']],
  ['check of a sitemap', () => ['check', `${origin}/sitemap.xml`, '--offline']],
  ['check of a sitemap file', () => ['check', 'sitemap.xml', '--offline']],
  ['diff', () => ['diff', `${origin}/`, 'dist', '--offline']],
  ['ci', () => ['ci', 'dist', '--base', `${origin}/`, '--offline']],
])('%s with --offline requests nothing and says what cannot be checked', async (_, args) => {
  writeFileSync(join(folder, 'sitemap.xml'), `<urlset><url><loc>${origin}/</loc></url></urlset>`);
  requested = [];
  const { code, err } = await run(args());
  expect(code).toBe(2);
  expect(err).toContain('--offline');
  expect(requested).toEqual([]);
});

test('a build with --offline requests nothing, wherever its pages and images are', async () => {
  requested = [];
  const image = `<link rel="canonical" href="${origin}/"><meta property="og:image" content="${origin}/vase.png">`;
  mkdirSync(join(folder, 'far'), { recursive: true });
  writeFileSync(join(folder, 'far', 'index.html'), page('Far', image));
  expect((await run(['check', 'far', '--offline'])).code).toBe(0);
  expect((await run(['diff', 'old', 'far', '--offline'])).code).toBe(0);
  expect((await run(['check', 'far/index.html', '--offline', '--base-url', origin])).code).toBe(0);
  expect(requested).toEqual([]);
});

test.each([
  ['no target', ['check']],
  ['an unknown option', ['check', 'dist', '--colour']],
  ['an unknown command', ['look', 'dist']],
  ['one side', ['diff', 'dist']],
  ['a diff as SARIF', ['diff', 'old', 'dist', '--offline', '--format', 'sarif']],
  ['a diff as JUnit', ['diff', 'old', 'dist', '--offline', '--format', 'junit']],
  ['an argument too many', ['conformance', 'adapter.mjs']],
])('what was typed wrong is one line, and a second one leads to the help: %s', async (_, args) => {
  for (const [language, help] of [
    ['en', 'linkbild help shows all commands and options.'],
    ['de', 'linkbild help --lang de zeigt alle Befehle und Optionen.'],
  ] as const) {
    const { code, out, err } = await run([...args, '--lang', language]);
    expect([code, out]).toEqual([2, '']);
    const lines = err.trim().split('\n');
    expect([lines.length, lines[1]]).toEqual([2, help]);
  }
});

test.each([
  ['check', 'dist', '--offline', '--output', 'dist'],
  ['check', 'dist', '--offline', '--html', 'dist/index.html/report.html'],
  ['diff', 'old', 'dist', '--offline', '--pictures', 'dist/index.html'],
  ['ci', 'dist', '--offline', '--format', 'json', '--output', 'dist'],
])('what cannot be saved is named in one line, and ends with 2: %s', async (...args) => {
  const { code, err } = await run(args);
  expect([code, err.trim().split('\n').at(-1)]).toEqual([2, expect.stringMatching(/^“.*dist.*” can’t be opened \(E/)]);
  expect(err).not.toContain('    at ');
});

test('an output is saved in folders that are not there yet', async () => {
  const { code } = await run(['check', 'dist', '--offline', '--json', '--output', 'reports/new/check.json']);
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'reports', 'new', 'check.json'), 'utf8')).kind).toBe('site');
});

test.each([
  ['a folder', ['check', 'nowhere'], 'no file or folder “nowhere”'],
  ['a side', ['diff', 'old', 'nowhere'], 'no file or folder “nowhere”'],
  ['a base', ['ci', 'dist', '--base', 'nowhere'], 'no file or folder “nowhere”'],
  ['a config file', ['check', 'dist', '--config', 'nowhere.json'], 'no file nowhere.json'],
  ['an adapter', ['conformance', '--adapter', 'nowhere.mjs'], 'no file or folder “nowhere.mjs”'],
  ['a page', ['check', 'https://dist.invalid'], 'https://dist.invalid/'],
  ['the web', ['check', 'https://shop.example', '--offline'], '--offline'],
])('what is not there is one line, without the usage: %s', async (_, args, why) => {
  const { code, err } = await run(args);
  expect(code).toBe(2);
  expect(err).toContain(why);
  expect(err.trim().split('\n')).toHaveLength(1);
});

test('the HTML report of a build shows its images without the build, and lists its pages', async () => {
  for (const args of [
    ['--html', 'report.html'],
    ['--format', 'html', '--output', 'report.html'],
  ]) {
    await run(['check', 'dist', '--offline', '--base-url', 'https://shop.example', ...args]);
    const html = readFileSync(join(folder, 'report.html'), 'utf8');
    const embedded = html.split(`data:image/png;base64,${pixel.toString('base64')}`).length - 1;
    expect(embedded).toBe(1);
    expect(html).toMatch(/Content-Security-Policy" content="default-src 'none'; img-src data: http: https:/);
    // What is in the build is not on the web yet.
    expect(html).not.toContain('src="https://shop.example/vase.png"');
    for (const file of ['dist/index.html', 'dist/b.html']) {
      const [, id] = new RegExp(`<a href="#(page-\\d+)">${file}</a>`).exec(html) ?? [];
      expect(html).toContain(`<section id="${id}">`);
    }
  }
});

test('the HTML report of a site names the pages that could not be read', async () => {
  await run(['check', `${origin}/`, '--site', '--html', 'site.html']);
  const html = readFileSync(join(folder, 'site.html'), 'utf8');
  expect(html).toContain(`src="${origin}/vase.png"`);
  expect(html).toContain(`<li>${origin}/gone: `);
});
