import { crawlState } from '#domain/enumerations.ts';
import type { ServedPicture } from '#flows/serve-image/served-image.ts';
import type { FetchedImage } from '#io/crawls/crawl-log.ts';
import type { MemoryFile } from '#io/system/send-now.ts';
import { cacheControls, pictureHeaders } from './answer.ts';
import { createHotFile } from './hot-files.ts';

// Pictures asked for a moment ago, ready to be sent: the address as it stands in the request leads to bytes and headers, with
// no look at the database, the disk or even the address's parts.

export interface HotPicture {
  picture: ServedPicture;
  /** What a crawl row says about it: without the bytes, which rows that wait would hold fast. */
  fetched: FetchedImage;
  etag: string;
  body: Buffer;
  /** Name, value, name, value: what Node writes without looking at it again. */
  headers: string[];
  notModified: string[];
  /** The same as bytes, as they go over the wire. */
  wire: { second: number; sent: number; whole: WireAnswer; notModified: WireAnswer } | null;
  at: number;
  isAsked: boolean;
  /** Looks at it the slow way, and keeps what there is then. False: there is no such picture any more. */
  look(): Promise<boolean>;
}

/** Status line, headers and body in one piece, which is sent with one call to the system. */
interface WireAnswer {
  bytes: Buffer;
  /** The same bytes, where they are asked for often. */
  file: MemoryFile | null;
  /** Where the date stands; it is always 29 characters long. */
  dateAt: number;
}

export interface HotPictures {
  /** `fresh`: as it is; `stale`: to be sent while somebody looks; `old`: only where nothing else is to be had. */
  get(address: string): { hot: HotPicture; age: 'fresh' | 'stale' | 'old' } | null;
  put(address: string, picture: ServedPicture, more: KeptWith): void;
  /** Drops the pictures of a project. */
  forget(projectId: number): void;
}

interface KeptWith extends Pick<HotPicture, 'look'> {
  varies: boolean;
  /** Names the project to caches in front of us. */
  cacheTag: string;
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
    const hot = kept.get(address);
    size -= hot?.body.length ?? 0;
    hot?.wire?.whole.file?.close();
    kept.delete(address);
  };
  return {
    get(address) {
      const hot = kept.get(address);
      if (!hot) return null;
      const age = now() - hot.at;
      return { hot, age: age < FRESH_MS ? 'fresh' : age < STALE_MS ? 'stale' : 'old' };
    },
    put(address, picture, keptWith) {
      const { projectId, status } = picture;
      if (address.length > MAX_ADDRESS_CHARACTERS || status !== 200 || projectId === null) return;
      drop(address);
      kept.set(address, hotPicture({ ...picture, projectId }, keptWith, now()));
      size += picture.bytes.length;
      for (const oldest of kept.keys()) {
        if (size <= MAX_BYTES && kept.size <= MAX_ADDRESSES) break;
        drop(oldest);
      }
    },
    forget(projectId) {
      for (const [address, hot] of kept) if (hot.fetched.projectId === projectId) drop(address);
    },
  };
}

function hotPicture(
  picture: ServedPicture & { projectId: number },
  { varies, cacheTag, look }: KeptWith,
  at: number,
): HotPicture {
  const { projectId, subPageId, routeTemplateId, url } = picture;
  const etag = `"${picture.etag}"`;
  const body = Buffer.from(picture.bytes.buffer, picture.bytes.byteOffset, picture.bytes.length);
  const common = [
    ...Object.entries(pictureHeaders).flat(),
    'etag',
    etag,
    'cache-control',
    cacheControls[picture.freshness],
    'cache-tag',
    cacheTag,
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
  const fetched = { projectId, subPageId, routeTemplateId, url, state: crawlState.Cached };
  return { picture, fetched, etag, body, headers, notModified: common, wire: null, at, isAsked: false, look };
}

/** A picture that was sent this often since it was looked at will be sent again: it gets a file. */
const OFTEN = 5;

/**
 * The whole answer, ready for the connection; `more` are lines about the connection itself. For pictures that are kept alone:
 * a file is closed when its picture is dropped.
 */
export function wireAnswer(hot: HotPicture, isSame: boolean, now: number, more: string): WireAnswer {
  const second = Math.floor(now / 1000);
  hot.wire ??= madeForWire(hot, more);
  const { wire } = hot;
  if (wire.second !== second) {
    // In place. An answer that is still on its way out may get the newer date: it is as right.
    const date = new Date(now).toUTCString();
    for (const { bytes, file, dateAt } of [wire.whole, wire.notModified]) {
      bytes.write(date, dateAt, 'latin1');
      file?.write(date, dateAt);
    }
    wire.second = second;
  }
  if (isSame) return wire.notModified;
  wire.sent += 1;
  if (wire.sent === OFTEN) wire.whole.file = createHotFile(wire.whole.bytes);
  return wire.whole;
}

function madeForWire(hot: HotPicture, more: string): NonNullable<HotPicture['wire']> {
  const whole = answerBytes('200 OK', hot.headers, more, hot.body);
  // The bytes behind the head take the place of those that came, so that they are held once.
  hot.body = whole.bytes.subarray(whole.bytes.length - hot.body.length);
  hot.picture = { ...hot.picture, bytes: hot.body };
  return { second: -1, sent: 0, whole, notModified: answerBytes('304 Not Modified', hot.notModified, more) };
}

function answerBytes(status: string, headers: string[], more: string, body?: Buffer): WireAnswer {
  const before = `HTTP/1.1 ${status}\r\n${lines(headers)}Date: `;
  const head = Buffer.from(`${before}${new Date(0).toUTCString()}\r\n${more}\r\n`, 'latin1');
  return { bytes: body ? Buffer.concat([head, body]) : head, file: null, dateAt: before.length };
}

const lines = (headers: string[]) =>
  headers.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
