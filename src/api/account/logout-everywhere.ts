import { recordActivity } from '#io/db/queries/activity-log.ts';
import { forgetDevices } from '#io/db/queries/known-devices.ts';
import { endPendingLogins } from '#io/db/queries/pending-logins.ts';
import { removeOtherSessions } from '#io/db/queries/sessions.ts';
import type { Handler } from '../handler.ts';

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
  return { done: true as const };
};
