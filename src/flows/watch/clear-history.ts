import { MAX_RETENTION_MONTHS, retentionMonthsOf } from '#domain/watch/retention.ts';
import { dropOldSnapshots } from '#io/db/queries/image-requests/partitions.ts';
import { clearOldIncidents } from '#io/db/queries/watch/incident-rows.ts';
import { clearOldSnapshots, listHistories } from '#io/db/queries/watch/snapshots.ts';
import type { Io } from '#io/io.ts';
import { collectProjectFiles } from '../backup-and-files/collect-files.ts';

const monthsBefore = (now: Date, months: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, now.getUTCDate()));

/**
 * Every night: incidents that have long been over, and snapshots that a plan does not keep, a project at a time, with
 * the copies of images that only they had.
 */
export async function clearHistory(io: Pick<Io, 'db' | 'files' | 'now'>, signal: AbortSignal): Promise<void> {
  const now = io.now();
  await clearOldIncidents(io.db, monthsBefore(now, MAX_RETENTION_MONTHS));
  const dropped = await dropOldSnapshots(io.db, monthsBefore(now, MAX_RETENTION_MONTHS), now);
  for (const { projectId, uuid, basePlan } of await listHistories(io.db, now)) {
    if (signal.aborted) return;
    const deleted = await clearOldSnapshots(io.db, projectId, monthsBefore(now, retentionMonthsOf[basePlan]));
    if (deleted > 0 || dropped.has(projectId)) await collectProjectFiles(io, 'snapshots', uuid);
  }
}
