// The markup of a Liquid file: its preview tags, and where head and body begin and end. Liquid is blanked out first, so
// that quotes and angle brackets inside of it do not count, and what it prints is known to be unknown.

import type { Range } from './liquid-tree.ts';
import type { LiquidNode } from './scan-liquid.ts';

/** Stands for every character of Liquid. */
const LIQUID = '\u0001';

interface MetaPlace extends Range {
  /** `image` is what our snippet replaces: og:image and twitter:image with all that belongs to them, twitter:card. */
  prints: 'image' | 'other';
}

export interface Markup {
  metas: MetaPlace[];
  /** Comments, scripts and styles: what is printed there is no tag. */
  hidden: Range[];
  headOpen: Range[];
  /** `</head` and `<body`. */
  headEnd: Range[];
}

export function maskLiquid(source: string, nodes: readonly LiquidNode[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { kind, from, to } of nodes) {
    if (kind === 'line' || from < at) continue;
    parts.push(source.slice(at, from), LIQUID.repeat(to - from));
    at = to;
  }
  parts.push(source.slice(at));
  return parts.join('');
}

export function findMetas(masked: string): Markup {
  const found: Markup = { metas: [], hidden: [], headOpen: [], headEnd: [] };
  let at = masked.indexOf('<');
  while (at !== -1) {
    const to = readElement(masked, at, found);
    at = masked.indexOf('<', to);
  }
  return found;
}

function readElement(masked: string, from: number, found: Markup): number {
  if (masked.startsWith('<!--', from)) {
    const end = masked.indexOf('-->', from + 4);
    const to = end === -1 ? masked.length : end + 3;
    found.hidden.push({ from, to });
    return to;
  }
  const name = elementName(masked, from + 1);
  if (name === '') return from + 1;
  const attributes: [name: string, value: string][] = [];
  const to = readAttributes(masked, from + 1 + name.length, attributes);
  if (name === 'meta') {
    const prints = printsOf(attributes);
    if (prints) found.metas.push({ from, to, prints });
  } else if (name === 'head') {
    found.headOpen.push({ from, to });
  } else if (name === '/head' || name === 'body') {
    found.headEnd.push({ from, to });
  } else if (name === 'script' || name === 'style') {
    const end = endOfRawText(masked, name, to);
    found.hidden.push({ from, to: end });
    return end;
  }
  return to;
}

const elementName = (masked: string, from: number) => {
  let to = from;
  if (masked[to] === '/') to++;
  while (to < masked.length && to - from < 20 && isLetter(masked.charCodeAt(to) | 32)) to++;
  return masked.slice(from, to).toLowerCase();
};
const isLetter = (code: number) => code >= 97 && code <= 122;

function endOfRawText(masked: string, name: string, from: number): number {
  let at = masked.indexOf('</', from);
  while (at !== -1) {
    if (masked.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
    at = masked.indexOf('</', at + 2);
  }
  return masked.length;
}

const SPACES = new Set([' ', '\t', '\n', '\r', '\f', '/', LIQUID]);

/** Position behind the `>`, by the rules of HTML, with Liquid between attributes read as space. */
function readAttributes(masked: string, from: number, into: [string, string][]): number {
  const { length } = masked;
  let at = from;
  while (at < length) {
    while (at < length && SPACES.has(masked[at] as string)) at++;
    if (masked[at] === '>') return at + 1;
    const nameFrom = at;
    while (at < length && !SPACES.has(masked[at] as string) && masked[at] !== '=' && masked[at] !== '>') at++;
    const name = masked.slice(nameFrom, at).toLowerCase();
    while (at < length && SPACES.has(masked[at] as string)) at++;
    if (masked[at] !== '=') continue;
    at++;
    while (at < length && masked[at] !== LIQUID && SPACES.has(masked[at] as string)) at++;
    const quote = masked[at];
    let valueFrom = at;
    if (quote === '"' || quote === "'") {
      valueFrom = at + 1;
      const end = masked.indexOf(quote, valueFrom);
      at = end === -1 ? length : end;
      into.push([name, masked.slice(valueFrom, at)]);
      at++;
    } else {
      while (at < length && masked[at] !== '>' && !isSpace(masked[at] as string)) at++;
      into.push([name, masked.slice(valueFrom, at)]);
    }
  }
  return length;
}

const isSpace = (character: string) => character !== LIQUID && character !== '/' && SPACES.has(character);

const ours = ['og:image', 'twitter:image', 'twitter:card'];

function printsOf(attributes: readonly [string, string][]): MetaPlace['prints'] | null {
  let prints: MetaPlace['prints'] | null = null;
  for (const [name, value] of attributes) {
    if (name !== 'property' && name !== 'name') continue;
    for (const key of value.toLowerCase().split(/[\t\n\f\r ]+/)) {
      // Up to the Liquid, the rest may become anything.
      const liquid = key.indexOf(LIQUID);
      const known = liquid === -1 ? key : key.slice(0, liquid);
      if (ours.some((own) => known.startsWith(own) || (liquid !== -1 && own.startsWith(known)))) return 'image';
      if (known.startsWith('og:') || known.startsWith('twitter:')) prints = 'other';
    }
  }
  return prints;
}
