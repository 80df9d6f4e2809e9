// Fonts of shops that this process has been sent: kept by their content, so that the next card names them only.
import type { JobFont } from '../processes/render-job.ts';
import type { AssetFont } from './fonts.ts';

export interface CachedFont extends AssetFont {
  /** Names the content. */
  key: string;
}

const MAX_CACHE_BYTES = 24_000_000;
const kept = new Map<string, Uint8Array>();

/** With their bytes; null where one has neither come along nor is kept. */
export function cacheFonts(fonts: JobFont[]): CachedFont[] | null {
  const found: CachedFont[] = [];
  for (const font of fonts) {
    const data = kept.get(font.key) ?? font.data;
    if (!data) return null;
    // To the end: the first one goes first.
    kept.delete(font.key);
    kept.set(font.key, data);
    found.push({ ...font, data });
  }
  const inUse = new Set(fonts.map(({ key }) => key));
  let bytes = 0;
  for (const data of kept.values()) bytes += data.length;
  for (const [key, data] of kept) {
    if (bytes <= MAX_CACHE_BYTES || inUse.has(key)) break;
    kept.delete(key);
    bytes -= data.length;
  }
  return found;
}
