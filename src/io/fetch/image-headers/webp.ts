import { type HeaderReader, image } from './image-header.ts';

/** RIFF container; the first chunk is VP8 (lossy, RFC 6386), VP8L (lossless) or VP8X (extended: canvas size). */
export const readWebp: HeaderReader = (bytes) => {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP') return null;
  if (bytes.length < 30) return { kind: 'more', type: 'webp' };
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      // A key frame begins with this code; without it there is no size and no image.
      if (bytes.readUIntBE(23, 3) !== 0x9d012a) return { kind: 'broken', type: 'webp' };
      return image('webp', bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
    case 'VP8L': {
      if (bytes[20] !== 0x2f) return { kind: 'broken', type: 'webp' };
      const packed = bytes.readUInt32LE(21);
      return image('webp', (packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X':
      return image('webp', bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
    default:
      return { kind: 'broken', type: 'webp' };
  }
};
