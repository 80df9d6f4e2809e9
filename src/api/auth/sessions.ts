import { ApiError } from '#contract/errors.ts';
import { deviceName } from '#domain/access/device-name.ts';
import { recordActivity } from '#io/db/queries/activity-log.ts';
import { forgetDevices } from '#io/db/queries/known-devices.ts';
import { endPendingLogins } from '#io/db/queries/pending-logins.ts';
import { listSessions as findSessions, removeOtherSessions, removeSessionById } from '#io/db/queries/sessions.ts';
import type { Handler } from '../handler.ts';

// Where a person is logged in. The address is kept as a keyed hash: it tells here from elsewhere and no more.

const done = { done: true } as const;

export const listSessions: Handler<'listSessions'> = async ({ io, user, session, client }) => {
  const here = io.keys.hash('client', client);
  const rows = await findSessions(io.db, user.id);
  return rows.map(({ clientHash, ...row }) => ({
    ...row,
    isThis: row.id === session?.id,
    isSamePlace: clientHash === here,
  }));
};

export const endSession: Handler<'endSession'> = async ({ io, user, params, session, client, endSession: forget }) => {
  const { id } = params;
  if (typeof id !== 'number') throw new ApiError('NOT_FOUND');
  await io.db.transaction(async (db) => {
    const row = await removeSessionById(db, user.id, id);
    if (!row) throw new ApiError('NOT_FOUND');
    const clientHash = io.keys.hash('client', client);
    await recordActivity(db, { action: 'session-ended', actorId: user.id, subject: deviceName(row, 'en'), clientHash });
  });
  if (id === session?.id) forget();
  return done;
};

/** Here too: whoever fears that somebody else is in begins anew with a login. */
export const logoutEverywhere: Handler<'logoutEverywhere'> = async ({ io, user, client, endSession: forget }) => {
  await io.db.transaction(async (db) => {
    const sessions = await removeOtherSessions(db, user.id, null);
    await endPendingLogins(db, user.id);
    await forgetDevices(db, user.id);
    const clientHash = io.keys.hash('client', client);
    await recordActivity(db, { action: 'logout-everywhere', actorId: user.id, clientHash, detail: { sessions } });
  });
  forget();
  return done;
};
