// Ours and not fontkit, which trusts its files (docs/decisions/035-own-code.md).
// OpenType `cmap`: which characters a font has, and their glyph numbers. Threat: 65,535 entries that all name one list of
// 100,000 groups crashed the server. So entries are limited, groups are bounded by the table's own size, a list is read
// once however often it is named, all lists share one budget, ranges are merged, and characters are found by bisection.

/** First and last code point, in order and without overlap. */
type Range = [first: number, last: number];

interface Subtable {
  format: number;
  offset: number;
}

/** For groups, segments and single characters of all lists together. The largest fonts (Noto CJK) need 50,000. */
const BUDGET = 250_000;
/** Fonts have up to ten; a file with more was made for something else. */
const MAX_ENTRIES = 64;
const LAST_CODE_POINT = 0x10ffff;

/** The lists that can be read here, each once. Throws if the table contradicts itself. */
function subtablesOf(table: Buffer): Subtable[] {
  const count = table.readUInt16BE(2);
  if (count > MAX_ENTRIES) throw new RangeError('too many character maps');
  const offsets = new Set<number>();
  for (let entry = 0; entry < count; entry++) offsets.add(table.readUInt32BE(8 + entry * 8));
  return Array.from(offsets, (offset) => ({ offset, format: table.readUInt16BE(offset) }));
}

const groupsIn = (table: Buffer, offset: number) =>
  Math.min(table.readUInt32BE(offset + 12), Math.max(0, Math.floor((table.length - offset - 16) / 12)));

/** All characters of the font; null if it has none. Throws if the table contradicts itself or exceeds the budget. */
export function readCharacters(table: Buffer): ((codePoint: number) => boolean) | null {
  const ranges: Range[] = [];
  let left = BUDGET;
  const add = (first: number, last: number) => {
    left -= 1;
    if (left < 0) throw new RangeError('the character map is too large');
    if (first <= last && first <= LAST_CODE_POINT) ranges.push([first, Math.min(last, LAST_CODE_POINT)]);
  };
  for (const { format, offset } of subtablesOf(table)) {
    if (format === 4) addSegments(table, offset, add);
    if (format !== 12 && format !== 13) continue;
    const groups = groupsIn(table, offset);
    for (let group = 0; group < groups; group++) {
      const at = offset + 16 + group * 12;
      add(table.readUInt32BE(at), table.readUInt32BE(at + 4));
    }
  }
  const merged = mergeRanges(ranges);
  return merged.length === 0 ? null : (codePoint) => isWithin(merged, codePoint);
}

/** Format 4. Glyph 0 inside a segment (a hole) is rare in real fonts and is looked up if possible. */
function addSegments(table: Buffer, offset: number, add: (first: number, last: number) => void): void {
  const half = table.readUInt16BE(offset + 6);
  for (let at = 0; at < half; at += 2) {
    const last = table.readUInt16BE(offset + 14 + at);
    const first = table.readUInt16BE(offset + 16 + half + at);
    const delta = table.readUInt16BE(offset + 16 + 2 * half + at);
    const rangeAt = offset + 16 + 3 * half + at;
    const rangeOffset = table.readUInt16BE(rangeAt);
    if (first === 0xffff) continue;
    if (rangeOffset === 0) {
      add(first, last);
      continue;
    }
    // Holes count as well: otherwise overlapping segments would name the same 65,536 characters again and again.
    for (let code = first; code <= last; code++) {
      const glyph = table.readUInt16BE(rangeAt + rangeOffset + (code - first) * 2);
      const isHole = glyph === 0 || ((glyph + delta) & 0xffff) === 0;
      add(code, isHole ? code - 1 : code);
    }
  }
}

export function mergeRanges(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const [first, last] of ranges.toSorted((one, other) => one[0] - other[0])) {
    const before = merged.at(-1);
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

export function isWithin(ranges: readonly Range[], codePoint: number): boolean {
  let [from, to] = [0, ranges.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const [first, last] = ranges[middle] ?? [0, 0];
    if (codePoint < first) to = middle;
    else if (codePoint > last) from = middle + 1;
    else return true;
  }
  return false;
}

/** A character's glyph number, formats 4 and 12; 0 if the font has none. Throws if the table contradicts itself. */
export function readGlyphs(table: Buffer): (codePoint: number) => number {
  const subtables = subtablesOf(table);
  return (codePoint) => {
    for (const { format, offset } of subtables) {
      const glyph =
        format === 4 ? inSegments(table, offset, codePoint) : format === 12 ? inGroups(table, offset, codePoint) : 0;
      if (glyph !== 0) return glyph;
    }
    return 0;
  };
}

/** The first index whose last code point is not below the wanted one: both lists are sorted by definition. */
function firstNotBelow(count: number, lastAt: (place: number) => number, codePoint: number): number {
  let [from, to] = [0, count];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (lastAt(middle) < codePoint) from = middle + 1;
    else to = middle;
  }
  return from;
}

function inSegments(table: Buffer, offset: number, codePoint: number): number {
  const half = table.readUInt16BE(offset + 6);
  const place = firstNotBelow(half >> 1, (at) => table.readUInt16BE(offset + 14 + at * 2), codePoint);
  const at = place * 2;
  if (at >= half) return 0;
  const first = table.readUInt16BE(offset + 16 + half + at);
  if (codePoint < first) return 0;
  const delta = table.readUInt16BE(offset + 16 + 2 * half + at);
  const rangeAt = offset + 16 + 3 * half + at;
  const range = table.readUInt16BE(rangeAt);
  if (range === 0) return (codePoint + delta) & 0xffff;
  const glyph = table.readUInt16BE(rangeAt + range + (codePoint - first) * 2);
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
}

function inGroups(table: Buffer, offset: number, codePoint: number): number {
  const groups = groupsIn(table, offset);
  const place = firstNotBelow(groups, (group) => table.readUInt32BE(offset + 20 + group * 12), codePoint);
  const at = offset + 16 + place * 12;
  if (place >= groups || codePoint < table.readUInt32BE(at)) return 0;
  return table.readUInt32BE(at + 8) + codePoint - table.readUInt32BE(at);
}
