import type { ServedPicture } from '#flows/serve-image/served-image.ts';
import { cacheControls, matches, pictureHeaders } from './answer.ts';

// Pictures asked for a moment ago, ready to be sent: the address as it stands in the request leads to bytes and headers, with
// no look at the database, the disk or even the address's parts.

export interface HotPicture {
  picture: ServedPicture;
  etag: string;
  body: Buffer;
  /** Name, value, name, value: what Node writes without looking at it again. */
  headers: string[];
  notModified: string[];
  at: number;
  isAsked: boolean;
}

export interface HotPictures {
  /** `fresh`: as it is; `stale`: to be sent while somebody looks; `old`: only where nothing else is to be had. */
  get(address: string): { hot: HotPicture; age: 'fresh' | 'stale' | 'old' } | null;
  put(address: string, picture: ServedPicture, varies: boolean): void;
}

/** A changed template shows after this at the latest in an address that is asked for all the time … */
const FRESH_MS = 2_000;
/** … and at once in one that was not asked for longer than this. */
const STALE_MS = 10_000;
const MAX_BYTES = 64_000_000;
const MAX_ADDRESSES = 20_000;
const MAX_ADDRESS_CHARACTERS = 1_000;

export function createHotPictures(now: () => number): HotPictures {
  const kept = new Map<string, HotPicture>();
  let size = 0;
  const drop = (address: string) => {
    size -= kept.get(address)?.body.length ?? 0;
    kept.delete(address);
  };
  return {
    get(address) {
      const hot = kept.get(address);
      if (!hot) return null;
      const age = now() - hot.at;
      return { hot, age: age < FRESH_MS ? 'fresh' : age < STALE_MS ? 'stale' : 'old' };
    },
    put(address, picture, varies) {
      if (address.length > MAX_ADDRESS_CHARACTERS || picture.status !== 200 || picture.projectId === null) return;
      drop(address);
      kept.set(address, hotPicture(picture, varies, now()));
      size += picture.bytes.length;
      for (const oldest of kept.keys()) {
        if (size <= MAX_BYTES && kept.size <= MAX_ADDRESSES) break;
        drop(oldest);
      }
    },
  };
}

function hotPicture(picture: ServedPicture, varies: boolean, at: number): HotPicture {
  const etag = `"${picture.etag}"`;
  const body = Buffer.from(picture.bytes.buffer, picture.bytes.byteOffset, picture.bytes.length);
  const common = [
    ...Object.entries(pictureHeaders).flat(),
    'etag',
    etag,
    'cache-control',
    cacheControls[picture.freshness],
    ...(varies ? ['vary', 'Accept'] : []),
  ];
  const headers = [
    ...common,
    'content-type',
    picture.contentType,
    'accept-ranges',
    'bytes',
    'content-length',
    String(body.length),
  ];
  return { picture, etag, body, headers, notModified: common, at, isAsked: false };
}

export const isNotModified = (hot: HotPicture, ifNoneMatch: string | undefined) => matches(ifNoneMatch, hot.etag);
