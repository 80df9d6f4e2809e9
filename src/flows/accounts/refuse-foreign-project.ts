import { ApiError } from '#contract/errors.ts';
import { findMembership, type UserRow } from '#io/db/queries/accounts/users.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';

/** For a project that people name as theirs. A super admin may name every project that is there. */
export async function refuseForeignProject(io: Io, user: UserRow, projectId: number): Promise<void> {
  const isSuperAdmin = user.role === 'superadmin';
  const found = isSuperAdmin ? await findProject(io.db, projectId) : await findMembership(io.db, user.id, projectId);
  if (!found) throw new ApiError('PROJECT_NOT_FOUND');
}
