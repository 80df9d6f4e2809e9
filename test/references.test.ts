import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourcePlaces } from '#domain/audit/guides/source-places.ts';
import { anchorsOf, filesBelow, readText, repository } from './doc-anchors.ts';

// Everything code and documents refer to is in this repository, down to the heading or row.

const code = ['src/', 'test/', 'e2e/', 'bench/', 'scripts/', 'sample-shop/', 'integrations/'].flatMap((folder) =>
  filesBelow(folder, ['.ts', '.tsx', '.mjs', '.css', '.liquid', '.php', '.js', '.md']),
);
const documents = filesBelow('docs/', ['.md']).concat(['README.md', 'CONTRIBUTING.md', 'AGENTS.md', 'CHANGELOG.md']);
const self = 'test/references.test.ts';
const files = [...code.filter((path) => path !== self), ...documents.filter(isThere)];

const anchors = new Map<string, Set<string>>();

function isThere(path: string): boolean {
  return existsSync(new URL(path, repository));
}

function resolves(path: string, anchor: string | undefined): boolean {
  if (!isThere(path)) return false;
  if (anchor === undefined || !path.endsWith('.md')) return true;
  const known = anchors.get(path) ?? anchorsOf(readText(path));
  anchors.set(path, known);
  return known.has(anchor);
}

