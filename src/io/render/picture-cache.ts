// Pictures from outside, kept for some minutes: a collage of a shop asks for the same photos again and again.

export interface PictureCache {
  get(url: string): Uint8Array | null;
  put(url: string, bytes: Uint8Array): void;
  /** Drops what belongs to somebody who is gone. */
  forget(isTheirs: (url: string) => boolean): void;
}

export function createPictureCache(options: { maxBytes: number; ttlMs: number; now: () => number }): PictureCache {
  const kept = new Map<string, { bytes: Uint8Array; until: number }>();
  let size = 0;
  const drop = (url: string) => {
    size -= kept.get(url)?.bytes.length ?? 0;
    kept.delete(url);
  };
  return {
    get(url) {
      const entry = kept.get(url);
      if (!entry) return null;
      if (entry.until >= options.now()) return entry.bytes;
      drop(url);
      return null;
    },
    put(url, bytes) {
      // One that fills a quarter by itself would push out all the others.
      if (bytes.length > options.maxBytes / 4) return;
      drop(url);
      kept.set(url, { bytes, until: options.now() + options.ttlMs });
      size += bytes.length;
      for (const oldest of kept.keys()) {
        if (size <= options.maxBytes) break;
        drop(oldest);
      }
    },
    forget(isTheirs) {
      for (const url of kept.keys()) if (isTheirs(url)) drop(url);
    },
  };
}
