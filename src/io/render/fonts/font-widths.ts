// Letter widths of a shop's own font, read from its tables: used to fit titles (fit-text.ts). Nothing is drawn. A file
// that contradicts itself gives null, and the text is fitted with Roboto's widths.
import { advanceWidths, type FontWidths, letters, type WidthTable } from '#domain/template/text/advance-widths.ts';
import type { LetterTops } from '#domain/template/text/crisp-size.ts';
import { readGlyphs } from './character-map.ts';
import { fontTable } from './font-coverage.ts';
import type { AssetFont } from './fonts.ts';

interface FileWidths {
  own: WidthTable;
  /** A variable file gives the widths of its lightest or regular weight; letters widen with weight. */
  isVariable: boolean;
  bolder: WidthTable;
  tops: LetterTops | null;
}

/** The growth of Oswald's letters from regular to bold, the largest of our own families. */
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
    // WOFF2 may omit the bearings: then a byte of flags comes first and the widths follow without gaps.
    const [start, step] = hmtx.length % 2 === 1 ? [1, 2] : [0, 4];
    const widthOf = (glyph: number) => hmtx.readUInt16BE(start + Math.min(glyph, count - 1) * step) / em;
    const glyphOf = readGlyphs(cmap);
    const own = Array.from(letters, (letter): [string, number] | null => {
      const glyph = glyphOf(letter.codePointAt(0) ?? 0);
      return glyph === 0 ? null : [letter, widthOf(glyph)];
    });
    const found = own.filter((row) => row !== null);
    // Letters missing in this font are drawn with another.
    if (found.length === 0) return null;
    const widths = { ...advanceWidths.roboto.regular, ...Object.fromEntries(found) };
    const bolder = Object.fromEntries(Object.entries(widths).map(([letter, width]) => [letter, width * BOLD_GAIN]));
    return { own: widths, isVariable: fontTable(bytes, 'fvar') !== null, bolder, tops: topsOf(bytes, em) };
  } catch {
    return null;
  }
}

/** By how much round letters overshoot straight ones in our own families: 0.008 to 0.012. */
const ROUND_GAIN = 0.01;

/** OpenType `OS/2`, from its second version on: sxHeight at 86. Null if missing or implausible. */
function topsOf(bytes: Buffer, em: number): LetterTops | null {
  const table = fontTable(bytes, 'OS/2');
  if (!table || table.length < 88 || table.readUInt16BE(0) < 2) return null;
  const flat = table.readInt16BE(86) / em;
  return flat > 0.3 && flat < 0.8 ? { flat, round: flat + ROUND_GAIN } : null;
}
