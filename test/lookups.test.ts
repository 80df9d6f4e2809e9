import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

// A word from outside (an extension, an element's name, a key of a body) must not be looked up in a plain object: every
// plain object has a `constructor`. This scans the source for such lookups, so that a new one fails here; what the
// parsers themselves do with those words is in prototype-words.test.ts. It knows no types: a lookup by a closed union
// of words passes if its table says so (`Record<Language, …>`), and one by any string must use a Map or Object.hasOwn.

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$|\.fixture\.ts$|\/test\//.test(file));

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

const wrappers = new Set(['ParenthesizedExpression', 'TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const unwrapped = (node: Node): Node => (wrappers.has(node.type) ? unwrapped(node.expression as Node) : node);
const isLiteral = (node: Node) =>
  node.type === 'Literal' || (node.type === 'TemplateLiteral' && (node.expressions as Node[]).length === 0);
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const anyRecord = /^:\s*(?:Readonly<|Partial<)*Record<string,/;

function plainLookups(source: string, name = 'source.ts'): string[] {
  const found: string[] = [];
  const { program } = parseSync(name, source, { lang: extname(name) === '.tsx' ? 'tsx' : 'ts' });
  const textOf = (node: Node) => source.slice(node.start, node.end);
  const records = new Set<string>();
  const bare = new Set<string>();

  const declare = (node: Node) => {
    const target = (node.type === 'VariableDeclarator' ? node.id : node) as Node;
    const annotation = target.typeAnnotation;
    if (target.type === 'Identifier' && isNode(annotation) && anyRecord.test(textOf(annotation))) {
      const isBare = isNode(node.init) && textOf(node.init) === 'Object.create(null)';
      (isBare ? bare : records).add(String(target.name));
    }
    for (const child of childrenOf(node)) declare(child);
  };
  declare(program as unknown as Node);

  const visit = (node: Node, around: Node) => {
    const scope = functions.has(node.type) ? node : around;
    const isGuarded = () => textOf(scope).includes('Object.hasOwn(');
    const report = () =>
      found.push(`${name}:${source.slice(0, node.start).split('\n').length} ${textOf(node).slice(0, 80)}`);
    if (node.type === 'MemberExpression' && node.computed && !isLiteral(node.property as Node)) {
      const object = unwrapped(node.object as Node);
      const isTable =
        object.type === 'Identifier' && records.has(String(object.name)) && !bare.has(String(object.name));
      // A literal looked up in place: the compiler allows any string there.
      const isMadeUp = (node.property as Node).type === 'CallExpression' || /\) as |\} as /.test(textOf(node));
      if (object.type === 'ObjectExpression' && isMadeUp) report();
      else if (isTable && !isGuarded()) report();
    }
    if (node.type === 'BinaryExpression' && node.operator === 'in' && !isLiteral(node.left as Node)) report();
    if (node.type === 'TSAsExpression' && /^keyof typeof/.test(textOf(node.typeAnnotation as Node)) && !isGuarded())
      report();
    for (const child of childrenOf(node)) visit(child, scope);
  };
  visit(program as unknown as Node, program as unknown as Node);
  return found;
}

test.each([
  [`const types: Record<string, string> = {}; export const typeOf = (word: string) => types[word];`],
  [`export const typeOf = (word: string) => (({ jpg: 1 }) as const)[word];`],
  [`export const typeOf = (word: string) => ({ jpg: 1 })[word.toLowerCase()];`],
  [`const types = { jpg: 1 }; export const isType = (word: string) => word in types;`],
  [`const types = { jpg: 1 }; export const typeOf = (word: string) => types[word as keyof typeof types];`],
  [`const all: Record<string, string> = {}; export const put = (word: string) => { all[word] = word; };`],
])('finds the lookup in %s', (source) => {
  expect(plainLookups(source)).toHaveLength(1);
});

test.each([
  [`const types = new Map([['jpg', 1]]); export const typeOf = (word: string) => types.get(word);`],
  [`const types: Record<'jpg', number> = { jpg: 1 }; export const typeOf = (word: 'jpg') => types[word];`],
  [`const types: Record<string, number> = {}; const of = (word: string) => Object.hasOwn(types, word) && types[word];`],
  [`const all: Record<string, string> = Object.create(null); const put = (word: string) => { all[word] = word; };`],
])('passes %s', (source) => {
  expect(plainLookups(source)).toEqual([]);
});

test('no word from outside is looked up in a plain object', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => plainLookups(readFileSync(file, 'utf8'), file))).toEqual([]);
});
