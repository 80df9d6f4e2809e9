import { ApiError } from '#contract/errors.ts';
import { tellOfChange } from '#flows/tell-of-changes.ts';
import { recordActivity } from '#io/db/queries/activity-log.ts';
import { addApiToken, listApiTokens as findApiTokens } from '#io/db/queries/api-tokens.ts';
import { findMembership } from '#io/db/queries/users.ts';
import type { Handler } from '../handler.ts';

/** Far above what a person keeps apart; bounds what one account can store. */
const MAX_API_TOKENS = 50;

export const createApiToken: Handler<'createApiToken'> = async ({ io, user, body, client }) => {
  const { projectId } = body;
  if ((await findApiTokens(io.db, user.id)).length >= MAX_API_TOKENS) throw new ApiError('LIMIT_REACHED');
  if (projectId !== null && user.role !== 'superadmin' && !(await findMembership(io.db, user.id, projectId)))
    throw new ApiError('PROJECT_NOT_FOUND');
  return io.db.transaction(async (db) => {
    const made = await addApiToken(db, user.id, body);
    await recordActivity(db, {
      action: 'token-created',
      actorId: user.id,
      project: made.project,
      subject: body.name,
      clientHash: io.keys.hash('client', client),
      detail: { scope: body.scope, days: body.expiresInDays },
    });
    await tellOfChange(io, db, user, { what: 'token', subject: body.name });
    return made;
  });
};
