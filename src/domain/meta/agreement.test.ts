// Compared with two parsers that others wrote: same bytes, same seven values a preview is made of. parse5 builds a DOM
// by the standard (scripting off) and is what counts; htmlparser2 is lenient and knows less of the standard's repairs, so
// it may differ where parse5 agrees. The figures are published (scripts/accuracy.mjs).

import { readdirSync, readFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { html as dom, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import { damage, type HardPage, hardPage } from '../../../fixtures/pages/hard-pages.ts';
import { few } from '../../../test/size.ts';
import { extractMeta } from './extract-meta.ts';
import type { MetaTagData } from './meta-tag-data.ts';

const url = 'https://shop.example/products/one';

interface Values {
  title: string | null;
  description: string | null;
  ogTitle: string | null;
  ogDescription: string | null;
  image: string | null;
  siteName: string | null;
  card: string | null;
}

const fold = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '');

interface ReadElement {
  tagName: string;
  attribute: (name: string) => string | undefined;
  words: string;
}

/** Elements in page order, as one parser sees them. */
type ReadElements = (text: string) => ReadElement[];

function readWithParse5(text: string): ReadElement[] {
  const elements: ReadElement[] = [];
  const queue: Tree.Node[] = [parse(text, { scriptingEnabled: false })];
  while (queue.length > 0) {
    const next = queue.pop();
    if (next === undefined || !('childNodes' in next)) continue;
    if ('tagName' in next && next.namespaceURI === dom.NS.HTML) {
      const { tagName, attrs, childNodes } = next;
      const words = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
      elements.push({ tagName, attribute: (name) => attrs.find((attr) => attr.name === name)?.value, words });
    }
    queue.push(...next.childNodes.toReversed());
  }
  return elements;
}

/** Not HTML, or not part of the page. */
const foreign = new Set(['svg', 'math', 'template']);

function readWithHtmlparser2(text: string): ReadElement[] {
  const elements: ReadElement[] = [];
  const open: ReadElement[] = [];
  let inside = 0;
  const parser = new Parser({
    onopentag: (tagName, attributes) => {
      if (foreign.has(tagName)) inside += 1;
      const values = new Map(Object.entries(attributes));
      const element: ReadElement = { tagName, attribute: (name) => values.get(name), words: '' };
      open.push(element);
      if (inside === 0) elements.push(element);
    },
    ontext: (words) => {
      const last = open.at(-1);
      if (last) last.words += words;
    },
    onclosetag: (tagName) => {
      if (foreign.has(tagName)) inside -= 1;
      open.pop();
    },
  });
  parser.end(text);
  return elements;
}

function valuesOf(page: HardPage, read: ReadElements): Values {
  const text = new TextDecoder(page.encoding).decode(page.body);
  const elements = read(text);
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const href = named('base')
    .map((element) => element.attribute('href'))
    .find((value) => value !== undefined);
  const metas = named('meta').flatMap((element) =>
    ['property', 'name'].map((kind) => {
      const key = fold(element.attribute(kind) ?? '').toLowerCase();
      return { keys: key.includes(':') ? key.split(' ') : [key], content: fold(element.attribute('content') ?? '') };
    }),
  );
  const value = (key: string) =>
    metas.find(({ keys, content }) => content !== '' && keys.includes(key))?.content ?? null;
  const title = named('title')[0];
  const image = value('og:image');
  const base = href === undefined ? url : (URL.parse(href, url)?.href ?? url);
  return {
    title: fold(title?.words ?? '') || null,
    description: value('description'),
    ogTitle: value('og:title'),
    ogDescription: value('og:description'),
    image: image && (URL.parse(image, base)?.href ?? image),
    siteName: value('og:site_name'),
    card: value('twitter:card'),
  };
}

function readOurs(meta: MetaTagData): Values {
  return {
    title: meta.title,
    description: meta.description,
    ogTitle: meta.og.title,
    ogDescription: meta.og.description,
    image: meta.og.images[0]?.url ?? null,
    siteName: meta.og.siteName,
    card: meta.twitter.card,
  };
}

/** How many values agree, and a line for each that does not. */
function compare(pages: HardPage[], read: ReadElements) {
  const differences: string[] = [];
  let values = 0;
  for (const page of pages) {
    const expected = valuesOf(page, read);
    const found = readOurs(extractMeta({ body: page.body, url, contentType: page.contentType }));
    for (const key of Object.keys(expected) as (keyof Values)[]) {
      values++;
      if (expected[key] !== found[key]) {
        differences.push(
          `${page.name} ${key}: parser ${JSON.stringify(expected[key])}, ours ${JSON.stringify(found[key])}`,
        );
      }
    }
  }
  const equal = values - differences.length;
  return { share: equal / values, values, equal, differences };
}

const COUNT = few(100, 400);
const seeds = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

const folder = new URL('../../../fixtures/pages/', import.meta.url);
const savedPages = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .map((name) => {
    const encoding = name === 'shift-jis.html' ? 'shift_jis' : 'utf-8';
    return { name, body: readFileSync(new URL(name, folder)), contentType: 'text/html', encoding };
  });

const sets: [name: string, pages: HardPage[]][] = [
  ['saved pages', savedPages],
  ['pages with up to three hard parts', seeds(1, COUNT).map((seed) => hardPage(seed, 3))],
  ['pages with up to twelve hard parts', seeds(5_001, COUNT).map((seed) => hardPage(seed, 12))],
  [
    'damaged pages',
    seeds(9_001, COUNT).map((seed) => {
      const page = hardPage(seed, 3);
      // The header names the encoding, because the damage may have hit the declaration.
      const contentType = `text/html; charset=${page.encoding}`;
      return { ...page, contentType, name: `damaged ${page.name}`, body: damage(page.body, seed) };
    }),
  ],
];

describe.each([
  ['parse5', readWithParse5, [1, 0.995, 0.995, 0.99]],
  ['htmlparser2', readWithHtmlparser2, [1, 0.9, 0.9, 0.9]],
] as const)('agreement with %s', (parser, read, bars) => {
  test.for(sets.map(([name, pages], at) => ({ name, pages, bar: bars[at] ?? 1 })))(
    '$name',
    ({ pages, bar }, { task }) => {
      const { share, values, equal, differences } = compare(pages, read);
      // Read from the report of the run by scripts/accuracy.mjs.
      Object.assign(task.meta, { agreement: { parser, pages: pages.length, values, equal } });
      expect(share, differences.slice(0, 10).join('\n')).toBeGreaterThanOrEqual(bar);
    },
  );
});
