import { setTimeout as wait } from 'node:timers/promises';
import type { Text } from '#domain/language.ts';
import type { Db } from '#io/db/db.ts';
import { moveOwnersPlan } from '#io/db/queries/billing/move-plan.ts';
import { findCustomerOfProject } from '#io/db/queries/billing/stripe-customers.ts';
import { addJobProgress, nameOfDeletion, reportDeletion } from '#io/db/queries/operation/jobs.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import {
  countRowsLeft,
  deleteProjectSlice,
  listMarkedProjects,
  markProjectDeleted,
  releaseMarkedProject,
} from '#io/db/queries/projects/deletions.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';

export interface DoneBy {
  actorId: number | null;
  clientHash: string | null;
}

/**
 * Deletes a project with everything that belongs to it: marks it in one transaction, which hides it at once; jobs
 * delete rows and files, and cached images are dropped within seconds (images/deleted-projects.ts). False: somebody
 * else deleted it first.
 */
export function deleteProject(io: Pick<Io, 'db' | 'queue'>, project: ProjectRow, by: DoneBy): Promise<boolean> {
  return io.db.transaction((db) => deleteProjectWithin(io, db, project, by));
}

const deleting = (site: string): Text => ({ en: `Deleting ${site}`, de: `${site} wird gelöscht` });
const deleted = (site: string): Text => ({ en: `${site} is deleted`, de: `${site} ist gelöscht` });

/** The same inside a transaction that deletes more. */
export async function deleteProjectWithin(
  io: Pick<Io, 'queue'>,
  db: Db,
  project: ProjectRow,
  by: DoneBy,
): Promise<boolean> {
  // The owner's plan goes on with their other websites.
  await moveOwnersPlan(db, project.id);
  const customer = await findCustomerOfProject(db, project.id);
  if (!(await markProjectDeleted(db, project))) return false;
  // Nobody pays for a project that is gone.
  if (customer) await io.queue.enqueue(db, 'stripe-customer', { customerId: customer.id, isRequested: true });
  await recordActivity(db, { ...by, action: 'project-deleted', project, subject: project.address });
  const name = nameOfDeletion(project.id);
  // The row without a person is for super admins, and stays when an account is deleted together with its project.
  for (const userId of new Set([null, by.actorId, project.ownerId]))
    await addJobProgress(db, { name, text: deleting(project.address), userId });
  await io.queue.enqueue(db, 'delete-files', {}, { singletonKey: `delete-files-${project.uuid}` });
  await io.queue.enqueue(db, 'delete-rows', {}, { singletonKey: `delete-rows-${project.uuid}` });
  return true;
}

/** Rows deleted per statement: takes a fraction of a second even if each has dependent rows. */
const SLICE_ROWS = 2_000;
/** After this, the job goes to the end of the queue. */
const TURN_MS = 10_000;
/** Delay while the remaining rows are locked by others. */
const RETRY_MS = 1_000;

interface Deleting {
  signal: AbortSignal;
  sliceRows?: number;
  turnMs?: number;
}

interface Waiting {
  projectId: number;
  site: string;
  gone: number;
  /** Counted at the beginning of the turn. */
  left: number;
}

/** Never 100 before the end. */
const percentOf = ({ gone, left }: Waiting) => Math.min(99, Math.floor((100 * gone) / Math.max(1, gone + left)));

/**
 * The job: deletes the rows of deleted projects, a slice of each in turn. The remaining rows are its progress, so it
 * continues wherever it was interrupted.
 */
export async function deleteMarkedRows(
  io: Pick<Io, 'db' | 'log'>,
  { signal, sliceRows = SLICE_ROWS, turnMs = TURN_MS }: Deleting,
): Promise<'more' | 'done'> {
  let waiting: Waiting[] = [];
  for (const { projectId, site, rowsDeleted } of await listMarkedProjects(io.db)) {
    await releaseMarkedProject(io.db, projectId);
    waiting.push({ projectId, site, gone: rowsDeleted, left: await countRowsLeft(io.db, projectId) });
  }
  const start = performance.now();
  while (waiting.length > 0) {
    const next: Waiting[] = [];
    let rows = 0;
    for (const project of waiting) {
      signal.throwIfAborted();
      const { projectId, site } = project;
      const count = await deleteProjectSlice(io.db, projectId, sliceRows);
      rows += count ?? 0;
      if (count === 0) {
        await reportDeletion(io.db, projectId, { percent: 100, state: 'done', text: deleted(site) });
        io.log.info({ projectId }, 'a deleted project has no rows left');
        continue;
      }
      project.gone += count ?? 0;
      project.left -= count ?? 0;
      await reportDeletion(io.db, projectId, { percent: percentOf(project), state: 'running' });
      next.push(project);
    }
    waiting = next;
    if (waiting.length > 0 && performance.now() - start >= turnMs) return 'more';
    if (waiting.length > 0 && rows === 0) await wait(RETRY_MS);
  }
  return 'done';
}
