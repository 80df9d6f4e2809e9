import { type HeaderReader, image } from './image-header.ts';

/** GIF89a, 18: the logical screen is what a viewer shows, whatever the size of the frames. */
export const readGif: HeaderReader = (bytes) => {
  if (!/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return null;
  if (bytes.length < 10) return { kind: 'more', type: 'gif' };
  return image('gif', bytes.readUInt16LE(6), bytes.readUInt16LE(8));
};
