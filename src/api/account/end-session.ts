import { ApiError } from '#contract/errors.ts';
import { deviceName } from '#domain/access/device-name.ts';
import { recordActivity } from '#io/db/queries/activity-log.ts';
import { removeSessionById } from '#io/db/queries/sessions.ts';
import type { Handler } from '../handler.ts';

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
  return { done: true as const };
};
