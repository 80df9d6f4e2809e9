import type { Db } from '#io/db/db.ts';
import { listRecentDeletions } from '#io/db/queries/projects/deletions.ts';
import { reasonOf } from '#io/log/describe-error.ts';
import type { Log } from '#io/log/log.ts';

// Drops images of deleted projects from the memory of every process. Each reads the table of deletions every two
// seconds, as often as it refreshes a project in use; there is no message that a broken connection could lose.

export interface DeletedProject {
  projectId: number;
  projectUuid: string;
}

export interface DeletedProjects {
  has(projectUuid: string): boolean;
  /** Reads the table now. */
  look(): Promise<void>;
  close(): void;
}

const POLL_MS = 2_000;
/**
 * Longer than any image stays in memory plus the longest deletion, because rows hold the time at which a deletion
 * began.
 */
const KNOWN_SECONDS = 2 * 3600;

export function createDeletedProjects(
  { db, log }: { db: Db; log: Log },
  drop: (project: DeletedProject) => void,
): DeletedProjects {
  let known = new Set<string>();
  let isAway = false;
  let looking: Promise<void> | null = null;

  async function readNow() {
    try {
      const rows = await listRecentDeletions(db, KNOWN_SECONDS);
      const before = known;
      known = new Set(rows.map(({ projectUuid }) => projectUuid));
      for (const row of rows) if (!before.has(row.projectUuid)) drop(row);
      isAway = false;
    } catch (error) {
      // Logged once; the next read finds what this one missed.
      if (!isAway) log.warn({ reason: reasonOf(error) }, 'deleted projects');
      isAway = true;
    }
  }

  function look(): Promise<void> {
    looking ??= readNow().finally(() => {
      looking = null;
    });
    return looking;
  }

  const timer = setInterval(() => void look(), POLL_MS).unref();
  return {
    has: (projectUuid) => known.has(projectUuid),
    // A read in progress may be older than the caller's own deletion.
    look: async () => {
      await looking;
      await look();
    },
    close: () => clearInterval(timer),
  };
}
