// How wide the letters of a shop's own font are, read from its tables: titles are fitted with these (fit-text.ts). Nothing is
// drawn. A file that contradicts itself gives null, and the text is fitted with Roboto's widths.
import { advanceWidths, type FontWidths, letters, type WidthTable } from '#domain/template/advance-widths.ts';
import type { LetterTops } from '#domain/template/crisp-size.ts';
import { fontTable } from './font-coverage.ts';
import type { AssetFont } from './fonts.ts';

interface FileWidths {
  own: WidthTable;
  /** One file for all weights says the widths of its lightest or regular one; letters grow with their weight. */
  isVariable: boolean;
  bolder: WidthTable;
  tops: LetterTops | null;
}

/** What Oswald's letters gain from regular to bold; of our own families it gains most. */
const BOLD_GAIN = 1.12;

const known = new WeakMap<Uint8Array, FileWidths | null>();

/** Family → widths. Of several files of a family the nearest to regular and the nearest to bold. */
export function widthsOfFonts(fonts: AssetFont[]): Map<string, FontWidths> {
  const families = Map.groupBy(
    fonts.filter(({ style }) => style !== 'italic'),
    ({ family }) => family,
  );
  const widths = new Map<string, FontWidths>();
  for (const [family, files] of families) {
    const nearest = (wanted: number) => {
      const [first] = files.toSorted((one, other) => distance(one, wanted) - distance(other, wanted));
      return first ? widthsOf(first.data) : null;
    };
    const [regular, bold] = [nearest(400), nearest(700)];
    if (!regular || !bold) continue;
    widths.set(family, {
      regular: regular.own,
      bold: bold.isVariable ? bold.bolder : bold.own,
      ...(regular.tops && bold.tops ? { tops: { regular: regular.tops, bold: bold.tops } } : {}),
    });
  }
  return widths;
}

const distance = ({ weight = 400 }: AssetFont, wanted: number) => Math.abs(weight - wanted);

export function widthsOf(data: Uint8Array): FileWidths | null {
  const table = known.get(data);
  if (table !== undefined) return table;
  const fresh = read(Buffer.from(data.buffer, data.byteOffset, data.byteLength));
  known.set(data, fresh);
  return fresh;
}

function read(bytes: Buffer): FileWidths | null {
  try {
    const [head, hhea, hmtx, cmap] = (['head', 'hhea', 'hmtx', 'cmap'] as const).map((tag) => fontTable(bytes, tag));
    if (!head || !hhea || !hmtx || !cmap) return null;
    const em = head.readUInt16BE(18);
    const count = hhea.readUInt16BE(34);
    if (em === 0 || count === 0) return null;
    // WOFF2 may leave out the bearings: then a byte of flags comes first and the widths follow without gaps.
    const [start, step] = hmtx.length % 2 === 1 ? [1, 2] : [0, 4];
    const widthOf = (glyph: number) => hmtx.readUInt16BE(start + Math.min(glyph, count - 1) * step) / em;
    const own = Array.from(letters, (letter): [string, number] | null => {
      const glyph = glyphOf(cmap, letter.codePointAt(0) ?? 0);
      return glyph === 0 ? null : [letter, widthOf(glyph)];
    });
    const found = own.filter((row) => row !== null);
    // Another font draws the letters that this one does not have.
    if (found.length === 0) return null;
    const widths = { ...advanceWidths.roboto.regular, ...Object.fromEntries(found) };
    const bolder = Object.fromEntries(Object.entries(widths).map(([letter, width]) => [letter, width * BOLD_GAIN]));
    return { own: widths, isVariable: fontTable(bytes, 'fvar') !== null, bolder, tops: topsOf(bytes, em) };
  } catch {
    return null;
  }
}

/** By how much round letters stand above straight ones in our own families: 0.008 to 0.012. */
const ROUND_GAIN = 0.01;

/** OpenType `OS/2`, from its second version on: sxHeight at 86. Null where it is missing or no height of letters. */
function topsOf(bytes: Buffer, em: number): LetterTops | null {
  const table = fontTable(bytes, 'OS/2');
  if (!table || table.length < 88 || table.readUInt16BE(0) < 2) return null;
  const flat = table.readInt16BE(86) / em;
  return flat > 0.3 && flat < 0.8 ? { flat, round: flat + ROUND_GAIN } : null;
}

/** OpenType `cmap`, formats 4 and 12; 0 where the font has no glyph. */
function glyphOf(table: Buffer, codePoint: number): number {
  for (let entry = 0; entry < table.readUInt16BE(2); entry++) {
    const offset = table.readUInt32BE(8 + entry * 8);
    const format = table.readUInt16BE(offset);
    const glyph =
      format === 4 ? inSegments(table, offset, codePoint) : format === 12 ? inGroups(table, offset, codePoint) : 0;
    if (glyph !== 0) return glyph;
  }
  return 0;
}

function inSegments(table: Buffer, offset: number, codePoint: number): number {
  const half = table.readUInt16BE(offset + 6);
  for (let at = 0; at < half; at += 2) {
    if (codePoint > table.readUInt16BE(offset + 14 + at)) continue;
    const first = table.readUInt16BE(offset + 16 + half + at);
    if (codePoint < first) return 0;
    const delta = table.readUInt16BE(offset + 16 + 2 * half + at);
    const rangeAt = offset + 16 + 3 * half + at;
    const range = table.readUInt16BE(rangeAt);
    if (range === 0) return (codePoint + delta) & 0xffff;
    const glyph = table.readUInt16BE(rangeAt + range + (codePoint - first) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

function inGroups(table: Buffer, offset: number, codePoint: number): number {
  const groups = Math.min(table.readUInt32BE(offset + 12), 100_000);
  for (let group = 0; group < groups; group++) {
    const at = offset + 16 + group * 12;
    const first = table.readUInt32BE(at);
    if (codePoint >= first && codePoint <= table.readUInt32BE(at + 4))
      return table.readUInt32BE(at + 8) + codePoint - first;
  }
  return 0;
}
