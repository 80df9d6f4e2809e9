import { removeSession } from '#io/db/queries/sessions.ts';
import type { Handler } from '../handler.ts';

export const logout: Handler<'logout'> = async ({ io, sessionToken, endSession }) => {
  if (sessionToken) await removeSession(io.db, sessionToken);
  endSession();
  return { done: true as const };
};
