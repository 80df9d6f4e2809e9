import type { Db } from '#io/db/db.ts';
import { findCustomerOfProject } from '#io/db/queries/billing/stripe-customers.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { deleteProjectRows } from '#io/db/queries/projects/deletions.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';

export interface DoneBy {
  actorId: number | null;
  clientHash: string | null;
}

/**
 * Deletes a project with everything that belongs to it. Rows and the record of files to delete are one transaction; a
 * job deletes the files, and cached images go within seconds (images/deleted-projects.ts). False: somebody else was
 * first.
 */
export function deleteProject(io: Pick<Io, 'db' | 'queue'>, project: ProjectRow, by: DoneBy): Promise<boolean> {
  return io.db.transaction((db) => deleteProjectWithin(io, db, project, by));
}

/** The same inside a transaction that deletes more. */
export async function deleteProjectWithin(
  io: Pick<Io, 'queue'>,
  db: Db,
  project: ProjectRow,
  by: DoneBy,
): Promise<boolean> {
  const customer = await findCustomerOfProject(db, project.id);
  if (!(await deleteProjectRows(db, project))) return false;
  // Nobody pays for a project that is gone.
  if (customer) await io.queue.enqueue(db, 'stripe-customer', { customerId: customer.id, isAsked: true });
  await recordActivity(db, { ...by, action: 'project-deleted', project, subject: project.address });
  await io.queue.enqueue(db, 'delete-files', {}, { singletonKey: `delete-files-${project.uuid}` });
  return true;
}
