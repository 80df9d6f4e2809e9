import { ApiError } from '#contract/errors.ts';
import { deviceName } from '#domain/access/device-name.ts';
import { endPendingLogins } from '#io/db/queries/accounts/logins.ts';
import { deleteKnownDevices, removeOtherSessions, removeSessionById } from '#io/db/queries/accounts/sessions.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';

interface By {
  userId: number;
  client: string;
}

export function endSession(io: Io, { userId, client, sessionId }: By & { sessionId: number }): Promise<void> {
  return io.db.transaction(async (db) => {
    const row = await removeSessionById(db, userId, sessionId);
    if (!row) throw new ApiError('NOT_FOUND');
    const clientHash = io.keys.hash('client', client);
    await recordActivity(db, { action: 'session-ended', actorId: userId, subject: deviceName(row, 'en'), clientHash });
  });
}

/** Ends this session too: people who fear an intruder start over with a login. */
export function logOutEverywhere(io: Io, { userId, client }: By): Promise<void> {
  return io.db.transaction(async (db) => {
    const sessions = await removeOtherSessions(db, userId, null);
    await endPendingLogins(db, userId);
    await deleteKnownDevices(db, userId);
    const clientHash = io.keys.hash('client', client);
    await recordActivity(db, { action: 'logout-everywhere', actorId: userId, clientHash, detail: { sessions } });
  });
}
