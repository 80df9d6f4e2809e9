import type { Io } from '#io/io.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import { createRecentResults, type RecentResults } from '#io/recent-results.ts';
import { createPictureCache, type PictureCache } from '#io/render/picture-cache.ts';
import { createServedProjects, type ServedProjects } from './served-projects.ts';

/** What image calls share in one process: everything in it is bounded, and losing it costs time, not pictures. */
export interface Serving {
  io: ServingIo;
  projects: ServedProjects;
  /** Stored pictures by storage key. */
  bytes: PictureCache;
  /** Work on the same picture, done once for all who wait for it. */
  flights: Map<string, Promise<unknown>>;
  /** Pages that were read or tried a moment ago, so that a page that is down is not asked for every call. */
  tried: RecentResults<true>;
  /** Address asked for → address under which the page names itself. */
  canonical: RecentResults<string>;
  /** Pictures that visitors may be led to, looked at a while ago. */
  probed: RecentResults<{ isPicture: boolean }>;
  /** Pages that only requests for their images know, by project, until the sitemap is looked at. */
  asked: Map<number, Set<string>>;
  /** Projects whose sitemap was put on the list a moment ago. */
  looked: RecentResults<true>;
  /** Reading pages for a project right now and in this minute. */
  reading: Map<number, { running: number; started: number; since: number }>;
}

export type ServingIo = Pick<
  Io,
  | 'db'
  | 'queue'
  | 'files'
  | 'door'
  | 'renderer'
  | 'pictureCache'
  | 'settings'
  | 'log'
  | 'recentMetaTags'
  | 'now'
  | 'uptime'
>;

/** A page that could not be read is left alone for this long; a made-up version draws anew no more often. */
const TRIED_MS = 60_000;
/** As long as the limit that all processes share, so that most calls need not ask it. */
const LOOKED_MS = 300_000;
const STORED_BYTES = 96_000_000;

export function createServing(io: ServingIo): Serving {
  const now = io.uptime;
  return {
    io,
    projects: createServedProjects(io.db, now),
    bytes: createPictureCache({ maxBytes: STORED_BYTES, ttlMs: 3_600_000, now }),
    flights: new Map(),
    tried: createRecentResults({ max: 20_000, ttlMs: TRIED_MS, now }),
    canonical: createRecentResults({ max: 20_000, ttlMs: 600_000, now }),
    probed: createRecentResults({ max: 5_000, ttlMs: 600_000, now }),
    asked: new Map(),
    looked: createRecentResults({ max: 5_000, ttlMs: LOOKED_MS, now }),
    reading: new Map(),
  };
}

/** Everything of a deleted project that is in memory. Photos of its shop (`pictureCache`) have no address here. */
export function forgetProject({ projects, bytes }: Serving, projectUuid: string) {
  projects.forget(projectUuid);
  bytes.forget((key) => key.includes(projectUuid));
}

/** The same work at the same time is done once. */
export function once<Value>({ flights }: Pick<Serving, 'flights'>, key: string, work: () => Promise<Value>) {
  const running = flights.get(key) as Promise<Value> | undefined;
  if (running) return { isFirst: false, result: running };
  const result = work().finally(() => flights.delete(key));
  flights.set(key, result);
  return { isFirst: true, result };
}

/** In the background, once: whoever asks meanwhile gets what there is. */
export function inBackground(serving: Serving, key: string, work: () => Promise<unknown>) {
  once(serving, key, work).result.catch((error: unknown) =>
    serving.io.log.warn({ reason: reasonOf(error) }, 'redrawing an image'),
  );
}

export async function storedPicture({ bytes, io }: Serving, key: string): Promise<Uint8Array | null> {
  const known = bytes.get(key);
  if (known) return known;
  const stored = await io.files.get(key);
  // Half a file is no picture: it counts as gone, and is drawn again.
  if (!stored || stored.bytes.length < 64) return null;
  bytes.put(key, stored.bytes);
  return stored.bytes;
}
