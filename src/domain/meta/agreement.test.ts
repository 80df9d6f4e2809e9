// Compared with a DOM built by the standard (parse5, scripting off): same bytes, same five values a preview is made of.

import { readdirSync, readFileSync } from 'node:fs';
import { html as dom, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, test } from 'vitest';
import { damage, type HardPage, hardPage } from '../../../fixtures/pages/hard-pages.ts';
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

function elementsOf(node: Tree.Node): Tree.Element[] {
  const elements: Tree.Element[] = [];
  const queue: Tree.Node[] = [node];
  while (queue.length > 0) {
    const next = queue.pop();
    if (next === undefined || !('childNodes' in next)) continue;
    if ('tagName' in next && next.namespaceURI === dom.NS.HTML) elements.push(next);
    queue.push(...next.childNodes.toReversed());
  }
  return elements;
}

const attribute = (element: Tree.Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;

function readDom(page: HardPage): Values {
  const text = new TextDecoder(page.encoding).decode(page.body);
  const elements = elementsOf(parse(text, { scriptingEnabled: false }));
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const href = named('base')
    .map((element) => attribute(element, 'href'))
    .find((value) => value !== undefined);
  const metas = named('meta').flatMap((element) =>
    ['property', 'name'].map((kind) => {
      const key = fold(attribute(element, kind) ?? '').toLowerCase();
      return { keys: key.includes(':') ? key.split(' ') : [key], content: fold(attribute(element, 'content') ?? '') };
    }),
  );
  const value = (key: string) =>
    metas.find(({ keys, content }) => content !== '' && keys.includes(key))?.content ?? null;
  const title = named('title')[0];
  const words = title?.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  const image = value('og:image');
  const base = href === undefined ? url : (URL.parse(href, url)?.href ?? url);
  return {
    title: fold(words ?? '') || null,
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

/** Share of values that agree, and a line for each that does not. */
function compare(pages: HardPage[]): { share: number; differences: string[] } {
  const differences: string[] = [];
  let values = 0;
  for (const page of pages) {
    const expected = readDom(page);
    const found = readOurs(extractMeta({ body: page.body, url, contentType: page.contentType }));
    for (const key of Object.keys(expected) as (keyof Values)[]) {
      values++;
      if (expected[key] !== found[key]) {
        differences.push(
          `${page.name} ${key}: DOM ${JSON.stringify(expected[key])}, ours ${JSON.stringify(found[key])}`,
        );
      }
    }
  }
  return { share: 1 - differences.length / values, differences };
}

const seeds = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

const folder = new URL('../../../fixtures/pages/', import.meta.url);
const savedPages = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .map((name) => {
    const encoding = name === 'shift-jis.html' ? 'shift_jis' : 'utf-8';
    return { name, body: readFileSync(new URL(name, folder)), contentType: 'text/html', encoding };
  });

describe('agreement with a DOM built by the standard', () => {
  test.each([
    ['saved pages', savedPages, 1],
    ['pages with up to three hard parts', seeds(1, 400).map((seed) => hardPage(seed, 3)), 0.995],
    ['pages with up to twelve hard parts', seeds(5_001, 400).map((seed) => hardPage(seed, 12)), 0.995],
    [
      'damaged pages',
      seeds(9_001, 400).map((seed) => {
        const page = hardPage(seed, 3);
        // The header names the encoding, because the damage may have hit the declaration.
        const contentType = `text/html; charset=${page.encoding}`;
        return { ...page, contentType, name: `damaged ${page.name}`, body: damage(page.body, seed) };
      }),
      0.99,
    ],
  ])('%s', (_, pages, bar) => {
    const { share, differences } = compare(pages);
    expect(share, differences.slice(0, 10).join('\n')).toBeGreaterThanOrEqual(bar);
  });
});
