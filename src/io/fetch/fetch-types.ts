import type { Duplex } from 'node:stream';
import type { PageReader } from '#io/page-reader/page-reader.ts';
import type { BodyReport } from './body/read-body.ts';
import type { FetchReason } from './failure.ts';
import type { Lookup } from './guard/connector.ts';
import type { Limits } from './limits.ts';

// Options and results of safe fetch; safe-fetch.ts creates one.
export type Headers = Record<string, string>;
export type Hop = { url: string; status: number };
type ResponseHead = { status: number; headers: Headers; finalUrl: string };

export type FetchOptions = {
  userAgent: string;
  /** Requests that change something are sent once, on their own connection, and their redirects are not followed. */
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Of a POST, PUT or PATCH. */
  body?: string;
  headers?: Headers;
  accept?: string;
  /** First and last byte. The response may still be the whole file. */
  range?: readonly [first: number, last: number];
  /** Makes the request conditional: 304 is then an ok result without a body. */
  etag?: string | null;
  ifModifiedSince?: string | null;
  /** Of the unpacked body; default: safe fetch's limit. */
  maxBytes?: number;
  onTooLarge?: 'fail' | 'truncate';
  /** Overrides safe fetch's limit, for files that may take longer than a page. */
  totalMs?: number;
  /** Redirects to follow; default: safe fetch's limit. */
  redirects?: number | undefined;
  /** Called before each redirect is followed; false ends the exchange with the reason `aborted`. */
  mayFollow?: ((url: string) => Promise<boolean>) | undefined;
  /** False ends the exchange before the body with the reason `unwanted`. */
  wanted?: (head: ResponseHead) => boolean;
  /** How many bytes of the body to return with a failure that has a status, to tell why. */
  errorBodyBytes?: number;
  /** For streams: unpack what begins like a gzip file without a header saying so. */
  sniffGzip?: boolean;
  signal?: AbortSignal;
};

export type FetchFailure = {
  ok: false;
  reason: FetchReason;
  url: string;
  /** Of the request that failed; absent if the very first URL was rejected. */
  finalUrl?: string;
  status?: number;
  headers?: Headers;
  body?: Uint8Array;
  redirects: Hop[];
  retryAfter?: number;
  detail?: string;
};

export type Answer = {
  ok: true;
  url: string;
  finalUrl: string;
  status: number;
  headers: Headers;
  redirects: Hop[];
  /** Time from the last request to its headers. */
  ttfbMs: number;
};

export type FetchResult = (Answer & { body: Uint8Array; truncated: boolean; totalMs: number }) | FetchFailure;

/** The body throws FetchError if it breaks off; `close` must be called if it is not read to its end. */
export type StreamResult =
  | (Answer & { body: AsyncIterable<Uint8Array>; report: BodyReport; close: () => void })
  | FetchFailure;

export type SafeFetch = {
  fetch: (url: string, options: FetchOptions) => Promise<FetchResult>;
  stream: (url: string, options: FetchOptions) => Promise<StreamResult>;
  /** Reads the bytes of responses. */
  reader: PageReader;
  close: () => Promise<void>;
};

/** A site served inside this process, under a name that no DNS knows. */
export type InsideSite = { host: string; connect: () => Duplex };

export type SafeFetchOptions = {
  inside?: InsideSite | undefined;
  allowedPrivateHosts: readonly string[];
  /** This installation's own addresses: if they are private, its images may be requested nevertheless. */
  ownImages?: { siteUrl: string; imagesUrl: string };
  limits?: Partial<Limits>;
  lookup?: Lookup;
  /** Default: reads in this process, for programs whose user chose what is read. */
  reader?: PageReader;
};
