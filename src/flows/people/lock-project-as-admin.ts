import { ApiError } from '#contract/errors.ts';
import type { Db } from '#io/db/db.ts';
import { findMembership, type UserRow } from '#io/db/queries/accounts/users.ts';
import { lockProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';

/**
 * The project, locked until the transaction ends, for somebody who may change its members. The role is read again: of
 * two admins who remove each other at the same time, the second is no longer an admin.
 */
export async function lockProjectAsAdmin(db: Db, projectId: number, user: UserRow): Promise<ProjectRow> {
  const project = await lockProject(db, projectId);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  if (user.role === 'superadmin') return project;
  const membership = await findMembership(db, user.id, projectId);
  if (!membership) throw new ApiError('PROJECT_NOT_FOUND');
  if (membership.role !== 'admin') throw new ApiError('NOT_ALLOWED');
  return project;
}
