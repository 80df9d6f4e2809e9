import { listSessions as findSessions } from '#io/db/queries/sessions.ts';
import type { Handler } from '../handler.ts';

export const listSessions: Handler<'listSessions'> = async ({ io, user, session, client }) => {
  const here = io.keys.hash('client', client);
  const rows = await findSessions(io.db, user.id);
  return rows.map(({ clientHash, ...row }) => ({
    ...row,
    isThis: row.id === session?.id,
    isSamePlace: clientHash === here,
  }));
};
