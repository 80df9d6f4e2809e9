import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

// A file that fits on a few screens has one subject, and so has a function that fits on one. Longer ones are split by
// what they are about, never by counting lines.

const MAX_FILE = 300;
const MAX_FUNCTION = 100;

/** Tables: every line says the same kind of thing, and nobody reads them from top to bottom. */
const tables = new Map([
  ['src/domain/shop-apps/shop-app-rows.ts', 'a row for each shop app'],
  ['src/jobs/jobs.ts', 'a row for each background job'],
  ['src/contract/addresses.ts', 'a row for each call, written by `npm run calls`'],
  ['src/web/components/ui/icons.tsx', 'a row for each icon'],
  ['src/contract/error-codes.ts', 'a row for each error code, in two languages'],
  ['src/domain/audit/guides/source-places.ts', 'a row for each source of a rule'],
  ['src/domain/lab/cases-of-tags.ts', 'a row for each test page of the lab'],
  ['src/domain/lab/cases-of-pages.ts', 'a row for each test page of the lab'],
  ['sample-shop/images/scenes.ts', 'the coordinates of the sample shop’s drawings'],
]);

const wholes = new Map([
  ['src/domain/meta/scan-markup.ts scanMarkup', 'one state machine over the bytes of a page, measured for speed'],
]);

const MAX_FOLDER = 30;

/** Folders of units that are a file each: the list of the files is their table of contents. */
const units = new Map([
  ['src/domain/audit/checks', 'a check'],
  ['src/domain/audit/platforms', 'a platform'],
  ['src/contract/calls', 'an area of the API'],
  ['src/api', 'an area of the API'],
]);

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const files = globSync('{src,bench,scripts,e2e,test,sample-shop,stand-ins}/**/*.{ts,tsx,mjs,js,css}').filter(
  (file) => !file.includes('node_modules'),
);
const textOf = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

const linesOf = (text: string) => text.split('\n').length;

/** Named functions by their name, callbacks by the call they are given to: `describe('redirects', () => {`. */
function longFunctions(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: Node, around: Node[]) => {
    const text = source.slice(node.start, node.end);
    // What is short holds nothing long.
    if (linesOf(text) <= MAX_FUNCTION) return;
    const within = [...around, node];
    if (/Function/.test(node.type) && isNode(node.body)) found.push(`${file} ${nameOf(within)}`);
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, within);
  };
  const nameOf = (nodes: Node[]): string => {
    for (const node of nodes.toReversed()) {
      if (isNode(node.id) && typeof node.id.name === 'string') return node.id.name;
      if (node.type === 'CallExpression') return source.slice(node.start, node.end).split('\n', 1)[0] ?? '';
    }
    return 'without a name';
  };
  visit(parseSync(file, source).program as unknown as Node, []);
  return found;
}

test('no file is longer than 300 lines, but tables', () => {
  const long = files.filter((file) => linesOf(textOf.get(file) ?? '') - 1 > MAX_FILE);
  expect(long.toSorted()).toEqual([...tables.keys()].toSorted());
});

test('no folder holds more than 30 files beside its tests, but those of units', () => {
  const sizes = Map.groupBy(
    files.filter((file) => !/^test\/|\.(test|fixture|e2e)\.|\.css$/.test(file)),
    (file) => dirname(file),
  );
  const large = [...sizes].filter(([, inside]) => inside.length > MAX_FOLDER).map(([folder]) => folder);
  expect(large.toSorted()).toEqual([...units.keys()].toSorted());
});

test('no function is longer than 100 lines, callbacks of describe included', () => {
  const code = [...textOf].filter(([file, source]) => !file.endsWith('.css') && linesOf(source) > MAX_FUNCTION);
  const long = code.flatMap(([file, source]) => longFunctions(file, source));
  expect(long.toSorted()).toEqual([...wholes.keys()].toSorted());
});

test('counts a callback of describe', () => {
  const lines = '  test();\n'.repeat(MAX_FUNCTION);
  expect(longFunctions('a.ts', `describe('redirects', () => {\n${lines}});\n`)).toEqual([
    "a.ts describe('redirects', () => {",
  ]);
});
