import { type DeletionRow, finishPass, listDueDeletions, recordFailedPass } from '#io/db/queries/projects/deletions.ts';
import type { Io } from '#io/io.ts';

/**
 * Work that was running when the project was deleted may still write a file: so everything is deleted again after the
 * longest job has ended, and once more a day later for a machine that was asleep.
 */
const RETRY_MINUTES = [30, 24 * 60];
const DELETIONS_PER_RUN = 20;

/** The job: deletes the files of deleted projects (delete-project.ts). If interrupted, the row is still due; deleting twice does no harm. */
export async function deleteDueFiles(io: Pick<Io, 'db' | 'files' | 'log'>, signal: AbortSignal): Promise<void> {
  let failed = 0;
  for (const deletion of await listDueDeletions(io.db, DELETIONS_PER_RUN)) {
    if (signal.aborted) return;
    try {
      const count = await deleteFilesOf(io, deletion, signal);
      await finishPass(io.db, deletion.id, count, RETRY_MINUTES[deletion.passes] ?? null);
    } catch (error) {
      if (signal.aborted) return;
      failed += 1;
      const reason = error instanceof Error ? error.message : String(error);
      io.log.warn({ reason, projectUuid: deletion.projectUuid }, 'files of a deleted project are still there');
      await recordFailedPass(io.db, deletion.id, reason);
    }
  }
  // The queue retries soon, and the list of failed jobs shows it.
  if (failed > 0) throw new Error(`the files of ${failed} deleted projects are still there`);
}

async function deleteFilesOf(
  { files }: Pick<Io, 'files'>,
  deletion: DeletionRow,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for (const folder of deletion.folders) {
    signal.throwIfAborted();
    count += await files.deleteFolder(folder);
  }
  for (const key of deletion.files) await files.delete(key);
  return count;
}
