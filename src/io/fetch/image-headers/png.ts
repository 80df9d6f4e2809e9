import { crc32 } from 'node:zlib';
import { type HeaderReader, image } from './image-header.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const channelsOfColourType: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Deflate cannot compress better than this, so the declared size implies a minimum file size. */
const BEST_DEFLATE_RATIO = 1_032;

/** PNG specification, 11.2.1: IHDR is the first chunk, 13 bytes long, with its own checksum. */
export const readPng: HeaderReader = (bytes) => {
  if (!bytes.subarray(0, 8).equals(signature.subarray(0, Math.min(8, bytes.length))) || bytes.length < 4) return null;
  if (bytes.length < 33) return { kind: 'more', type: 'png' };
  const chunk = bytes.subarray(12, 29);
  // Apple's CgBI puts its own chunk first; browsers do not show such files either.
  if (bytes.readUInt32BE(8) !== 13 || chunk.toString('latin1', 0, 4) !== 'IHDR') return { kind: 'broken', type: 'png' };
  if (crc32(chunk) !== bytes.readUInt32BE(29)) return { kind: 'broken', type: 'png' };
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const bits = (bytes[24] ?? 0) * (channelsOfColourType[bytes[25] ?? -1] ?? 0);
  if (bits === 0) return { kind: 'broken', type: 'png' };
  return image('png', width, height, Math.ceil((width * height * bits) / 8 / BEST_DEFLATE_RATIO));
};
