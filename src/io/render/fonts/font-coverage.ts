// Which characters a font file can draw, read from its own character map: a font that only claims a range would draw
// boxes. Reads TrueType and OpenType directly, WOFF and WOFF2 by unpacking the one table. Null if the file is not a
// font.
import { brotliDecompressSync, inflateSync } from 'node:zlib';
import type { FontFormat } from '#domain/template/assets.ts';
import { readCharacters } from './character-map.ts';

export type Coverage = (codePoint: number) => boolean;

const MAX_UNPACKED_BYTES = 40_000_000;

export function coverageOf(bytes: Buffer): Coverage | null {
  try {
    const table = fontTable(bytes, 'cmap');
    return table === null ? null : readCharacters(table);
  } catch {
    // Offsets beyond the file, broken compression: not a usable font.
    return null;
  }
}

/** Tables that are read here, with the numbers that WOFF2 gives them. */
const woff2Tags = { cmap: 0, head: 1, hhea: 2, hmtx: 3, name: 5, 'OS/2': 6, fvar: 47 } as const;
export type FontTable = keyof typeof woff2Tags;

/** The kind of font file by its first bytes; null: none. */
export function fontFormat(bytes: Buffer): FontFormat | null {
  const kind = bytes.toString('latin1', 0, 4);
  if (kind === 'wOF2') return 'woff2';
  if (kind === 'wOFF') return 'woff';
  if (kind === 'OTTO') return 'otf';
  return kind === 'true' || kind === '\0\x01\0\0' ? 'ttf' : null;
}

/** One table of a font file, unpacked. Throws if the file contradicts itself. */
export function fontTable(bytes: Buffer, tag: FontTable): Buffer | null {
  const format = fontFormat(bytes);
  if (format === null) return null;
  if (format === 'woff2') return fromWoff2(bytes, tag);
  if (format === 'woff')
    return fromDirectory(bytes, tag, { start: 44, count: bytes.readUInt16BE(12), row: 20, isPacked: true });
  return fromDirectory(bytes, tag, { start: 12, count: bytes.readUInt16BE(4), row: 16, isPacked: false });
}

function fromDirectory(
  bytes: Buffer,
  tag: FontTable,
  { start, count, row, isPacked }: { start: number; count: number; row: number; isPacked: boolean },
): Buffer | null {
  for (let at = start; at < start + count * row; at += row) {
    if (bytes.toString('latin1', at, at + 4) !== tag) continue;
    const offset = bytes.readUInt32BE(at + (isPacked ? 4 : 8));
    const length = bytes.readUInt32BE(at + (isPacked ? 8 : 12));
    const table = bytes.subarray(offset, offset + length);
    const isCompressed = isPacked && length < bytes.readUInt32BE(at + 12);
    return isCompressed ? inflateSync(table, { maxOutputLength: MAX_UNPACKED_BYTES }) : table;
  }
  return null;
}

/** WOFF2 packs all tables into one stream, in the order of its directory. */
function fromWoff2(bytes: Buffer, tag: FontTable): Buffer | null {
  const count = bytes.readUInt16BE(12);
  let at = 48;
  let offset = 0;
  let found: { offset: number; length: number } | null = null;
  const number = () => {
    let value = 0;
    for (let step = 0; step < 5; step++) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if (byte < 128) break;
    }
    return value;
  };
  for (let table = 0; table < count; table++) {
    const flags = bytes.readUInt8(at);
    at += 1;
    const known = flags & 63;
    const isWanted = known === 63 ? bytes.toString('latin1', at, at + 4) === tag : known === woff2Tags[tag];
    if (known === 63) at += 4;
    const original = number();
    // glyf (10) and loca (11) are transformed when the version is 0; every other table when it is not.
    const isTransformed = known === 10 || known === 11 ? flags >> 6 !== 3 : flags >> 6 !== 0;
    const length = isTransformed ? number() : original;
    if (isWanted) found = { offset, length };
    offset += length;
  }
  const packed = bytes.subarray(at, at + bytes.readUInt32BE(20));
  if (found === null) return null;
  const tables = brotliDecompressSync(packed, { maxOutputLength: MAX_UNPACKED_BYTES });
  return tables.subarray(found.offset, found.offset + found.length);
}
