import { ApiError } from '#contract/errors.ts';
import { findMembership, type UserRow } from '#io/db/queries/accounts/users.ts';
import { findJobProgress } from '#io/db/queries/operation/jobs.ts';
import type { Io } from '#io/io.ts';

/** The person who started the work may follow it, and so may the members of its project. */
export async function followJob(io: Pick<Io, 'db'>, user: UserRow, jobId: string) {
  const progress = await findJobProgress(io.db, jobId);
  const isOwn = progress && (user.role === 'superadmin' || progress.userId === user.id);
  const isMember = progress?.projectId && (await findMembership(io.db, user.id, progress.projectId));
  if (!progress || !(isOwn || isMember)) throw new ApiError('NOT_FOUND');
  return progress;
}
