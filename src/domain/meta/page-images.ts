// The first images of the page itself: what a platform, or a person, may use if og:image is missing.

import { attributeAt } from './attributes.ts';
import { cleanText } from './clean-text.ts';
import type { ReadableBytes } from './readable-bytes.ts';
import { resolveUrl } from './resolve-url.ts';
import type { FoundElement } from './scan-markup.ts';

const MAX_ALTERNATIVES = 10;
/** Longer than servers and platforms accept. */
const MAX_ADDRESS = 8192;
/** Tracking pixels, spacers and flags. */
const MIN_SHOWN_PIXELS = 32;

export function readPageImages(page: ReadableBytes, images: FoundElement[], base: string): string[] {
  const found = new Set<string>();
  for (const { attributes } of images) {
    if (found.size >= MAX_ALTERNATIVES) break;
    const value = (name: string): string | null => {
      const at = attributeAt(page.scanned, attributes, name);
      if (at === -1) return null;
      return cleanText(page.text(attributes[at + 2] as number, attributes[at + 3] as number), true);
    };
    if (isTiny(value('width')) || isTiny(value('height'))) continue;
    // Lazy loaders leave a placeholder in src and the image in data-src.
    const candidates = [value('src'), value('data-src'), firstOfSet(value('srcset')), firstOfSet(value('data-srcset'))];
    const address = candidates.find(
      (candidate) => candidate && candidate.length <= MAX_ADDRESS && !/^(?:data:|about:|#)/i.test(candidate),
    );
    const url = address ? resolveUrl(address, base) : null;
    if (url !== null && /^https?:/.test(url)) found.add(url);
  }
  return [...found];
}

function isTiny(pixels: string | null): boolean {
  return pixels !== null && /^\d+(?:px)?$/.test(pixels) && Number.parseInt(pixels, 10) < MIN_SHOWN_PIXELS;
}

function firstOfSet(set: string | null): string | null {
  return set?.trim().split(/[\s,]/, 1)[0] ?? null;
}
