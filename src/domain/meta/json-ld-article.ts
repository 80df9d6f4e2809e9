// The article or page that JSON-LD describes, read as Mastodon reads it (docs/platforms.md#mastodon-source): only at the
// root of a script or of its list, with exactly this type, and by a strict parser.

import { decodeHTML } from 'entities/decode';
import { isTooDeep } from './json-ld.ts';
import type { JsonLdArticle } from './meta-tag-data.ts';

const MAX_TEXT = 4000;

type Article = Omit<JsonLdArticle, 'endOffset'>;

/** Lines that hide the JSON from browsers of the last century. */
const MAX_WRAPPING = 100;
const wrapping = /^(?:\/\* ?<!\[CDATA\[ ?\*\/|\/\/ ?<!\[CDATA\[|\/\* ?\]\]> ?\*\/|\/\/ ?\]\]>)$/;

export function articleOfJsonLd(script: string): Article | null {
  // Most scripts describe products and lists: a look at the text spares parsing them again.
  if (!script.includes('NewsArticle') && !script.includes('WebPage')) return null;
  const root = parse(script);
  for (const thing of Array.isArray(root) ? root.slice(0, 50) : [root]) {
    if (!isObject(thing)) continue;
    const type = thing['@type'];
    if (type !== 'NewsArticle' && type !== 'WebPage') continue;
    return {
      type,
      headline: tagged(thing.headline),
      description: tagged(thing.description),
      authorName: nameOf(thing.author),
      publisherName: nameOf(thing.publisher),
    };
  }
  return null;
}

function parse(script: string): unknown {
  const bare = script.includes('[CDATA[') ? withoutWrapping(script) : script;
  const json = bare.includes('&') ? decodeHTML(bare) : bare;
  if (isTooDeep(json)) return null;
  try {
    return JSON.parse(json);
  } catch {
    return null; // As on the server: the next script is tried.
  }
}

/** Line by line: a pattern over the whole script would begin again at every one of its line breaks. */
function withoutWrapping(script: string): string {
  const isWrapping = (line: string) => line.length <= MAX_WRAPPING && wrapping.test(line.trim().replace(/\s+/g, ' '));
  return script
    .split('\n')
    .filter((line) => !isWrapping(line))
    .join('\n');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text, or one tagged with its language. */
function tagged(value: unknown): string | null {
  return text(isObject(value) && value['@language'] ? value['@value'] : value);
}

function nameOf(value: unknown): string | null {
  const first = Array.isArray(value) ? value.flat(2).find(isObject) : value;
  const name = isObject(first) ? first.name : null;
  return Array.isArray(name) ? text(name.slice(0, 20).filter(isText).join(', ')) : text(name);
}

const isText = (value: unknown) => typeof value === 'string';
const text = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : null);
