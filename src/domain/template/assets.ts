import { type ImageType, imageTypes } from '#domain/audit/emulation/image-probe.ts';
import type { AssetType } from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import { readColour, writeColour } from './colours.ts';

// Which files a project may upload. Every text and form field that names them is made from this list.

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
export const imageFormatNames = imageTypes.map((type) => imageNames[type]).join(', ');
export const fontFormatNames = fontFormats.map((format) => format.toUpperCase()).join(', ');

/** For the `accept` of a file input. */
export const imageAcceptAttribute = imageTypes
  .map((type) => (type === 'svg' ? 'image/svg+xml' : `image/${type}`))
  .join(',');
export const fontAcceptAttribute = fontFormats.map((format) => `.${format}`).join(',');

// The values of an asset without a file: a colour code, a font family, an image URL.

export type AssetValue = { ok: true; value: string } | { ok: false; text: Text };

/** `#abc`, `#aabbcc`, `rgb(1, 2, 3)`. A translucent colour would be drawn opaque. */
const code = /^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6})|rgb\([\d\s,]+\))$/i;
/** The family is used in style attributes: letters, digits, spaces and hyphens only. */
const family = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,59}$/u;

export function readAssetValue(type: AssetType, given: string): AssetValue {
  const value = given.trim();
  if (type === 'color') {
    const colour = code.test(value) ? readColour(value) : null;
    return colour ? { ok: true, value: writeColour(colour) } : refused.color;
  }
  if (type === 'font') return family.test(value) ? { ok: true, value } : refused.font;
  const url = URL.parse(value);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isWeb ? { ok: true, value: url.href } : refused.image;
}

const refused = {
  color: {
    ok: false,
    text: { en: 'Enter a colour such as #1f4e79.', de: 'Geben Sie eine Farbe wie #1f4e79 ein.' },
  },
  font: {
    ok: false,
    text: { en: 'Enter the name of a font family.', de: 'Geben Sie den Namen einer Schriftfamilie ein.' },
  },
  image: {
    ok: false,
    text: { en: 'Enter a valid URL.', de: 'Geben Sie eine gültige Webadresse ein.' },
  },
} as const satisfies Record<AssetType, AssetValue>;
