import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#library/client/calls.ts';
import * as client from '#library/client/index.ts';
import * as library from '#library/index.ts';
import * as shopApps from '#library/shop-apps.ts';
import { buildPackage, pack } from '../../scripts/package.mjs';
import { temporaryFolder } from '../temporary-folder.ts';

// What is cheap to know about the npm package. That it runs is in test/integrations/package.

const MAX_UNPACKED_BYTES = 505_000;
const MAX_MAP_BYTES = 530_000;
const folder = 'packages/linkbild';
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const root = JSON.parse(readFileSync('package.json', 'utf8'));

describe('the npm package', () => {
  let packed: ReturnType<typeof pack>;
  // Outside of the hook, in which nothing can be registered for the end.
  const target = temporaryFolder('package');
  beforeAll(() => {
    buildPackage();
    packed = pack(target);
  });

  const isMap = ({ path }: { path: string }) => path.endsWith('.js.map');
  const bytesOf = (files: { size: number }[]) => files.reduce((sum, { size }) => sum + size, 0);

  test('has under 505 kB without the tables (shop apps, pages of the lab) and without maps', () => {
    // A chunk has the name of the first module in it.
    const tables = packed.files.filter(
      (file) => /shop-apps|page-kind|lab-cases|conformance/.test(file.path) && !isMap(file),
    );
    const bytes = packed.unpackedSize - bytesOf(tables) - bytesOf(packed.files.filter(isMap));
    expect(bytes).toBeLessThan(MAX_UNPACKED_BYTES);
    expect(bytesOf(tables)).toBeGreaterThan(30_000);
  });

  test('holds what was built, its README and nothing else', () => {
    const others = packed.files
      .filter(({ path }) => !/^dist\/.*\.(js|js\.map|d\.ts)$/.test(path))
      .map(({ path }) => path);
    expect(others.sort()).toEqual(['README.md', 'dist/lab-cases.json', 'package.json']);
  });

  test('leads from its code to files of the repository, without bringing them along', () => {
    const maps = packed.files.filter(isMap);
    const code = packed.files.filter(({ path }) => path.endsWith('.js'));
    expect(maps.map(({ path }) => path).sort()).toEqual(code.map(({ path }) => `${path}.map`).sort());
    expect(bytesOf(maps)).toBeLessThan(MAX_MAP_BYTES);
    for (const { path } of maps) {
      const { sources, sourcesContent } = JSON.parse(readFileSync(join(folder, path), 'utf8'));
      expect(sourcesContent, path).toBeUndefined();
      for (const source of sources) if (!source.includes('rolldown')) expect(existsSync(source), source).toBe(true);
    }
    const index = JSON.parse(readFileSync(join(folder, 'dist/index.js.map'), 'utf8'));
    expect(index.sources).toContain('src/library/audit.ts');
  });

  test('has its version and licence from the project', () => {
    expect(manifest).toMatchObject({ version: root.version, license: root.license });
  });

  test('asks for a Node that loads ES modules with require()', () => {
    // Without a flag since 20.19.0 and 22.12.0; 21 never did. The tests of integrations run on the oldest that it names.
    expect(manifest.engines.node).toBe('^20.19.0 || >=22.13.1');
    const script = `for (const name of ['', '/client', '/shop-apps']) console.log(Object.keys(require('linkbild' + name)).length > 2)`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=commonjs', '-e', script], {
      // A package may load itself by its name.
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout, stderr).toBe('true\ntrue\ntrue\n');
  });

  test('its README names every function, every call and the number of platforms', async () => {
    const readme = readFileSync(join(folder, 'README.md'), 'utf8');
    const exported = [library, client, shopApps].flatMap((entry) => Object.keys(entry));
    const missing = [...exported, ...Object.keys(calls)].filter((name) => !new RegExp(`\\b${name}\\b`).test(readme));
    expect(missing).toEqual([]);
    const { length } = library.platformIds;
    expect(readme).toContain(`| ${length} platforms |`);
    expect(readme).toContain(`WhatsApp, Slack, LinkedIn, X and ${length - 4} other places`);
    expect(manifest.description).toContain(`WhatsApp, Slack, LinkedIn and ${length - 3} other places`);
  });

  test('is what publint asks for', async () => {
    const { messages } = await publint({ pkgDir: folder, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  test.each(['index.js', 'client.js', 'shop-apps.js'])('%s loads nothing of Node and no other package', (entry) => {
    const loaded = new Set<string>();
    const queue = [join(folder, 'dist', entry)];
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const text = readFileSync(file, 'utf8');
      for (const [, address = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*\(?["']([^"']+)["']/g)) {
        loaded.add(address);
        if (address.startsWith('.')) queue.push(join(file, '..', address));
      }
      expect(text).not.toMatch(/(?<!globalThis\.)\bBuffer\.(?:from|alloc|concat)\b|\bprocess\.|\brequire\(/);
    }
    expect([...loaded].filter((address) => !address.startsWith('.'))).toEqual([]);
  });

  test('replaces what Node 20 lacks', () => {
    const code = packed.files.filter(({ path }) => path.endsWith('.js')).map(({ path }) => path);
    for (const path of code) {
      const text = readFileSync(join(folder, path), 'utf8');
      expect(text, path).not.toMatch(/\bURL\.parse\(|\bMap\.groupBy\(|\bObject\.groupBy\(|\.withResolvers\(/);
    }
  });
});

// The package is not published: by its name npm would run whatever somebody registers (docs/decisions/060).

/** What leaves the house: integrations, the package itself, pages and texts, answers of the API. */
const published = ['integrations', 'packages/linkbild', 'src', 'public'];
const isText = /\.(?:[cm]?[jt]sx?|json|ya?ml|md|txt|html|php|liquid|toml|njk|astro|vue|svelte)$/;

const byName =
  /npx (?!--no )(?:-[-\w]+ )*["']?linkbild\b|npm (?:i|install|add|exec)(?: -[-\w]+)* ["']?linkbild(?![\w./-])|linkbild@[$\d^~l]|"linkbild": "[\d^~*l]/;

test('nothing that people run names the package on npm', () => {
  const found = published.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => isText.test(file) && !/node_modules|\/dist\//.test(file))
      .filter((file) => byName.test(readFileSync(file, 'utf8'))),
  );
  expect(found).toEqual([]);
});

test.each([
  'npx --yes "linkbild@$VERSION" ci',
  'npx linkbild check',
  'npm install linkbild\n',
  'npm i -D linkbild',
  'npx --yes linkbild@latest',
  '"linkbild": "^0.1.0"',
])('%s would', (line) => {
  expect(byName.test(line)).toBe(true);
});
