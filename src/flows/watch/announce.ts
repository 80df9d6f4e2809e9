import type { Db } from '#io/db/db.ts';
import type { ProjectRow } from '#io/db/queries/projects.ts';
import type { FinishedLook } from '#io/db/queries/watch/save-looks.ts';
import type { Io } from '#io/io.ts';
import type { Turned } from './update-incidents.ts';

/** Tells developers' servers of pages whose preview changed. */
export async function announceChanges(
  _io: Io,
  _db: Db,
  _project: ProjectRow,
  _looks: readonly FinishedLook[],
  _now: Date,
): Promise<void> {}

/** Tells people and servers of incidents that opened or were resolved. */
export async function announceIncidents(
  _io: Io,
  _db: Db,
  _project: ProjectRow,
  _turned: readonly Turned[],
): Promise<void> {}
