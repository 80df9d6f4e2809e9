import { LRUCache } from 'lru-cache';
import { crawlState } from '#domain/enumerations.ts';
import type { ServedFile } from '#flows/serve-image/serving.ts';
import type { LoggedImage } from '#io/crawl-log/crawl-log.ts';
import { cacheControls, imageHeaders } from './image-response.ts';

// Recently requested images, ready to be sent: the raw request URL maps to bytes and headers, without reading the
// database, the disk or even parsing the URL.

export interface CachedLiveImage {
  image: ServedFile;
  /**
   * What the crawl log stores about the image, without its bytes: rows that wait to be written would keep those in
   * memory.
   */
  fetched: LoggedImage;
  etag: string;
  body: Buffer;
  /** Name, value, name, value: the raw form that Node writes without further processing. */
  headers: string[];
  notModified: string[];
  at: number;
  isRefreshing: boolean;
}

export interface LiveImageCache {
  /** `fresh`: as is; `stale`: sent while it is refreshed; `old`: only if nothing else is available. */
  get(address: string): { cached: CachedLiveImage; age: 'fresh' | 'stale' | 'old' } | null;
  put(address: string, image: ServedFile, more: CacheEntryInput): void;
  /** Drops the images of a project. */
  drop(projectId: number): void;
}

interface CacheEntryInput {
  varies: boolean;
  /** The value of the Cache-Tag header, by which caches in front of us can drop a project's images. */
  cacheTag: string;
}

/** A changed template takes effect this much later at a URL that is requested all the time … */
const FRESH_MS = 2_000;
/** … while one not requested for longer than this is looked up again before it is answered. */
const STALE_MS = 10_000;
const MAX_BYTES = 64_000_000;
const MAX_ADDRESSES = 20_000;
const MAX_ADDRESS_CHARACTERS = 1_000;

export function createLiveImageCache(now: () => number): LiveImageCache {
  const images = new LRUCache<string, CachedLiveImage>({
    max: MAX_ADDRESSES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
  });
  return {
    get(address) {
      const cached = images.get(address);
      if (!cached) return null;
      const age = now() - cached.at;
      return { cached, age: age < FRESH_MS ? 'fresh' : age < STALE_MS ? 'stale' : 'old' };
    },
    put(address, image, about) {
      const { projectId, status } = image;
      if (address.length > MAX_ADDRESS_CHARACTERS || status !== 200 || projectId === null) return;
      images.set(address, cachedImage({ ...image, projectId }, about, now()));
    },
    drop(projectId) {
      for (const [address, cached] of images.entries())
        if (cached.fetched.projectId === projectId) images.delete(address);
    },
  };
}

function cachedImage(
  image: ServedFile & { projectId: number },
  { varies, cacheTag }: CacheEntryInput,
  at: number,
): CachedLiveImage {
  const { projectId, subPageId, routeTemplateId, url } = image;
  const etag = `"${image.etag}"`;
  const body = Buffer.from(image.bytes.buffer, image.bytes.byteOffset, image.bytes.length);
  const common = [
    ...Object.entries(imageHeaders).flat(),
    'etag',
    etag,
    'cache-control',
    cacheControls[image.freshness],
    'cache-tag',
    cacheTag,
    ...(varies ? ['vary', 'Accept'] : []),
  ];
  const headers = [
    ...common,
    'content-type',
    image.contentType,
    'accept-ranges',
    'bytes',
    'content-length',
    String(body.length),
  ];
  const fetched = { projectId, subPageId, routeTemplateId, url, state: crawlState.Cached };
  return { image, fetched, etag, body, headers, notModified: common, at, isRefreshing: false };
}
