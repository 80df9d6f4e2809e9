import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

// Which folder may import which (docs/architecture.md). Biome's rules check it while typing, for names that begin with
// #; this test resolves every import, including relative ones, and fails for an unknown folder.

const src = resolve(import.meta.dirname, '../src');

const mayImport = new Map<string, readonly string[]>([
  ['domain', []],
  ['contract', ['domain']],
  ['io', ['domain', 'contract']],
  ['flows', ['domain', 'contract', 'io']],
  ['jobs', ['domain', 'contract', 'io', 'flows']],
  ['http', ['domain', 'contract', 'io']],
  ['api', ['domain', 'contract', 'io', 'flows', 'http']],
  ['images', ['domain', 'contract', 'io', 'flows', 'http', 'api']],
  ['programs', ['domain', 'contract', 'io', 'flows', 'jobs', 'env.ts', 'version.ts']],
  ['cli', ['domain', 'contract', 'io', 'flows']],
  ['library', ['domain']],
  ['web', ['domain', 'contract', 'library']],
  ['site', ['domain', 'contract', 'io', 'flows', 'http', 'api', 'images', 'web']],
]);

const folderOf = (path: string) => path.split('/')[0] ?? '';
const specifiers = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)['"]((?:#|\.{1,2}\/)[^'"]+)['"]/g;

function importsOf(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8');
  return [...text.matchAll(specifiers)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : relative(src, resolve(src, dirname(file), specifier)),
  );
}

const files = globSync('*/**/*.{ts,tsx}', { cwd: src }).filter((file) => !/\.(test|fixture)\.tsx?$/.test(file));

test('every folder of src has its place in the order of imports', () => {
  expect([...new Set(files.map(folderOf))].sort()).toEqual([...mayImport.keys()].sort());
});

test.each([...mayImport])('%s imports only what it may', (folder, allowed) => {
  const wrong = files
    .filter((file) => folderOf(file) === folder)
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => !target.startsWith('..') && ![folder, ...allowed].includes(folderOf(target)))
        .map((target) => `${file} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

/** In development Node runs the sources of the server as they are, and it does not know JSX. */
test('the server imports no component', () => {
  const values = /^import\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?['"]((?:#|\.{1,2}\/)[^'"]+)['"]/gm;
  const seen = new Map<string, string>([
    ['server.ts', ''],
    ['run.ts', ''],
  ]);
  for (const [file] of seen) {
    if (!file.endsWith('.ts')) continue;
    for (const [, specifier = ''] of readFileSync(join(src, file), 'utf8').matchAll(values)) {
      const target = specifier.startsWith('#')
        ? specifier.slice(1)
        : relative(src, resolve(src, dirname(file), specifier));
      if (!seen.has(target) && !target.startsWith('..')) seen.set(target, file);
    }
  }
  expect(seen.size).toBeGreaterThan(500);
  expect([...seen].filter(([file]) => file.endsWith('.tsx'))).toEqual([]);
});

/** `web/routes/public/home.tsx` and what is in `web/routes/public/home/`: one screen with its parts. */
const screenOf = (path: string) => /^web\/routes\/(.+?\/[^/]+?)(?:\.tsx?$|\/)/.exec(path)?.[1] ?? null;

test('a part of web that two screens use stands outside of both, and no part leads back to a screen', () => {
  const wrong = files
    // Islands are loaded by their name.
    .filter((file) => folderOf(file) === 'web' && !['web/routes.ts', 'web/islands/registry.ts'].includes(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => ![null, screenOf(file)].includes(screenOf(target)))
        .map((target) => `${file} imports ${target}`),
    );
  expect(wrong).toEqual([]);
});

/** `guards`, `mails` … of one row, from low to high. */
function rowsOfFlows(): string[][] {
  const page = readFileSync(resolve(src, '../docs/architecture.md'), 'utf8');
  const [, table = ''] = /\| from low to high \|.*\n\| ---.*\n((?:\|.*\n)+)/.exec(page) ?? [];
  return table
    .trim()
    .split('\n')
    .map((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)].map(([, area = '']) => area));
}

/** An area that needs something of one above it has found what belongs below both. */
test('an area of flows imports only those in rows above its own in docs/architecture.md', () => {
  const areaOf = (path: string) => path.split('/')[1] ?? '';
  const below = new Map<string, Set<string>>();
  for (const file of files.filter((path) => folderOf(path) === 'flows')) {
    const used = importsOf(file).filter((target) => folderOf(target) === 'flows' && areaOf(target) !== areaOf(file));
    below.set(areaOf(file), new Set([...(below.get(areaOf(file)) ?? []), ...used.map(areaOf)]));
  }
  const rows = rowsOfFlows();
  expect(rows.flat().sort()).toEqual([...below.keys()].sort());
  const rowOf = (area: string) => rows.findIndex((row) => row.includes(area));
  const wrong = [...below].flatMap(([area, used]) =>
    [...used].filter((one) => rowOf(one) >= rowOf(area)).map((one) => `${area} imports ${one}`),
  );
  expect(wrong).toEqual([]);
});
