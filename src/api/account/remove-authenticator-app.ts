import { ApiError } from '#contract/errors.ts';
import { factorRemoved } from '#flows/factors/factor-changes.ts';
import { removeApp } from '#io/db/queries/authenticator-apps.ts';
import { lockUser } from '#io/db/queries/users.ts';
import type { Handler } from '../handler.ts';

export const removeAuthenticatorApp: Handler<'removeAuthenticatorApp'> = ({ io, user, session, from }) =>
  io.db.transaction(async (db) => {
    await lockUser(db, user.id);
    if (!(await removeApp(db, user.id))) throw new ApiError('NOT_FOUND');
    await factorRemoved(io, db, { user, session, from, what: 'app-removed' });
    return { done: true as const };
  });
