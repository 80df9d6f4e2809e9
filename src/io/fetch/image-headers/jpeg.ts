import { type HeaderReader, image } from './image-header.ts';

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
      return image('jpeg', bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    }
    at += 2 + length;
  }
  return { kind: 'more', type: 'jpeg' };
};
