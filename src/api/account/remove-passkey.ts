import { ApiError } from '#contract/errors.ts';
import { factorRemoved } from '#flows/factors/factor-changes.ts';
import * as rows from '#io/db/queries/passkeys.ts';
import { lockUser } from '#io/db/queries/users.ts';
import type { Handler } from '../handler.ts';

export const removePasskey: Handler<'removePasskey'> = async ({ io, user, params, session, from }) => {
  const { id } = params;
  if (typeof id !== 'number') throw new ApiError('NOT_FOUND');
  return io.db.transaction(async (db) => {
    // Two removals at once must not each think that the other one stays.
    await lockUser(db, user.id);
    const row = await rows.removePasskey(db, user.id, id);
    if (!row) throw new ApiError('NOT_FOUND');
    await factorRemoved(io, db, { user, session, from, what: 'passkey-removed', subject: row.name });
    return { done: true as const };
  });
};
