// The facts in a font file: family, weight, style. Only tables are read, nothing is drawn; whether it can be
// drawn with is up to a render process.
import type { FontFormat } from '#domain/template/assets.ts';
import { coverageOf, fontFormat, fontTable } from './font-coverage.ts';

export interface FontFacts {
  format: FontFormat;
  /** Null if the file does not say. */
  family: string | null;
  weight: number;
  /** From lightest to boldest, of a variable font; null: it has only the one. */
  weights: [number, number] | null;
  style: 'normal' | 'italic';
}

/** Null if the bytes are not a font with letters. */
export function readFont(data: Uint8Array): FontFacts | null {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const format = fontFormat(bytes);
  if (!format || !coverageOf(bytes)) return null;
  try {
    const names = fontTable(bytes, 'name');
    const weights = weightsOf(fontTable(bytes, 'fvar'));
    const family = names && familyOf(names);
    const faces = facesOf(fontTable(bytes, 'OS/2'));
    return { format, family: weights && family ? withoutInstance(family) : family, weights, ...faces };
  } catch {
    return { format, family: null, weight: 400, weights: null, style: 'normal' };
  }
}

/** OpenType `OS/2`: usWeightClass at 4, fsSelection at 62, whose lowest bit means italic. */
function facesOf(table: Buffer | null): Pick<FontFacts, 'weight' | 'style'> {
  const weight = table && table.length >= 6 ? table.readUInt16BE(4) : 400;
  const isItalic = table !== null && table.length >= 64 && (table.readUInt16BE(62) & 1) === 1;
  return { weight: weight >= 1 && weight <= 1000 ? weight : 400, style: isItalic ? 'italic' : 'normal' };
}

/**
 * OpenType `fvar`: where the axes begin at 4, how many at 8, how long each at 10; tag, least, default, most as 16.16.
 */
function weightsOf(table: Buffer | null): [number, number] | null {
  if (!table || table.length < 12) return null;
  const [start, count, size] = [table.readUInt16BE(4), table.readUInt16BE(8), table.readUInt16BE(10)];
  for (let axis = 0; axis < Math.min(count, 64); axis++) {
    const at = start + axis * size;
    if (table.toString('latin1', at, at + 4) !== 'wght') continue;
    const [least, most] = [table.readInt32BE(at + 4) / 65536, table.readInt32BE(at + 12) / 65536];
    return least >= 1 && most <= 1000 && least < most ? [Math.round(least), Math.round(most)] : null;
  }
  return null;
}

/** A variable font may carry the name of the one weight it was made from: `Bricolage Grotesque 96pt ExtraBold`. */
const withoutInstance = (family: string) =>
  family.replace(
    /(?: \d{1,3}pt)?(?: (?:Thin|Hairline|(?:Extra|Ultra|Semi|Demi)?(?:Light|Bold)|Regular|Book|Medium|Black|Heavy))?$/i,
    '',
  ) || family;

/** OpenType `name`: record 16 is the typographic family, 1 the family; Windows' spelling is UTF-16. */
function familyOf(table: Buffer): string | null {
  const count = table.readUInt16BE(2);
  const strings = table.readUInt16BE(4);
  const found = new Map<number, string>();
  for (let row = 0; row < Math.min(count, 200); row++) {
    const at = 6 + row * 12;
    const [platform, name, length, offset] = [0, 6, 8, 10].map((more) => table.readUInt16BE(at + more));
    if ((name !== 1 && name !== 16) || length === undefined || offset === undefined || found.has(name)) continue;
    const raw = Buffer.from(table.subarray(strings + offset, strings + offset + length));
    const text =
      platform === 1
        ? raw.toString('latin1')
        : raw
            .subarray(0, raw.length & ~1)
            .swap16()
            .toString('utf16le');
    const clean = text.replaceAll(/[^\p{L}\p{N} ._-]/gu, '').trim();
    if (clean !== '') found.set(name, clean.slice(0, 60));
  }
  return found.get(16) ?? found.get(1) ?? null;
}
