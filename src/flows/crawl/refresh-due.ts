import { listDueForRefresh } from '#io/db/queries/pages/site-crawls.ts';
import type { Io } from '#io/io.ts';
import { enqueueFetch } from './enqueue-fetch.ts';

/** Started per run; the rest is still due in the next one. */
const BATCH_SIZE = 50;

/** Reads each project's pages again after the hours of its plan (docs/decisions/009-what-the-specification-leaves-open.md#plans). */
export async function startDueRefreshes(io: Io): Promise<number[]> {
  const due = await listDueForRefresh(io.db, BATCH_SIZE);
  for (const projectId of due) await enqueueFetch(io, io.db, projectId);
  return due;
}
