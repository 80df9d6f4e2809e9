import { stopActing } from '#flows/users/act-as-user.ts';
import { removeSession } from '#io/db/queries/sessions.ts';
import type { Handler } from '../handler.ts';

export const logout: Handler<'logout'> = async ({ io, user, client, acting, session, sessionToken, endSession }) => {
  if (acting && session) await stopActing(io, { user, acting, session, clientHash: io.keys.hash('client', client) });
  if (sessionToken) await removeSession(io.db, sessionToken);
  endSession();
  return { done: true as const };
};
