import { listForgottenProjects } from '#io/db/queries/audits/checker-requests.ts';
import type { Io } from '#io/io.ts';
import { deleteProjectWithin } from '../projects/delete-project.ts';

/** Per night; the next one takes the rest. */
const MOST = 500;

/** Sites that were checked without an address are deleted with everything that was read, unless they became somebody's. */
export async function forgetSiteChecks(io: Pick<Io, 'db' | 'queue'>, days: number, signal: AbortSignal): Promise<void> {
  for (const project of await listForgottenProjects(io.db, days, MOST)) {
    if (signal.aborted) return;
    await io.db.transaction((db) => deleteProjectWithin(io, db, project, { actorId: null, clientHash: null }));
  }
}
