import { ApiError } from '#contract/errors.ts';
import { findJobProgress } from '#io/db/queries/job-progress.ts';
import { findMembership } from '#io/db/queries/users.ts';
import type { Handler } from '../handler.ts';

/** Whoever started the work may follow it, and so may the people of its project. */
export const getJobProgress: Handler<'getJobProgress'> = async ({ io, params, user }) => {
  const progress = await findJobProgress(io.db, params.id);
  const isOwn = progress && (user.role === 'superadmin' || progress.userId === user.id);
  const isMember = progress?.projectId && (await findMembership(io.db, user.id, progress.projectId));
  if (!progress || !(isOwn || isMember)) throw new ApiError('NOT_FOUND');
  return progress;
};