test('every docs/… reference in code and documents points to an existing file and position', () => {
  const broken = files.flatMap((file) =>
    [...readText(file).matchAll(/\bdocs\/([\w/-]+\.md)(?:#([\w.-]*\w))?/g)].flatMap(([whole, path, anchor]) =>
      resolves(`docs/${path}`, anchor) ? [] : [`${file}: ${whole}`],
    ),
  );
  expect(broken).toEqual([]);
});

test('a decision named by number alone exists', () => {
  const known = filesBelow('docs/decisions/', ['.md']).map((path) => path.slice(15, 18));
  const broken = files.flatMap((file) =>
    [...readText(file).matchAll(/\bdecisions\/(\d{3})/g)].flatMap(([whole, number = '']) =>
      known.includes(number) ? [] : [`${file}: ${whole}`],
    ),
  );
  expect(broken).toEqual([]);
});

test('every link between documents points to an existing file and position', () => {
  const broken = documents.filter(isThere).flatMap((file) =>
    [...readText(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([whole, path, anchor]) => {
        const target = path ? new URL(path, new URL(file, repository)).href.slice(repository.href.length) : file;
        return resolves(target, anchor) ? [] : [`${file}: ${whole}`];
      },
    ),
  );
  expect(broken).toEqual([]);
});

test('a source of the rules has its row in docs/platforms.md, with the date that the guides show', () => {
  const rows = readText('docs/platforms.md').matchAll(/^\| <a id="([\w-]+)"><\/a>.* \| (.*) \|$/gm);
  const dates = new Map(Array.from(rows, ([, id = '', date = '']) => [id, /^(?:undated|–)$/.test(date) ? null : date]));
  for (const [id, { date }] of Object.entries(sourcePlaces)) expect([id, dates.get(id)]).toEqual([id, date]);
});

test('a source of the rules is named by a rule, a case or a row', () => {
  const [rows = ''] = readText('docs/platforms.md').split('\n## Sources');
  const rules = filesBelow('src/domain/audit/platforms/', ['.ts'])
    .filter((path) => !path.endsWith('/sources.ts'))
    .map(readText)
    .join('\n');
  const isNamed = (id: string) => rules.includes(`'${id}'`) || rows.includes(`(#${id})`);
  expect(Object.keys(sourcePlaces).filter((id) => !isNamed(id))).toEqual([]);
});

// The first column of a table of cards: an anchor of docs/platforms.md, or a row of docs/specification.md in brackets.
test('every rule of a platform names its source', () => {
  const tables = filesBelow('src/domain/audit/platforms/', ['.test.ts']);
  const sources = tables.flatMap((file) =>
    [...readText(file).matchAll(/^ {2}\[\s*'([^']+)',\s*['"]/gm)].map(([, source = '']) => ({ file, source })),
  );
  expect(sources.length).toBeGreaterThan(350);
  const broken = sources.filter(({ source }) => {
    const row = /^\[([\d.]+)\]$/.exec(source)?.[1];
    return row ? !resolves('docs/specification.md', `s${row}`) : !resolves('docs/platforms.md', source);
  });
  expect(broken).toEqual([]);
});

test('nothing refers to documents outside of the repository', () => {
  const outside =
    /\.\.\/shared|(?<![\w/.-])(?:spec|decisions|shopify|style|design|contract)\.md\b|(?<!docs\/)(?<![\w/(-])platforms\.md\b(?![^\n]*\))|\[spec\]|(?:\/\/|\*) .*\((?:decisions|platforms), /;
  const found = files.flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((line, index) => (outside.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
  );
  expect(found).toEqual([]);
});

test.each(filesBelow('docs/decisions/', ['.md']))('%s says why, what, what else, and what follows', (file) => {
  const text = readText(file);
  expect(text.split('\n')[0]).toMatch(new RegExp(`^# ${file.slice(15, 18)} `));
  const parts = [...text.matchAll(/^## (Context|Choice|Alternatives|Consequences)$/gm)].map(([, part]) => part);
  expect(parts).toEqual(['Context', 'Choice', 'Alternatives', 'Consequences']);
});

/** Documents on the product itself; docs/platforms.md also names files of other projects, below `src/lib` and the like. */
const own = documents.filter((file) => file !== 'docs/platforms.md');

const unwritten = ['node_modules', 'build', 'var', 'coverage'];
const present = readdirSync(repository, { withFileTypes: true }).flatMap((entry) => {
  if (unwritten.includes(entry.name)) return [];
  return entry.isDirectory() && !entry.name.startsWith('.') ? filesBelow(`${entry.name}/`, ['']) : [entry.name];
});
const folders = new Set(present.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))));
/** What a path may begin with: a folder of the repository or of src. */
const roots = new Set([...folders].flatMap((path) => /^(?:src\/)?([^/]+)$/.exec(path)?.[1] ?? []));
/** Every path as a line, so that one expression finds whether any fits. */
const paths = `\n${[...present, ...folders].join('\n')}\n`;

/** Documents leave out what is obvious (`io/fetch`, `registry.ts`, `e2e/walk`) and write `<area>` or `*` for any name. */
function namesSomething(path: string): boolean {
  const [, name = '', slash] = /^(.*?)(\/?)$/.exec(path) ?? [];
  const pattern = name
    .replace(/^\.\//, '')
    .replace(/[.+]/g, '\\$&')
    .replace(/<[\w-]+>|\*/g, '[^/\\n]+');
  const start = roots.has(name.split('/')[0] ?? '') ? '\n(?:src/)?' : '[\n/]';
  return new RegExp(`${start}${pattern}${slash ? '\n' : '(?:\\.[\\w.]+)?\n'}`).test(paths);
}

const isPath = (text: string) =>
  /^(?:\.\/)?[\w.*<>-]+(?:\/[\w.*<>-]+)*\/?$/.test(text) &&
  (text.includes('/')
    ? roots.has(text.split('/')[0] ?? '') || /\.(?:tsx?|mjs|sql|css)$|\/$/.test(text)
    : /\.(?:tsx?|mjs|sql)$/.test(text)) &&
  !/^(?:\*\.|\.\/var)/.test(text);

test.each(own)('every file and folder that %s names exists', (file) => {
  const named = [...readText(file).matchAll(/`([^`\s#]+)(?:#[^`\s]*)?`/g)].map(([, text = '']) => text).filter(isPath);
  expect([...new Set(named)].filter((path) => !namesSomething(path))).toEqual([]);
});

/** Of this one only what is ours for certain. */
test('every file of this repository that docs/platforms.md names exists', () => {
  const ours = /`((?:src(?!\/(?:lib|components)\/)|test|e2e|bench|scripts|docs|sample-shop|fixtures)\/[\w./-]*)`/g;
  const named = [...readText('docs/platforms.md').matchAll(ours)].map(([, path = '']) => path);
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});
