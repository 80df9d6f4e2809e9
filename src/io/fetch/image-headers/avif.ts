import { type HeaderReader, type ImageHeader, imageHeader } from './image-header.ts';

// ISO base media file (ISO 14496-12) with image items (23008-12): ftyp, then meta with
//   pitm: which item is the image, iprp/ipco: a list of properties, iprp/ipma: which item has which of them.
// `ispe` is the size, `irot` a rotation. Thumbnails, alpha planes and tiles have sizes of their own, hence the
// traversal.

/** Never past its parent or the bytes at hand; `isCut` if its own size says more. */
type Box = { type: string; start: number; end: number; isCut: boolean };

const MAX_BOXES = 1_000;

export const readAvif: HeaderReader = (bytes) => {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp' || bytes.length < 16) return null;
  const fileType = bytes.readUInt32BE(0);
  const brands = bytes.toString('latin1', 8, Math.min(fileType, bytes.length, 256));
  if (!/^(....)*?avi[fs]/s.test(brands)) return null;
  const meta = boxes(bytes, fileType, bytes.length).find((box) => box.type === 'meta');
  if (!meta || meta.isCut) return { kind: 'more', type: 'avif' };
  return sizeOf(bytes, boxes(bytes, meta.start + 4, meta.end)) ?? { kind: 'broken', type: 'avif' };
};

function sizeOf(bytes: Buffer, meta: Box[]): ImageHeader | null {
  const properties = meta.find((box) => box.type === 'iprp');
  if (!properties) return null;
  const children = boxes(bytes, properties.start, properties.end);
  const container = children.find((box) => box.type === 'ipco');
  if (!container) return null;
  const list = boxes(bytes, container.start, container.end);
  const mine = propertiesOf(bytes, primaryItem(bytes, meta), children).map((index) => list[index - 1]);
  const has = (type: string) => mine.find((box) => box?.type === type) ?? null;
  const size = has('ispe') ?? list.find((box) => box.type === 'ispe') ?? null;
  if (!size || size.end - size.start < 12) return null;
  const width = bytes.readUInt32BE(size.start + 4);
  const height = bytes.readUInt32BE(size.start + 8);
  const turn = has('irot');
  const sideways = turn !== null && turn.end > turn.start && (bytes.readUInt8(turn.start) & 1) === 1;
  return sideways ? imageHeader('avif', height, width) : imageHeader('avif', width, height);
}

function primaryItem(bytes: Buffer, meta: Box[]): number {
  const box = meta.find(({ type }) => type === 'pitm');
  if (!box || box.end - box.start < 6) return 1;
  return bytes[box.start] === 0 || box.end - box.start < 8
    ? bytes.readUInt16BE(box.start + 4)
    : bytes.readUInt32BE(box.start + 4);
}

/** One-based indexes into the list of properties. */
function propertiesOf(bytes: Buffer, item: number, children: Box[]): number[] {
  for (const { start, end } of children.filter(({ type }) => type === 'ipma')) {
    if (end - start < 8) continue;
    const idBytes = (bytes[start] ?? 0) === 0 ? 2 : 4;
    const wide = ((bytes[start + 3] ?? 0) & 1) === 1;
    let at = start + 8;
    for (let entries = bytes.readUInt32BE(start + 4); entries > 0 && at + idBytes + 1 <= end; entries -= 1) {
      const id = bytes.readUIntBE(at, idBytes);
      const count = bytes[at + idBytes] ?? 0;
      at += idBytes + 1;
      const width = wide ? 2 : 1;
      if (at + count * width > end) break;
      if (id === item)
        return Array.from(
          { length: count },
          (_, n) => bytes.readUIntBE(at + n * width, width) & (wide ? 0x7fff : 0x7f),
        );
      at += count * width;
    }
  }
  return [];
}

function boxes(bytes: Buffer, from: number, to: number): Box[] {
  const found: Box[] = [];
  const last = Math.min(to, bytes.length);
  let at = from;
  while (at + 8 <= last && found.length < MAX_BOXES) {
    const size = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    // Size 0: to the end of the file. Size 1 (64 bits) is for media data, which comes after the header in every real
    // file.
    const end = size === 0 ? last : at + size;
    if (size !== 0 && size < 8) break;
    found.push({ type, start: at + 8, end: Math.min(end, last), isCut: end > last });
    at = end;
  }
  return found;
}
