import { globSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { parseSync } from 'vite';

// Every text for people, found in the source by its shape: what is below `en:` and `de:` of one object, and what the
// API's documentation says. Reading the source finds also what only an error or a rare state would show.

export interface SourceText {
  file: string;
  line: number;
  language: 'en' | 'de';
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

const keyOf = (property: Node): string | null => {
  const key = property.key;
  if (property.type !== 'Property' || property.computed || !isNode(key)) return null;
  return String(key.name ?? key.value);
};

/** Comparisons, keys and types hold words of the program, not of the product. */
const isProgram = (node: Node) =>
  node.type === 'BinaryExpression'
    ? node.operator !== '+'
    : node.type.startsWith('TS') && node.type !== 'TSAsExpression';

/** What a placeholder is replaced with, so that a rule can look at the words on both sides of it. */
const PLACEHOLDER = '0';

function stringsBelow(node: Node, found: { node: Node; text: string }[]) {
  if (isProgram(node)) return;
  if (node.type === 'Literal' && typeof node.value === 'string') found.push({ node, text: node.value });
  else if (node.type === 'TemplateLiteral') {
    const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    found.push({ node, text: parts.join(PLACEHOLDER) });
    for (const child of node.expressions as Node[]) stringsBelow(child, found);
  } else if (node.type === 'Property') stringsBelow(node.value as Node, found);
  else if (node.type === 'MemberExpression') stringsBelow(node.object as Node, found);
  else for (const child of childrenOf(node)) stringsBelow(child, found);
}

/** `description` and `summary` of the contract are printed in the API's documentation, in English only. */
const documentation = new Set(['description', 'summary']);

function textsOf(file: string, found: SourceText[], incomplete: string[]) {
  const source = readFileSync(file, 'utf8');
  const lineOf = (node: Node) => source.slice(0, node.start).split('\n').length;
  const add = (language: 'en' | 'de', node: Node) => {
    const strings: { node: Node; text: string }[] = [];
    stringsBelow(node, strings);
    for (const one of strings) found.push({ file, line: lineOf(one.node), language, text: one.text });
  };
  const visit = (node: Node) => {
    if (node.type === 'ObjectExpression') {
      const properties = node.properties as Node[];
      const named = new Map(properties.map((property) => [keyOf(property), property]));
      const en = named.get('en');
      const de = named.get('de');
      if (en && de) {
        add('en', en.value as Node);
        add('de', de.value as Node);
        return;
      }
      if (en || de) incomplete.push(`${file}:${lineOf(node)}`);
      if (file.startsWith('src/contract/'))
        for (const name of documentation) {
          const property = named.get(name);
          if (property && (property.value as Node).type !== 'ObjectExpression') add('en', property.value as Node);
        }
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(file, source, { lang: extname(file) === '.tsx' ? 'tsx' : 'ts' }).program as unknown as Node);
}

export function textsInSource(): { texts: SourceText[]; incomplete: string[] } {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(test|fixture)\.tsx?$/.test(file));
  const texts: SourceText[] = [];
  const incomplete: string[] = [];
  for (const file of files.toSorted()) textsOf(file, texts, incomplete);
  return { texts, incomplete };
}
