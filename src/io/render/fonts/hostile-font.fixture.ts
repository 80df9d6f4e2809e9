// Fonts made to be expensive, for tests: TrueType files with one table.

/** A font file with the given tables and nothing else. */
function fontFileOf(tables: Record<string, Buffer>): Buffer {
  const names = Object.keys(tables);
  const head = Buffer.alloc(12 + names.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(names.length, 4);
  let offset = head.length;
  for (const [at, name] of names.entries()) {
    const table = tables[name] ?? Buffer.alloc(0);
    head.write(name, 12 + at * 16, 'latin1');
    head.writeUInt32BE(offset, 12 + at * 16 + 8);
    head.writeUInt32BE(table.length, 12 + at * 16 + 12);
    offset += table.length;
  }
  return Buffer.concat([head, ...names.map((name) => tables[name] ?? Buffer.alloc(0))]);
}

/** Every entry names the same list: 65,535 entries × 100,000 groups make 6.5 billion ranges in 1.7 MB. */
export function manyEntries(entries = 65_535, groups = 100_000): Buffer {
  const start = 4 + entries * 8;
  const table = Buffer.alloc(start + 16 + groups * 12);
  table.writeUInt16BE(entries, 2);
  for (let entry = 0; entry < entries; entry++) table.writeUInt32BE(start, 8 + entry * 8);
  table.writeUInt16BE(12, start);
  table.writeUInt32BE(groups, start + 12);
  for (let group = 0; group < groups; group++) {
    const at = start + 16 + group * 12;
    // Every second character, so that nothing can be merged.
    table.writeUInt32BE(group * 2, at);
    table.writeUInt32BE(group * 2, at + 4);
    table.writeUInt32BE(group, at + 8);
  }
  return fontFileOf({ cmap: table });
}

/** Entries that name different lists, each a few bytes further into the same groups. */
export function shiftedLists(entries = 20_000): Buffer {
  const start = 4 + entries * 8;
  const table = Buffer.alloc(start + 1_200_000, 0);
  table.writeUInt16BE(entries, 2);
  for (let entry = 0; entry < entries; entry++) {
    const offset = start + entry * 20;
    table.writeUInt32BE(offset, 8 + entry * 8);
    table.writeUInt16BE(12, offset);
    table.writeUInt32BE(0xffff_ffff, offset + 12);
  }
  return fontFileOf({ cmap: table });
}

/** Format 4: thousands of segments that each cover all 65,536 characters, one by one. */
export function overlappingSegments(segments = 6_000): Buffer {
  const half = segments * 2;
  const start = 12;
  const table = Buffer.alloc(start + 16 + 4 * half + 200_000, 1);
  table.writeUInt16BE(1, 2);
  table.writeUInt32BE(start, 8);
  table.writeUInt16BE(4, start);
  table.writeUInt16BE(half, start + 6);
  for (let at = 0; at < half; at += 2) {
    table.writeUInt16BE(0xfffe, start + 14 + at);
    table.writeUInt16BE(0, start + 16 + half + at);
    table.writeUInt16BE(0, start + 16 + 2 * half + at);
    table.writeUInt16BE(half + 2, start + 16 + 3 * half + at);
  }
  return fontFileOf({ cmap: table });
}
