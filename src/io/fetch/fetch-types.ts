import type { BodyReport } from './body/read-body.ts';
import type { FetchReason } from './failure.ts';
import type { Lookup } from './guard/connector.ts';
import type { Limits } from './limits.ts';

// What safe fetch takes and returns; safe-fetch.ts creates one.
export type Headers = Record<string, string>;
export type Hop = { url: string; status: number };
type ResponseHead = { status: number; headers: Headers; finalUrl: string };

export type FetchOptions = {
  userAgent: string;
  method?: 'GET' | 'HEAD';
  headers?: Headers;
  accept?: string;
  /** First and last byte. The answer may still be the whole file. */
  range?: readonly [first: number, last: number];
  /** Makes the request conditional: 304 is then an ok result without a body. */
  etag?: string | null;
  ifModifiedSince?: string | null;
  /** Of the unpacked body; safe fetch's limit when missing. */
  maxBytes?: number;
  onTooLarge?: 'fail' | 'truncate';
  /** Overrides safe fetch's limit, for files that may take longer than a page. */
  totalMs?: number;
  /** False ends the exchange before the body with the reason `unwanted`. */
  wanted?: (head: ResponseHead) => boolean;
  /** So many bytes of the body come along with a failure that has a status, to tell why. */
  errorBodyBytes?: number;
  /** For streams: unpack what begins like a gzip file although no header says so. */
  sniffGzip?: boolean;
  signal?: AbortSignal;
};

export type FetchFailure = {
  ok: false;
  reason: FetchReason;
  url: string;
  /** Of the request that failed; missing when the very first address was refused. */
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
  /** From the last request to its headers. */
  ttfbMs: number;
};

export type FetchResult = (Answer & { body: Uint8Array; truncated: boolean; totalMs: number }) | FetchFailure;

/** The body throws FetchError where it breaks off; `close` must be called when it is not read to its end. */
export type StreamResult =
  | (Answer & { body: AsyncIterable<Uint8Array>; report: BodyReport; close: () => void })
  | FetchFailure;

export type SafeFetch = {
  fetch: (url: string, options: FetchOptions) => Promise<FetchResult>;
  stream: (url: string, options: FetchOptions) => Promise<StreamResult>;
  close: () => Promise<void>;
};

export type SafeFetchOptions = { allowedPrivateHosts: readonly string[]; limits?: Partial<Limits>; lookup?: Lookup };
