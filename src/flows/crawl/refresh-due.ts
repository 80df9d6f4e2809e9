import { listDueForRefresh } from '#io/db/queries/due-for-refresh.ts';
import type { Io } from '#io/io.ts';
import { enqueueFetch } from './enqueue-fetch.ts';

/** Started in one run; the rest is due in the next one still. */
const BATCH_SIZE = 50;

/** Each project's pages again after the hours of its plan (docs/decisions/009-open-points.md#plans). */
export async function startDueRefreshes(io: Io): Promise<number[]> {
  const due = await listDueForRefresh(io.db, BATCH_SIZE);
  for (const projectId of due) await enqueueFetch(io, io.db, projectId);
  return due;
}
