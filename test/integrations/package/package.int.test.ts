import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandSchemas } from '#contract/command-schemas.ts';
import { findChromium } from '#io/render/browser/find-chromium.ts';
import { audit, cards, extract } from '#library/index.ts';
import { root } from '../../../scripts/setup.mjs';
import { temporaryFolder } from '../../temporary-folder.ts';
import { installPackages } from '../install-packages.ts';
import { installPackage, nodes, run } from './install-package.ts';
import { apiStandIn, called, clientProgram, pages, program, webhookOfNow } from './programs.ts';

// Outside of the hook, in which nothing can be registered for the end.
const folder = temporaryFolder('package');
let project: string;
let tarball: string;
let node: ReturnType<typeof nodes>;
let server: Server;
let address: string;
const api = apiStandIn();

beforeAll(async () => {
  ({ project, tarball } = installPackage(folder));
  node = nodes();
  writeFileSync(join(project, 'program.js'), program);
  writeFileSync(join(project, 'client.js'), clientProgram);
  server = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) return api(request, response);
    if (request.url !== '/') return response.writeHead(404).end();
    response.setHeader('content-type', 'text/html');
    return response.end(Buffer.from(pages[0] ?? '', 'base64'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server?.close();
  server?.closeAllConnections();
});

/** By the sources; as JSON, in which `undefined` is nothing. */
const expected = (page: string) => {
  const url = 'https://shop.example/products/vase';
  const images = [{ url: 'https://shop.example/vase.jpg', width: 1200, height: 630, bytes: 90_000 }];
  const body = new Uint8Array(Buffer.from(page, 'base64'));
  const data = extract(body, { url });
  return JSON.parse(JSON.stringify({ data, cards: cards(body, { url, images }), audit: audit(body, { url, images }) }));
};

describe.each(['20', '22', '24'] as const)('on Node %s', (version) => {
  test('the library gives the same results as the sources', () => {
    writeFileSync(join(project, 'pages.json'), JSON.stringify(pages));
    const script = `import { readFileSync } from 'node:fs'; import { read } from './program.js';
      console.log(JSON.stringify({ version: process.version, results: read(JSON.parse(readFileSync('pages.json', 'utf8'))) }))`;
    const { stdout, stderr } = run(node[version], ['--input-type=module', '-'], project, script);
    expect(stderr).toBe('');
    const { version: ran, results } = JSON.parse(stdout);
    expect(ran).toMatch(`v${version}.`);
    for (const [index, page] of pages.entries()) expect(results[index], `page ${index}`).toMatchObject(expected(page));
    expect(results[0].system.pageType).toBe('shopify');
  });

  test('require() gives what import gives', () => {
    const script = `const all = ['linkbild', 'linkbild/client', 'linkbild/shop-apps', 'linkbild/package.json'].map((name) => require(name));
      console.log(all[0].extract('<title>A</title>', { url: 'https://a.example' }).title, typeof all[1].createClient, typeof all[2].detectShopApps, all[3].name);`;
    const { stdout, stderr } = run(node[version], ['--input-type=commonjs', '-'], project, script);
    expect(stdout, stderr).toBe('A function function linkbild\n');
  });

  test('the client calls the API and checks a webhook', async () => {
    const script = `import { call } from './client.js';
      console.log(JSON.stringify(await call(process.argv[1], JSON.parse(process.argv[2]))))`;
    const given = [`${address}api`, JSON.stringify(webhookOfNow())];
    const { status, stdout } = await runLater(node[version], ['--input-type=module', '-e', script, ...given]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual(called);
  });

  test('the command checks a page', async () => {
    const bin = join(project, 'node_modules', 'linkbild', 'dist', 'linkbild.js');
    expect(run(node[version], [bin, 'version'], project).stdout.trim()).toMatch(/^\d+\.\d+\.\d+$/);
    const { status, stdout } = await runLater(node[version], [bin, 'check', address, '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, kind: 'page', url: address });
  });

  test('the command checks and compares builds in every format, and rates another reader', () => {
    const bin = join(project, 'node_modules', 'linkbild', 'dist', 'linkbild.js');
    for (const [name, title] of Object.entries({ before: 'Vase', after: 'Blue vase' })) {
      mkdirSync(join(project, name), { recursive: true });
      const head = `<title>${title}</title><link rel="canonical" href="https://shop.example/">`;
      writeFileSync(join(project, name, 'index.html'), `<!doctype html><head>${head}</head>`);
    }
    const adapter = `export default ({ html }) => ({ title: /<title>(.*?)</.exec(html)?.[1] ?? null, description: null, image: null, siteName: null });`;
    writeFileSync(join(project, 'adapter.mjs'), adapter);
    const command = (...args: string[]) => {
      const { status, stdout, stderr } = run(node[version], [bin, ...args], project);
      // Nothing but progress: no warning of a Node that is too old.
      expect([args.join(' '), status, /warning|deprecat/i.test(stderr)]).toEqual([args.join(' '), 0, false]);
      return stdout;
    };
    for (const format of ['text', 'junit', 'markdown', 'html'])
      expect(command('check', 'after', '--offline', '--format', format), format).toMatch(
        /shop\.example\/|after\/index\.html/,
      );
    expect(JSON.parse(command('check', 'after', '--offline', '--format', 'sarif')).runs).toHaveLength(1);
    for (const format of ['text', 'markdown', 'html'])
      expect(command('diff', 'before', 'after', '--offline', '--format', format), format).toContain('Blue vase');
    expect(JSON.parse(command('diff', 'before', 'after', '--offline', '--json')).pages).toHaveLength(1);
    expect(command('conformance', '--adapter', 'adapter.mjs')).toMatch(/adapter\.mjs: \d+ %/);
    expect(command('help')).toContain('linkbild check');
  });
});

describe('by ajv, what the packed command prints is valid', () => {
  const site = 'https://linkbild.example';
  let validate: (schema: string, value: object) => unknown;

  beforeAll(() => {
    const load = createRequire(join(installPackages('ajv', { ajv: '8.20.0' }), 'package.json'));
    const ajv = new (load('ajv/dist/2020').default)({ allErrors: true });
    for (const schema of commandSchemas(site).values()) ajv.addSchema(schema);
    validate = (name, value) => {
      const compiled = ajv.getSchema(name);
      return compiled(value) ? [] : compiled.errors;
    };
    for (const [name, title] of Object.entries({ earlier: 'Vase', later: 'Blue vase' })) {
      mkdirSync(join(project, name, 'vases'), { recursive: true });
      for (const file of ['index.html', 'vases/index.html'])
        writeFileSync(
          join(project, name, file),
          `<!doctype html><title>${title}</title><meta property="og:title" content="${title}">`,
        );
    }
    writeFileSync(
      join(project, 'reader.mjs'),
      `export default ({ html }) => ({ title: /<title>(.*?)</.exec(html)?.[1] });`,
    );
  });

  test.each([
    ['check of a page', () => ['check', address]],
    ['check of a page with details', () => ['check', address, '--details']],
    ['check of a page that is not there', () => ['check', `${address}gone`]],
    ['check of a site', () => ['check', address, '--site']],
    ['check of a file', () => ['check', 'earlier/index.html', '--offline']],
    ['check of a build', () => ['check', 'earlier', '--offline']],
    ['check of a build with details, in German', () => ['check', 'earlier', '--offline', '--details', '--lang', 'de']],
    ['diff of builds', () => ['diff', 'earlier', 'later', '--offline', '--pictures', 'pictures']],
    ['diff of a site and a build', () => ['diff', address, 'later']],
    ['ci', () => ['ci', 'later', '--offline', '--base', 'earlier', '--output', 'ci.json']],
    ['conformance', () => ['conformance', '--adapter', 'reader.mjs']],
    ['conformance of a platform', () => ['conformance', '--adapter', 'reader.mjs', '--platform', 'slack']],
  ])('%s', async (_, args) => {
    const bin = join(project, 'node_modules', 'linkbild', 'dist', 'linkbild.js');
    // Suites have one machine-readable form, checks have several.
    const asJson = args()[0] === 'conformance' ? ['--json'] : ['--format', 'json'];
    const { stdout } = await runLater(node[24], [bin, ...args(), ...asJson], { SITE_URL: site });
    const result = JSON.parse(args()[0] === 'ci' ? readFileSync(join(project, 'ci.json'), 'utf8') : stdout);
    expect(result.$schema).toMatch(`${site}/schemas/`);
    expect(validate(result.$schema, result)).toEqual([]);
    expect(validate(result.$schema, { ...result, schemaVersion: 'one' })).not.toEqual([]);
  });
});

/** The server is in this process: it has to go on answering. */
async function runLater(command: string, args: string[], env: Record<string, string> = {}) {
  const { spawn } = await import('node:child_process');
  const options = { cwd: project, env: { ...process.env, ...env } };
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  let stdout = '';
  for await (const part of child.stdout) stdout += part;
  return {
    status: child.exitCode ?? (await new Promise<number | null>((ended) => child.once('close', ended))),
    stdout,
  };
}

describe('types', () => {
  const check = (source: string, options: string[]) => {
    writeFileSync(join(project, 'use.ts'), source);
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const flags = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--types', '', '--ignoreConfig', ...options];
    return run(node[24], [tsc, ...flags, 'use.ts'], project).stdout;
  };
  const source = `import { audit, cards, extract, linkbildTags, type PageData, platformNames } from 'linkbild';
import { type AuditSummary, type Client, createClient, LinkbildError, verifyWebhook } from 'linkbild/client';
import { type DetectedApp, detectShopApps } from 'linkbild/shop-apps';
const page: PageData = extract(new Uint8Array(), { url: 'https://shop.example/' });
const layout: 'lg' | 'sm' | 'sm-portrait' | 'sm-square' | 'none' | 'hidden' | undefined = cards(page)[0]?.layout;
const advice: string | null | undefined = audit('<title>', { url: new URL('https://shop.example/'), language: 'de' }).issues[0]?.advice;
const apps: DetectedApp[] = detectShopApps('');
const tags: string[] = linkbildTags({ project: 'https://a/b', pageUrl: '/', title: '', version: 1 }).map(({ tag }) => tag);
const client: Client = createClient({ url: 'https://linkbild.example/api', token: 'lbk_' });
const audited: Promise<{ audit: AuditSummary }> = client.startAudit({ params: { id: 'a' } });
const event = await verifyWebhook('', new Headers(), 'whsec_');
const score: number | null | undefined = event.type === 'audit.finished' ? event.data.audit.score : undefined;
export default [layout, advice, apps, tags, platformNames.slack, audited, score, LinkbildError];
// @ts-expect-error The call needs the project.
client.startAudit();
// @ts-expect-error A text needs an address.
cards('<title>');
// @ts-expect-error There is no such platform.
cards(page, { platforms: ['myspace'] });
`;

  test.each([
    ['of Node', ['--module', 'nodenext']],
    ['of bundlers', ['--module', 'esnext', '--moduleResolution', 'bundler']],
  ])('are found by the rules %s', (_, options) => {
    expect(check(source, [...options, '--target', 'es2022', '--lib', 'es2022,dom'])).toBe('');
  });

  test('are what @arethetypeswrong/cli asks for', () => {
    const cli = join(root, 'node_modules', '@arethetypeswrong', 'cli', 'dist', 'index.js');
    const { status, stdout } = run(node[24], [cli, tarball, '--profile', 'esm-only'], root);
    expect(status, stdout).toBe(0);
  });
});

describe('in a browser', () => {
  const page = `import { call } from './client.js';
import { read } from './program.js';
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
const inWorker = new Promise((done) => { worker.onmessage = ({ data }) => done(data); });
window.call = call;
window.run = async (pages) => { worker.postMessage(pages); return JSON.stringify({ page: read(pages), worker: await inWorker, buffer: typeof Buffer }); };
`;

  test('a bundle made by Vite gives the same results, in the page and in a worker, and the client works', async () => {
    writeFileSync(join(project, 'index.html'), '<script type="module" src="./page.js"></script>');
    writeFileSync(join(project, 'page.js'), page);
    writeFileSync(
      join(project, 'worker.js'),
      `import { read } from './program.js';\nonmessage = ({ data }) => postMessage(read(data));\n`,
    );
    await build({ root: project, logLevel: 'error', configFile: false, base: './', worker: { format: 'es' } });
    const files = createServer((request, response) => {
      if (request.url?.startsWith('/api/')) return api(request, response);
      const path = request.url === '/' ? '/index.html' : (request.url ?? '');
      response.setHeader('content-type', path.endsWith('.js') ? 'text/javascript' : 'text/html');
      return response.end(readFileSync(join(project, 'dist', path)));
    });
    await new Promise<void>((listening) => files.listen(0, '127.0.0.1', listening));
    const executablePath = findChromium(process.env.CHROMIUM_PATH ?? null);
    if (!executablePath) throw new Error('No Chromium found. Install one or set CHROMIUM_PATH.');
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      const tab = await browser.newPage();
      const trouble: string[] = [];
      tab.on('pageerror', (error) => trouble.push(error.message));
      await tab.goto(`http://127.0.0.1:${(files.address() as AddressInfo).port}/`);
      type Call = (url: string, given: ReturnType<typeof webhookOfNow>) => Promise<unknown>;
      const call = (given: ReturnType<typeof webhookOfNow>) =>
        (window as unknown as { call: Call }).call(`${location.origin}/api`, given);
      expect(await tab.evaluate(call, webhookOfNow())).toEqual(called);
      const run = (given: string[]) => (window as unknown as { run: (pages: string[]) => Promise<string> }).run(given);
      const seen = JSON.parse(await tab.evaluate(run, pages));
      expect(trouble).toEqual([]);
      expect(seen).toMatchObject({ buffer: 'undefined' });
      for (const [index, one] of pages.entries()) {
        expect(seen.page[index], `page ${index}`).toMatchObject(expected(one));
        expect(seen.worker[index], `page ${index} in the worker`).toEqual(seen.page[index]);
      }
    } finally {
      await browser.close();
      files.close();
    }
  });
});
