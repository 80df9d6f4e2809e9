import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { z } from 'zod';
import { declaredSourceOf } from '#domain/agents/agent.ts';
import type { LiveImageRequest } from '#flows/serve-image/serve-image.ts';
import type { CrawlLog, LoggedImage } from '#io/crawl-log/crawl-log.ts';
import { type createImageUrls, MAX_URL_CHARACTERS, readLiveImageRequest } from './image-urls.ts';

// Converts lines that a proxy wrote about images from its cache into rows of the same log that our own responses use.
// Such a line says no more than a request would (URL, host, user agent): anyone who could write one could just as well
// request the image.

/** `1794787423.512 {"address":…}`. Lines that differ only in their timestamp are parsed once. */
const Line = z.object({
  address: z.string().max(MAX_URL_CHARACTERS),
  host: z.string().max(300),
  accept: z.string().max(1_000).optional(),
  agent: z.string().max(8_000),
  site: z.string().max(50).optional(),
  status: z.int().min(100).max(599),
});
type Line = z.infer<typeof Line>;

export interface HitCounts {
  counted: number;
  /** Not counted: our own screens, deleted projects, URLs of other images. */
  ignored: number;
  bad: number;
}

interface Parts {
  places: ReturnType<typeof createImageUrls>;
  find(call: LiveImageRequest, status: number): Promise<LoggedImage | null>;
  crawlLog: Pick<CrawlLog, 'note' | 'waiting' | 'flush'>;
  now(): number;
}

/**
 * Limit of rows in memory: lines stay where they are until the database has written these, or while it is unavailable.
 */
const MAX_WAITING = 20_000;
/** Reading one takes up to 40 µs: a part of the log with thousands would keep visitors waiting. */
const LINES_AT_ONCE = 200;
const CONCURRENT_LOOKUPS = 4;
const CACHE_MS = 300_000;
const DAY_MS = 86_400_000;

/** Resolves to false if nothing was counted and the caller should send the same lines again. */
export function createHitCounter({ places, find, crawlLog, now }: Parts) {
  const counts: HitCounts = { counted: 0, ignored: 0, bad: 0 };
  const known = new LRUCache<string, { fetched: LoggedImage | null }>({ max: 20_000, ttl: CACHE_MS });
  const limit = pLimit(CONCURRENT_LOOKUPS);

  async function fetchedOf({ address, host, accept, status }: Line): Promise<LoggedImage | null> {
    const call = callOf(places, address, host, accept);
    if (!call) return null;
    const state = status === 302 ? 302 : 200;
    const key = JSON.stringify([call.projectUuid, call.format, call.version, call.path, call.url, state]);
    const before = known.get(key);
    if (before) return before.fetched;
    const fetched = await limit(() => find(call, state));
    known.set(key, { fetched });
    return fetched;
  }

  async function take(lines: readonly string[]): Promise<boolean> {
    if (crawlLog.waiting() > MAX_WAITING) await crawlLog.flush();
    if (crawlLog.waiting() > MAX_WAITING) return false;
    const { alike, bad } = groupAlike(lines);
    const rows: { line: Line | null; moments: number[] }[] = [];
    for (const [text, moments] of alike) {
      rows.push({ line: readLine(text), moments });
      if (rows.length % LINES_AT_ONCE === 0) await setImmediate();
    }
    let found: (LoggedImage | null)[];
    try {
      found = await Promise.all(rows.map(({ line }) => (line && isFetch(line) ? fetchedOf(line) : null)));
    } catch {
      return false; // The database is unavailable.
    }
    counts.bad += bad;
    const latest = now();
    for (const [index, { line, moments }] of rows.entries()) {
      if (index % LINES_AT_ONCE === 0) await setImmediate();
      const fetched = found[index];
      if (!line) counts.bad += moments.length;
      else if (!fetched) counts.ignored += moments.length;
      else {
        counts.counted += moments.length;
        const { agent: userAgent, status, address } = line;
        const source = declaredSourceOf(address);
        for (const moment of moments) {
          const at = Math.min(latest, Math.max(latest - DAY_MS, moment));
          crawlLog.note(fetched, { userAgent, source, status, milliseconds: 0, at });
        }
      }
    }
    return true;
  }

  return { take, counts };
}

/** Skips our own screens and images that could not be served. */
const isFetch = ({ site, status }: Line) => site !== 'same-origin' && status < 500;

function groupAlike(lines: readonly string[]) {
  const alike = new Map<string, number[]>();
  let bad = 0;
  for (const line of lines) {
    const space = line.indexOf(' ');
    const moment = Math.round(Number(line.slice(0, space)) * 1000);
    if (space < 1 || !Number.isFinite(moment)) {
      bad += 1;
      continue;
    }
    const text = line.slice(space + 1);
    const moments = alike.get(text);
    if (moments) moments.push(moment);
    else alike.set(text, [moment]);
  }
  return { alike, bad };
}

function readLine(text: string): Line | null {
  try {
    return Line.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function callOf(places: Parts['places'], address: string, host: string, accept: string | undefined) {
  if (!URL.canParse(address, 'http://proxy')) return null;
  const { pathname, searchParams } = new URL(address, 'http://proxy');
  const found = places.find(host, pathname);
  // An empty string means that the header was not sent.
  return found?.place === 'images' ? readLiveImageRequest(found.rest, searchParams, accept || undefined) : null;
}
