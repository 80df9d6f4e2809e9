import { crc32 } from 'node:zlib';
import { type HeaderReader, imageHeader } from './image-header.ts';

// Formats whose size is at a known place near the beginning: JPEG, PNG, WebP and GIF.

/** Start of frame, all kinds of coding; C4, C8 and CC among them mean something else (ITU T.81, table B.1). */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers without a length: TEM, RST0 to RST7, SOI. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/**
 * Steps from segment to segment by length, so that the thumbnail inside an EXIF segment is never taken for the image.
 * The size is the stored one: EXIF rotation is not applied, as platforms disagree about it.
 */
export const readJpeg: HeaderReader = (bytes) => {
  if (bytes.length < 3 || bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return null;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return { kind: 'broken', type: 'jpeg' };
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isBare(marker)) {
      at += 2;
      continue;
    }
    if (marker === START_OF_SCAN || marker === END_OF_IMAGE) return { kind: 'broken', type: 'jpeg' };
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return { kind: 'broken', type: 'jpeg' };
    if (isFrame(marker)) {
      if (at + 9 > bytes.length) return { kind: 'more', type: 'jpeg' };
      return imageHeader('jpeg', bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    }
    at += 2 + length;
  }
  return { kind: 'more', type: 'jpeg' };
};

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
  return imageHeader('png', width, height, Math.ceil((width * height * bits) / 8 / BEST_DEFLATE_RATIO));
};

/** RIFF container; the first chunk is VP8 (lossy, RFC 6386), VP8L (lossless) or VP8X (extended: canvas size). */
export const readWebp: HeaderReader = (bytes) => {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  if (bytes.length < 30) return { kind: 'more', type: 'webp' };
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      // A key frame begins with this code; without it there is no size and no image.
      if (bytes.readUIntBE(23, 3) !== 0x9d012a) return { kind: 'broken', type: 'webp' };
      return imageHeader('webp', bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return { kind: 'broken', type: 'webp' };
      const packed = bytes.readUInt32LE(21);
      return imageHeader('webp', (packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return imageHeader('webp', bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
    default:
      return { kind: 'broken', type: 'webp' };
  }
};

/** GIF89a, 18: the logical screen is what a viewer shows, whatever the size of the frames. */
export const readGif: HeaderReader = (bytes) => {
  if (!/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return null;
  if (bytes.length < 10) return { kind: 'more', type: 'gif' };
  return imageHeader('gif', bytes.readUInt16LE(6), bytes.readUInt16LE(8));
};
