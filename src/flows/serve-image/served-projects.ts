import type { Db } from '#io/db/db.ts';
import { findServedProject, type ServedProject } from '#io/db/queries/serving.ts';

export interface ServedProjects {
  /** Null: there is no such project. Throws only where the database is away and the project was not seen before. */
  get(uuid: string): Promise<ServedProject | null>;
  /** Read anew at the next call. */
  forget(uuid: string): void;
}

/** A change of a template shows after this at the latest. */
const FRESH_MS = 2_000;
const MAX_PROJECTS = 300;
const MAX_UNKNOWN = 10_000;

/** Projects as of a moment ago; while the database is away, as they were last. */
export function createServedProjects(db: Db, now: () => number): ServedProjects {
  const known = new Map<string, { at: number; served: ServedProject }>();
  const unknown = new Map<string, number>();
  const asked = new Map<string, Promise<ServedProject | null>>();

  async function ask(uuid: string): Promise<ServedProject | null> {
    const served = await findServedProject(db, uuid);
    known.delete(uuid);
    if (served) {
      known.set(uuid, { at: now(), served });
      const [oldest] = known.keys();
      if (known.size > MAX_PROJECTS && oldest) known.delete(oldest);
    } else {
      if (unknown.size >= MAX_UNKNOWN) unknown.clear();
      unknown.set(uuid, now());
    }
    return served;
  }

  return {
    async get(uuid) {
      const entry = known.get(uuid);
      if (entry && now() - entry.at < FRESH_MS) return entry.served;
      if (now() - (unknown.get(uuid) ?? Number.NEGATIVE_INFINITY) < FRESH_MS) return null;
      const running = asked.get(uuid) ?? ask(uuid).finally(() => asked.delete(uuid));
      asked.set(uuid, running);
      if (!entry) return running;
      return running.catch(() => entry.served);
    },
    forget: (uuid) => void known.delete(uuid),
  };
}
