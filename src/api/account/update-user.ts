import { ApiError } from '#contract/errors.ts';
import { describeAccount } from '#flows/describe-account.ts';
import { changeUser, findMembership } from '#io/db/queries/users.ts';
import type { Handler } from '../handler.ts';
import { refuseBadWords } from '../refuse-bad-words.ts';

export const updateUser: Handler<'updateUser'> = async ({ io, user, body }) => {
  const { lastActiveProjectId } = body;
  // Names stand in invitations to others.
  refuseBadWords(body, ['firstname', 'lastname']);
  if (lastActiveProjectId !== undefined && user.role !== 'superadmin') {
    if (!(await findMembership(io.db, user.id, lastActiveProjectId))) throw new ApiError('PROJECT_NOT_FOUND');
  }
  const changed = Object.keys(body).length ? await changeUser(io.db, user.id, body) : user;
  return describeAccount(io, changed ?? user);
};
