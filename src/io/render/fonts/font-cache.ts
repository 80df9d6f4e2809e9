// Shop fonts that this process has received: cached by content, so that the next card only names them.
import type { JobFont } from '#io/render/processes/render-job.ts';
import type { AssetFont } from './fonts.ts';

export interface CachedFont extends AssetFont {
  /** Identifies the content. */
  key: string;
}

const MAX_CACHE_BYTES = 24_000_000;
const cache = new Map<string, Uint8Array>();

/** With their bytes; null if one was neither sent nor cached. */
export function cacheFonts(fonts: JobFont[]): CachedFont[] | null {
  const found: CachedFont[] = [];
  for (const font of fonts) {
    const data = cache.get(font.key) ?? font.data;
    if (!data) return null;
    // Move to the end: the first one is evicted first.
    cache.delete(font.key);
    cache.set(font.key, data);
    found.push({ ...font, data });
  }
  const inUse = new Set(fonts.map(({ key }) => key));
  let bytes = 0;
  for (const data of cache.values()) bytes += data.length;
  for (const [key, data] of cache) {
    if (bytes <= MAX_CACHE_BYTES || inUse.has(key)) break;
    cache.delete(key);
    bytes -= data.length;
  }
  return found;
}
