import { LRUCache } from 'lru-cache';
import { findServedProject, type ServedProject } from '#io/db/queries/templates/served-images.ts';
import type { Db } from '../db/db.ts';

export interface ServedProjects {
  /** Null: there is no such project. Throws only if the database is unavailable and the project is not cached. */
  get(uuid: string): Promise<ServedProject | null>;
  /** Read again at the next call. */
  forget(uuid: string): void;
}

/** A template change takes effect after this at the latest. */
const FRESH_MS = 2_000;
const MAX_PROJECTS = 300;
const MAX_UNKNOWN = 10_000;

/** Projects as of a moment ago; while the database is unavailable, in their last known state. */
export function createServedProjects(db: Db, now: () => number): ServedProjects {
  const timed = { ttl: FRESH_MS, ttlResolution: 0, perf: { now } };
  // Concurrent requests for one project read it once; a failed read keeps the cached one.
  const known = new LRUCache<string, ServedProject>({
    ...timed,
    max: MAX_PROJECTS,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: async (uuid) => (await findServedProject(db, uuid)) ?? undefined,
  });
  const unknown = new LRUCache<string, true>({ ...timed, max: MAX_UNKNOWN });
  return {
    async get(uuid) {
      if (unknown.get(uuid)) return null;
      const served = await known.fetch(uuid);
      if (served) return served;
      known.delete(uuid);
      unknown.set(uuid, true);
      return null;
    },
    forget: (uuid) => void known.delete(uuid),
  };
}
