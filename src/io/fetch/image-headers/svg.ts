// SVG is untrusted XML. Only the attributes of the root element are read: no script runs, no reference is followed, no
// entity is expanded (saxes knows the five of XML and leaves others alone), nothing after the first tag is read.
import { SaxesParser } from 'saxes';
import { type HeaderReader, type ImageHeader, imageHeader } from './image-header.ts';

/** CSS absolute units in px (CSS Values 4, 6.2). Percentages and em depend on the page: not a size of the file. */
const pixelsOf: ReadonlyMap<string, number> = new Map(
  Object.entries({
    '': 1,
    px: 1,
    pt: 4 / 3,
    pc: 16,
    in: 96,
    cm: 96 / 2.54,
    mm: 96 / 25.4,
    q: 96 / 101.6,
  }),
);

/** The size browsers give an image that declares none (CSS 2, 10.3.2). */
const DEFAULT_WIDTH = 300;
const DEFAULT_HEIGHT = 150;
const MAX_LENGTH_CHARACTERS = 60;

/** Editors write long comments and document types before the root element, but not longer than this. */
const MAX_PROLOGUE_BYTES = 64_000;

const opening = /^\s*(?:<\?xml\b|<!--|<!doctype\s+svg\b|<svg\b|<svg:svg\b)/i;

export const readSvg: HeaderReader = (bytes) => {
  const text = decode(bytes.subarray(0, MAX_PROLOGUE_BYTES));
  if (!opening.test(text)) return null;
  const root = rootElement(text);
  if (root === 'more')
    return bytes.length < MAX_PROLOGUE_BYTES && /<svg|<!doctype\s+svg/i.test(text)
      ? { kind: 'more', type: 'svg' }
      : null;
  if (!/^(?:\w+:)?svg$/i.test(root.name)) return null;
  return sizeOf(root.attributes);
};

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le', 2, bytes.length & ~1);
  const text = bytes.toString('utf8');
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

function rootElement(text: string): { name: string; attributes: Record<string, string> } | 'more' {
  const parser = new SaxesParser();
  let root: { name: string; attributes: Record<string, string> } | null = null;
  parser.on('error', () => {});
  parser.on('opentag', ({ name, attributes }) => {
    root ??= { name, attributes };
  });
  // In pieces, to stop soon after the first tag instead of parsing a whole drawing.
  for (let at = 0; at < text.length && root === null; at += 512) parser.write(text.slice(at, at + 512));
  return root ?? 'more';
}

function sizeOf(attributes: Record<string, string>): ImageHeader {
  const width = pixels(attributes.width);
  const height = pixels(attributes.height);
  const [, , boxWidth = 0, boxHeight = 0] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : null;
  if (width !== null && height !== null) return imageHeader('svg', Math.round(width), Math.round(height));
  if (width !== null) return imageHeader('svg', Math.round(width), Math.round(ratio ? width / ratio : DEFAULT_HEIGHT));
  if (height !== null)
    return imageHeader('svg', Math.round(ratio ? height * ratio : DEFAULT_WIDTH), Math.round(height));
  return ratio
    ? imageHeader('svg', Math.round(boxWidth), Math.round(boxHeight))
    : imageHeader('svg', DEFAULT_WIDTH, DEFAULT_HEIGHT);
}

function pixels(length: string | undefined): number | null {
  if (length === undefined || length.length > MAX_LENGTH_CHARACTERS) return null;
  const [, number = '', unit = ''] =
    /^\+?((?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec(length.trim()) ?? [];
  const factor = pixelsOf.get(unit.toLowerCase());
  return number === '' || factor === undefined ? null : Number(number) * factor;
}
