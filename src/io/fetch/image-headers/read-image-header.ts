import { readAvif } from './avif.ts';
import type { HeaderReader, ImageHeader } from './image-header.ts';
import { readGif, readJpeg, readPng, readWebp } from './raster-headers.ts';
import { readSvg } from './svg.ts';

/** SVG last: it is text, and the others are recognised by their first bytes. */
const readers: readonly HeaderReader[] = [readJpeg, readPng, readWebp, readGif, readAvif, readSvg];

/** Type and size by content, from the beginning of a file. Never throws, whatever the bytes. */
export function readImageHeader(bytes: Uint8Array): ImageHeader {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const read of readers) {
    const header = read(buffer);
    if (header) return header;
  }
  return { kind: 'not-an-image', type: null };
}
