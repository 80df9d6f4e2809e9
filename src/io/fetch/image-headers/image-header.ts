import type { ImageType } from '#domain/audit/emulation/image-probe.ts';

/**
 * The facts in the first bytes of a file. `more`: the size comes after these bytes. `broken`: the file claims to be of
 * that type and contradicts itself.
 */
export type ImageHeader =
  | {
      kind: 'image';
      type: ImageType;
      width: number;
      height: number /** The minimum size of the file. */;
      minBytes?: number;
    }
  | { kind: 'more'; type: ImageType }
  | { kind: 'broken'; type: ImageType }
  | { kind: 'not-an-image'; type: null };

/** Null if the bytes do not begin like this type. */
export type HeaderReader = (bytes: Buffer) => ImageHeader | null;

export const imageHeader = (type: ImageType, width: number, height: number, minBytes?: number): ImageHeader =>
  width > 0 && height > 0
    ? { kind: 'image', type, width, height, ...(minBytes ? { minBytes } : {}) }
    : { kind: 'broken', type };
