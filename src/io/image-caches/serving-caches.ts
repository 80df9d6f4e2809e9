import { LRUCache } from 'lru-cache';
import type { Db } from '#io/db/db.ts';
import { findServedProject, type ServedProject } from '#io/db/queries/templates/served-images.ts';
import { type BytesCache, createBytesCache, createTimedCache, type TimedCache } from '#io/memory-cache.ts';

/** Caches that all image requests of one process share. Everything is bounded, and losing it costs time, not images. */
export interface ServingCaches {
  projects: ServedProjects;
  /** Stored images by storage key. */
  bytes: BytesCache;
  /** Running work on an image, shared by all concurrent requests for it. */
  flights: Map<string, Promise<unknown>>;
  /** Those of a new design that requests wait for a moment for, with the design. */
  awaited: Map<string, string>;
  /** Pages read or tried recently, so that a page that is down is not requested for every call. */
  tried: TimedCache<true>;
  /** Requested URL → the page's own canonical URL. */
  canonical: TimedCache<string>;
  /** Pages that were read but are beyond the plan, with the image that they have without us. */
  ownImages: TimedCache<{ ownImage: string | null }>;
  /** Images that visitors may be redirected to, checked recently. */
  probed: TimedCache<{ isImage: boolean }>;
  /** Pages known only from requests for their images, by project, until the sitemap is read. */
  requested: LRUCache<number, Set<string>>;
  /** Projects whose sitemap was queued recently. */
  looked: TimedCache<true>;
  /** Pages being read for a project right now and in this minute. */
  reading: Map<number, { running: number; started: number; since: number }>;
}

/** How long an unreadable page is not requested again, and the minimum time between redraws for a made-up version. */
const RETRY_INTERVAL_MS = 60_000;
/** As long as the limit that all processes share, so that most calls need not check it. */
const POLLED_MS = 300_000;
const STORED_BYTES = 96_000_000;

/** `isDatabaseAway`: known without a query, so that requests do not wait for a database that hangs. */
export function createServingCaches(db: Db, now: () => number, isDatabaseAway = () => false): ServingCaches {
  return {
    projects: createServedProjects(db, now, isDatabaseAway),
    bytes: createBytesCache({ maxBytes: STORED_BYTES, ttlMs: 3_600_000, now }),
    flights: new Map(),
    awaited: new Map(),
    tried: createTimedCache({ max: 20_000, ttlMs: RETRY_INTERVAL_MS, now }),
    canonical: createTimedCache({ max: 20_000, ttlMs: 600_000, now }),
    ownImages: createTimedCache({ max: 20_000, ttlMs: 600_000, now }),
    probed: createTimedCache({ max: 5_000, ttlMs: 600_000, now }),
    requested: new LRUCache({ max: 1_000 }),
    looked: createTimedCache({ max: 5_000, ttlMs: POLLED_MS, now }),
    reading: new Map(),
  };
}

interface ServedProjects {
  /** Null: there is no such project. Throws only if the database is unavailable and the project is not cached. */
  get(uuid: string): Promise<ServedProject | null>;
  /** Read again at the next call. */
  drop(uuid: string): void;
}

/** A template change is seen after this at the latest, in every process. */
const FRESH_MS = 2_000;
const MAX_PROJECTS = 300;
const MAX_UNKNOWN = 10_000;

/** Projects as of a moment ago; while the database is unavailable, in their last known state. */
function createServedProjects(db: Db, now: () => number, isDatabaseAway: () => boolean): ServedProjects {
  const timed = { ttl: FRESH_MS, ttlResolution: 0, perf: { now } };
  const read = async (uuid: string) => (await findServedProject(db, uuid)) ?? 'unknown';
  // Concurrent requests for one project read it once; a failed read keeps the cached one.
  const known = new LRUCache<string, ServedProject | 'unknown'>({
    ...timed,
    max: MAX_PROJECTS,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: read,
  });
  const unknown = new LRUCache<string, true>({ ...timed, max: MAX_UNKNOWN });
  return {
    async get(uuid) {
      if (unknown.get(uuid)) return null;
      // After a failed read without a cached project it gives nothing: that is no unknown project.
      const served = isDatabaseAway() ? known.get(uuid, { allowStale: true }) : await known.fetch(uuid);
      if (!served) throw new Error('the project is not cached, and the database is unavailable');
      if (served !== 'unknown') return served;
      known.delete(uuid);
      unknown.set(uuid, true);
      return null;
    },
    drop: (uuid) => void known.delete(uuid),
  };
}
