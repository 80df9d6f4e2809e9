// Safe fetch with limits per host: at most four requests at a time and ten a second for one host, across all workers,
// and none while the host asks for a pause (429 or 503 with Retry-After). A Crawl-delay in robots.txt makes it slower
// still: reading that file through it applies it to everything that follows. Everything counts: pages, images,
// robots.txt, sitemaps. Hosts the operator allows by name (the sample shop) are our own and exempt.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Db } from '#io/db/db.ts';
import { acquireHostSlot, type HostLimits, pauseHost, releaseHostSlot } from '#io/db/queries/pages/host-slots.ts';
import type { FetchFailure, FetchOptions, FetchResult, SafeFetch } from '#io/fetch/fetch-types.ts';
import { crawlDelaySeconds } from '#io/fetch/site-files/robots.ts';

/**
 * docs/decisions/009-what-the-specification-leaves-open.md#projects-routes-sub-pages: 4 at a time, 10 a second; so each
 * of the four sends one every 400 ms.
 */
export const defaultHostLimits: HostLimits = { places: 4, paceMs: 400 };
/** Longer than safe fetch allows any request. */
const LEASE_MS = 60_000;
/** Between two attempts to get a slot. */
const POLL_MS = 60;
/** If a host asks for more, the request fails and a later run retries it. */
const MAX_RETRY_AFTER_SECONDS = 120;
/** 429 without Retry-After. */
const DEFAULT_RETRY_AFTER_SECONDS = 5;

/** Maximum slow-down of a crawl: twenty pages and their images then take seven minutes. */
export const MAX_CRAWL_DELAY_SECONDS = 10;
/** Hosts whose delay is cached; a crawl requests robots.txt again when it begins. */
const MAX_CACHED_DELAYS = 1000;

export interface PoliteFetchOptions {
  /** Exempt host:port pairs. */
  exempt: readonly string[];
  pace?: HostLimits;
}

export function createPoliteFetch(
  db: Db,
  safeFetch: SafeFetch,
  { exempt, pace = defaultHostLimits }: PoliteFetchOptions,
): SafeFetch {
  const free = new Set(exempt);
  const paces = new LRUCache<string, HostLimits>({ max: MAX_CACHED_DELAYS });

  async function withConcurrencyLimit<Result>(
    url: string,
    options: FetchOptions,
    ask: () => Promise<Result | FetchFailure>,
  ): Promise<Result | FetchFailure> {
    const host = hostOf(url);
    // Invalid URLs are rejected by safe fetch itself, without a request.
    if (host === null || free.has(host)) return ask();
    const holder = randomUUID();
    const place = await enter(host, holder, options.signal);
    if (place === null) return refusal(url, options.signal);
    try {
      const result = await ask();
      const failure = result as Partial<FetchFailure>;
      if (failure.reason === 'rate-limited' || (failure.reason === 'server-error' && failure.retryAfter)) {
        await pauseHost(db, host, Math.min(failure.retryAfter ?? DEFAULT_RETRY_AFTER_SECONDS, 3600));
      }
      return result;
    } finally {
      await releaseHostSlot(db, host, place, holder);
    }
  }

  /** The slot, or null if the host asks for a longer delay than we wait, or the work was cancelled. */
  async function enter(host: string, holder: string, signal: AbortSignal | undefined): Promise<number | null> {
    for (;;) {
      if (signal?.aborted) return null;
      const result = await acquireHostSlot(db, host, holder, paces.get(host) ?? pace, LEASE_MS);
      if (result.ok) {
        await wait(result.turn.waitMs);
        return result.turn.place;
      }
      if (result.pausedMs > MAX_RETRY_AFTER_SECONDS * 1000) return null;
      await wait(Math.max(POLL_MS, Math.min(result.pausedMs, 1000)));
    }
  }

  /** One request at a time with the delay that the site asks for; never faster than the default. */
  async function applyCrawlDelay(url: string, options: FetchOptions, result: FetchResult) {
    const host = hostOf(url);
    if (host === null || !result.ok || URL.parse(url)?.pathname !== '/robots.txt') return;
    const read = await safeFetch.reader.run('robots', result.body, host);
    const delaySeconds = read.ok ? (crawlDelaySeconds(read.value, options.userAgent) ?? 0) : 0;
    const paceMs = Math.min(delaySeconds, MAX_CRAWL_DELAY_SECONDS) * 1000;
    paces.delete(host);
    if (paceMs * pace.places <= pace.paceMs) return;
    paces.set(host, { places: 1, paceMs });
  }

  return {
    fetch: async (url, options) => {
      const result = await withConcurrencyLimit(url, options, () => safeFetch.fetch(url, options));
      await applyCrawlDelay(url, options, result);
      return result;
    },
    stream: (url, options) => withConcurrencyLimit(url, options, () => safeFetch.stream(url, options)),
    reader: safeFetch.reader,
    close: async () => undefined,
  };
}

const refusal = (url: string, signal: AbortSignal | undefined): FetchFailure => ({
  ok: false,
  reason: signal?.aborted ? 'aborted' : 'rate-limited',
  url,
  redirects: [],
  detail: 'the host asked for a long pause',
});

function hostOf(url: string): string | null {
  const { protocol, hostname, port } = URL.parse(url) ?? {};
  if (!hostname || (protocol !== 'https:' && protocol !== 'http:')) return null;
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
}
