// Which files a project may upload. Every text and form field that names them is made from this list.
import { type ImageType, imageTypes } from '#domain/audit/emulation/image-probe.ts';

const fontFormats = ['woff2', 'woff', 'ttf', 'otf'] as const;
export type FontFormat = (typeof fontFormats)[number];

const imageNames: Record<ImageType, string> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  gif: 'GIF',
  svg: 'SVG',
  avif: 'AVIF',
};

/** As people read them: `JPEG, PNG, …`. */
export const acceptedImages = imageTypes.map((type) => imageNames[type]).join(', ');
export const acceptedFonts = fontFormats.map((format) => format.toUpperCase()).join(', ');

/** For the `accept` of a file input. */
export const acceptImages = imageTypes.map((type) => (type === 'svg' ? 'image/svg+xml' : `image/${type}`)).join(',');
export const acceptFonts = fontFormats.map((format) => `.${format}`).join(',');
