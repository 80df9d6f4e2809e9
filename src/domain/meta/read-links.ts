import type { Favicon, MetaTag } from './meta-tag-data.ts';
import { resolveUrl } from './resolve-url.ts';

/** Smaller icons are not worth showing (docs/specification.md#s5.17: down to 16). */
const MIN_ICON_PIXELS = 16;

const iconKeys = new Set(['icon', 'apple-touch-icon', 'fluid-icon', 'mask-icon']);

/** Every declared icon, best first: largest declared size, then `any`, then those without a size. */
export function readFavicons(links: MetaTag[], base: string): Favicon[] {
  const icons: (Favicon & { rank: number })[] = [];
  for (const { key, value, extra } of links) {
    if (!iconKeys.has(key)) continue;
    const url = resolveUrl(value, base);
    if (url === null) continue;
    const size = largestSize(extra?.sizes);
    // A mask icon is a silhouette, useful only for a pinned tab.
    const rank = key === 'mask-icon' ? -1 : (size ?? (isScalable(extra?.sizes, url) ? 1 : 0));
    icons.push({ url, size, rel: extra?.rel ?? key, rank });
  }
  return icons.sort((one, other) => other.rank - one.rank).map(({ url, size, rel }) => ({ url, size, rel }));
}

/** The best one, or what every browser tries if a page declares none. */
export function chooseFavicon(favicons: Favicon[], origin: string): Favicon | null {
  const best = favicons.find(({ size, rel }) => (size === null || size >= MIN_ICON_PIXELS) && !/mask-icon/i.test(rel));
  return best ?? (origin === '' ? null : { url: `${origin}/favicon.ico`, size: null, rel: 'favicon.ico' });
}

function isScalable(sizes: string | undefined, url: string): boolean {
  return /\bany\b/i.test(sizes ?? '') || /\.svg(?:[?#]|$)/i.test(url);
}

function largestSize(sizes: string | undefined): number | null {
  let largest = 0;
  for (const [, width, height] of (sizes ?? '').matchAll(/(\d{1,5})x(\d{1,5})/gi)) {
    largest = Math.max(largest, Number(width), Number(height));
  }
  return largest > 0 ? largest : null;
}

/** hreflang → URL, the first of each language. */
export function readLocales(links: MetaTag[], base: string): Record<string, string> {
  const locales = new Map<string, string>();
  for (const { key, value, extra } of links) {
    const language = extra?.hreflang?.trim();
    if (key !== 'alternate' || !language || locales.has(language)) continue;
    const url = resolveUrl(value, base);
    if (url !== null) locales.set(language, url);
  }
  return Object.fromEntries(locales);
}

export function readOembed(links: MetaTag[], base: string): string | null {
  const oembed = links.filter(({ key, extra }) => key === 'alternate' && /oembed/i.test(extra?.type ?? ''));
  const link = oembed.find(({ extra }) => /json/i.test(extra?.type ?? '')) ?? oembed[0];
  return link === undefined ? null : resolveUrl(link.value, base);
}
