import { type Block, type Branch, blockAround, type Range } from './liquid-tree.ts';
import type { HeadPart } from './page-heads.ts';

// Where in one part of a head our snippet goes: around what prints the theme's image, in whole blocks of Liquid, and
// never around content_for_header, which Shopify forbids to change.

/** The output of a call of the snippet: our image and the theme's other tags, one of the two, or also a title. */
type Part = 'all' | 'image' | 'rest' | 'alone';

export interface Placement extends Range {
  /** Nothing is captured if the range is empty. */
  part: Part;
  /** Inside of `{% liquid %}`, where tags are lines. */
  isLine: boolean;
}

/** Printers this close are captured together: one capture reads better than two. */
const NEAR = 1_500;

interface Wraps {
  /** On the level of the head: always printed. */
  outer: Placement[];
  /** In branches, because their block also holds something that must not be captured. */
  inner: Placement[];
  /** Where the first block of those begins. */
  innerFrom: number | null;
}

export function placeSnippet(part: HeadPart, printsOurs: boolean): Placement[] {
  const images = part.theirs.filter(({ prints }) => prints === 'image');
  const wraps = wrap(part.branch, images, part.barriers, false);
  const rest = [...wraps.outer, ...wraps.inner];
  if (!printsOurs) return rest;
  const [first] = wraps.outer;
  if (first && (wraps.innerFrom === null || first.from < wraps.innerFrom)) {
    first.part = 'all';
    return rest;
  }
  const at = wraps.innerFrom ?? placeWithoutImage(part);
  if (at === null) return rest;
  const hasOthers = part.theirs.length > 0;
  return [{ from: at, to: at, part: hasOthers ? 'image' : 'alone', isLine: false }, ...rest];
}

/** In front of the theme's other preview tags, otherwise of content_for_header or the end of the head. */
function placeWithoutImage({ branch, theirs, barriers, headers, headEnd }: HeadPart): number | null {
  const other = theirs[0];
  if (other) {
    const range = wholeBlocks(branch, other);
    if (!holds(barriers, range)) return range.from;
  }
  const header = headers[0];
  if (header) return wholeBlocks(branch, header).from;
  return headEnd === null ? null : wholeBlocks(branch, headEnd).from;
}

function wrap(branch: Branch, printers: readonly Range[], barriers: readonly Range[], isLine: boolean): Wraps {
  const found: Wraps = { outer: [], inner: [], innerFrom: null };
  const below = new Map<Block, Range[]>();
  for (const printer of printers) {
    const range = wholeBlocks(branch, printer);
    const block = blockAround(branch, printer);
    if (block === null || !holds(barriers, range)) {
      addRange(found.outer, range, barriers, isLine);
      continue;
    }
    const known = below.get(block);
    if (known) known.push(printer);
    else below.set(block, [printer]);
  }
  for (const [block, inside] of below) {
    found.innerFrom = Math.min(found.innerFrom ?? block.from, block.from);
    for (const part of block.branches) {
      const here = inside.filter(({ from, to }) => from >= part.from && to <= part.to);
      const { outer, inner } = wrap(part, here, barriers, isLine || block.name === 'liquid');
      found.inner.push(...outer, ...inner);
    }
  }
  return found;
}

function addRange(outer: Placement[], range: Range, barriers: readonly Range[], isLine: boolean): void {
  const last = outer.at(-1);
  const isNear = last && range.from - last.to < NEAR && !holds(barriers, { from: last.to, to: range.from });
  if (last && isNear) last.to = Math.max(last.to, range.to);
  else outer.push({ ...range, part: 'rest', isLine });
}

/** The range with every block of this branch that it touches. */
function wholeBlocks(branch: Branch, range: Range): Range {
  const first = blockAround(branch, { from: range.from, to: range.from + 1 });
  const last = blockAround(branch, { from: range.to - 1, to: range.to });
  return { from: Math.min(range.from, first?.from ?? range.from), to: Math.max(range.to, last?.to ?? range.to) };
}

/** Whether one of the ranges, which are in order, begins in this one. */
function holds(ranges: readonly Range[], { from, to }: Range): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle] as Range).from < from) low = middle + 1;
    else high = middle;
  }
  return low < ranges.length && (ranges[low] as Range).from < to;
}

// The placements as text: lines are added and none is changed, in the file's own line ends and indentation. In a file
// without lines of its own for them (a head on one line), they are added within the line.

const VARIABLE = 'linkbild_theme_tags';

const calls: Record<Part, string> = {
  all: `render 'linkbild', theme_tags: ${VARIABLE}`,
  rest: `render 'linkbild', theme_tags: ${VARIABLE}, part: 'rest'`,
  image: "render 'linkbild', part: 'image'",
  alone: "render 'linkbild'",
};

export function insertSnippet(source: string, placements: readonly Placement[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const placement of placements.toSorted((a, b) => a.from - b.from)) {
    const { from, to, before, after } = insertion(source, placement);
    parts.push(source.slice(at, from), before, source.slice(from, to), after);
    at = to;
  }
  parts.push(source.slice(at));
  return parts.join('');
}

function insertion(source: string, placement: Placement) {
  const { from, to, part } = placement;
  const lineFrom = source.lastIndexOf('\n', from - 1) + 1;
  const found = source.indexOf('\n', to);
  const lineTo = found === -1 ? source.length : found;
  const indent = source.slice(lineFrom, from);
  const end = source[lineTo - 1] === '\r' ? '\r\n' : '\n';
  if (placement.isLine) {
    const next = end + (isBlank(indent) ? indent : '');
    return { from, to, before: `capture ${VARIABLE}${next}`, after: `${next}endcapture${next}${calls[part]}` };
  }
  const captures = to > from;
  const opening = captures ? [`{%- capture ${VARIABLE} -%}`] : [];
  const closing = [...(captures ? ['{%- endcapture -%}'] : []), `{% ${calls[part]} %}`];
  const isOwnLines = isBlank(indent) && found !== -1 && (!captures || isBlank(source.slice(to, lineTo)));
  if (!isOwnLines) return { from, to, before: opening.join(''), after: closing.join('') };
  const lines = (texts: string[]) => texts.map((text) => `${indent}${text}${end}`).join('');
  return captures
    ? { from: lineFrom, to: lineTo + 1, before: lines(opening), after: lines(closing) }
    : { from: lineFrom, to: lineFrom, before: '', after: lines(closing) };
}

const isBlank = (text: string) => /^[\t \r]*$/.test(text);
