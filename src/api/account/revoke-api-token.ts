import { ApiError } from '#contract/errors.ts';
import { recordActivity } from '#io/db/queries/activity-log.ts';
import { revokeApiToken as revoke } from '#io/db/queries/api-tokens.ts';
import type { Handler } from '../handler.ts';

export const revokeApiToken: Handler<'revokeApiToken'> = async ({ io, user, params, client }) => {
  const { id } = params;
  if (typeof id !== 'number') throw new ApiError('NOT_FOUND');
  return io.db.transaction(async (db) => {
    const name = await revoke(db, user.id, id);
    if (name === null) throw new ApiError('NOT_FOUND');
    const clientHash = io.keys.hash('client', client);
    await recordActivity(db, { action: 'token-revoked', actorId: user.id, subject: name, clientHash });
    return { done: true as const };
  });
};
