// The brand of a home page: colours, logo, fonts. Bounded patterns over head and inline styles; style
// sheets are not fetched.

import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { resolveUrl } from '#domain/meta/resolve-url.ts';

export interface Brand {
  /** `#rrggbb`, most characteristic first. */
  colours: string[];
  logoUrl: string | null;
  fonts: string[];
}

const MAX_COLOURS = 5;
const MAX_FONTS = 3;
const MAX_COLOUR_LENGTH = 60;
/** Head and header; what comes later is content. */
const INSPECTED = 400_000;

/** `--color-button: 196, 53, 13`, `--brand-primary: #c4350d`: names that themes give to accent colours. */
const property =
  /--([\w-]{0,60}(?:accent|primary|brand|button|highlight)[\w-]{0,40})\s{0,3}:\s{0,3}(#[0-9a-f]{3}(?:[0-9a-f]{3})?\b|(?:rgba?\()?\s{0,3}\d{1,3}\s{0,2}[, ]\s{0,2}\d{1,3}\s{0,2}[, ]\s{0,2}\d{1,3})/gi;
const notTheColour = /text|label|border|shadow|contrast|hover|foreground|on-|opacity|radius|size|width|height|padding/i;
const fontProperty =
  /--font-(?:heading|body|base|header|primary)[\w-]{0,20}family[\w-]{0,10}\s{0,3}:\s{0,3}([^;}\n]{1,200})/gi;
const googleFont = /fonts\.(?:googleapis|bunny)\.(?:com|net)\/css2?\?family=([^"'&:<>]{1,60})/gi;
const anImage = /<img\s/gi;
const namesLogo = /(?:class|id|alt)=["'][^"']{0,200}logo/i;
/** The page is untrusted: the pattern above sees one element at a time, and only this many. */
const MAX_IMAGES = 200;
const MAX_ELEMENT_LENGTH = 3000;
const imageSource = /\s(?:src|data-src)=["']([^"']{1,2000})["']/i;
const jsonLogo = /"logo"\s{0,3}:\s{0,3}(?:\{[^{}]{0,400}?"url"\s{0,3}:\s{0,3})?"([^"]{5,1000})"/;

export function readBrand(html: string, meta: MetaTagData): Brand {
  const text = html.slice(0, INSPECTED);
  const named = [...text.matchAll(property)]
    .filter(([, name = '']) => !notTheColour.test(name))
    .map(([, , value = '']) => hexOf(value));
  const tile = meta.tags.find((tag) => tag.key === 'msapplication-tilecolor')?.value ?? '';
  const colours = [hexOf(meta.themeColor ?? ''), ...named, hexOf(tile)].filter((colour) => colour !== null);
  return {
    colours: [...new Set(colours)].sort((a, b) => Number(isPlain(a)) - Number(isPlain(b))).slice(0, MAX_COLOURS),
    logoUrl: readLogo(text, meta),
    fonts: readFonts(text),
  };
}

function readLogo(text: string, meta: MetaTagData): string | null {
  const candidates = [
    jsonLogo.exec(text)?.[1]?.replaceAll('\\/', '/'),
    ...logoImages(text).map((tag) => imageSource.exec(tag)?.[1]?.replaceAll('&amp;', '&')),
  ];
  for (const candidate of candidates) {
    const url = candidate && !candidate.startsWith('data:') ? resolveUrl(candidate, meta.url) : null;
    if (url && /^https?:/.test(url)) return url;
  }
  const touch = meta.favicons.find(({ rel }) => rel.includes('apple-touch'));
  // A favicon of 16 pixels is too small for a logo.
  return touch?.url ?? meta.favicons.find(({ size }) => (size ?? 0) >= 96)?.url ?? null;
}

function logoImages(text: string): string[] {
  const found: string[] = [];
  let images = 0;
  for (const { index } of text.matchAll(anImage)) {
    if (++images > MAX_IMAGES) break;
    const element = text.slice(index, index + MAX_ELEMENT_LENGTH).split('>', 1)[0] ?? '';
    if (namesLogo.test(element)) found.push(element);
  }
  return found;
}

function readFonts(text: string): string[] {
  const declared = [...text.matchAll(fontProperty)].map(([, value = '']) => value.split(',')[0] ?? '');
  const linked = [...text.matchAll(googleFont)].map(([, value = '']) => value.replaceAll('+', ' '));
  const names = [...declared, ...linked].map((name) => name.replace(/["']/g, '').trim());
  return [...new Set(names.filter((name) => /^[A-Za-z][\w -]{1,50}$/.test(name)))].slice(0, MAX_FONTS);
}

/** `#rgb`, `#rrggbb`, `1, 2, 3` and `rgb(1 2 3)` as `#rrggbb`; null for anything else. */
export function hexOf(value: string): string | null {
  const text = value.trim().toLowerCase();
  // The pattern below tries every way to split a run of spaces.
  if (text.length > MAX_COLOUR_LENGTH) return null;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  const numbers = /^(?:rgba?\()?\s{0,3}(\d{1,3})\s{0,2}[, ]\s{0,2}(\d{1,3})\s{0,2}[, ]\s{0,2}(\d{1,3})/.exec(text);
  if (!numbers) return null;
  const parts = numbers.slice(1).map(Number);
  if (parts.some((part) => part > 255)) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Black, white and greys say little about a brand: they come last. */
function isPlain(colour: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) < 24;
}
