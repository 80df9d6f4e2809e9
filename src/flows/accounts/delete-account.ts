import { provenAddressOf } from '#domain/access/proven-address.ts';
import { type DoneBy, deleteProjectWithin } from '#flows/projects/delete-project.ts';
import type { Db } from '#io/db/db.ts';
import {
  deleteUserRows,
  hasOtherSuperAdmin,
  listOnlyAdminProjects,
  lockProjectsOf,
  lockUser,
  type UserRow,
} from '#io/db/queries/accounts/users.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';

export type AccountDeletion =
  | { ok: true; projects: number }
  /** `projects-changed`: the projects to delete are not the ones the person was shown. */
  | { ok: false; reason: 'last-super-admin' | 'projects-changed' };

interface Deletion {
  user: UserRow;
  /** The projects that the person agreed to delete, because they would have no admin left. */
  projectIds: readonly number[];
  by: DoneBy;
}

/** The data that is deleted with the account, shown before it is confirmed. */
export const describeDeletion = async (io: Pick<Io, 'db'>, user: UserRow) => ({
  onlyAdminOf: await listOnlyAdminProjects(io.db, user.id),
  isLastSuperAdmin: await isLastSuperAdmin(io.db, user),
});

const isLastSuperAdmin = async (db: Db, user: UserRow) =>
  user.role === 'superadmin' && !(await hasOtherSuperAdmin(db, user.id));

/** Deletes one's own account: the log names nobody. */
export function deleteAccount(
  io: Pick<Io, 'db' | 'queue'>,
  { clientHash, ...deletion }: Omit<Deletion, 'by'> & { clientHash: string | null },
): Promise<AccountDeletion> {
  return io.db.transaction((db) => deleteAccountWithin(io, db, { ...deletion, by: { actorId: null, clientHash } }));
}

/** All or nothing: the account is deleted with exactly those projects that were agreed to. */
export async function deleteAccountWithin(
  io: Pick<Io, 'queue'>,
  db: Db,
  { user, projectIds, by }: Deletion,
): Promise<AccountDeletion> {
  await lockUser(db, user.id);
  if (await isLastSuperAdmin(db, user)) return { ok: false, reason: 'last-super-admin' };
  await lockProjectsOf(db, user.id);
  const projects = await listOnlyAdminProjects(db, user.id);
  const isAgreed = projects.length === new Set(projectIds).size && projects.every(({ id }) => projectIds.includes(id));
  if (!isAgreed) return { ok: false, reason: 'projects-changed' };
  for (const project of projects) await deleteProjectWithin(io, db, project, by);
  await deleteUserRows(db, { id: user.id, email: provenAddressOf(user) });
  await recordActivity(db, { ...by, action: 'account-deleted', detail: { projects: projects.length } });
  return { ok: true, projects: projects.length };
}
