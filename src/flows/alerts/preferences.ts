import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { isTimeZone } from '#domain/watch/alert-times.ts';
import { findMembership } from '#io/db/queries/accounts/users.ts';
import * as preferences from '#io/db/queries/watch/alerts.ts';
import type { Io } from '#io/io.ts';

/** The person's choices, or the defaults. */
export async function findPreferences(io: Pick<Io, 'db'>, projectId: number, userId: number) {
  const chosen = await preferences.findAlertPreferences(io.db, projectId, userId);
  const membership = await findMembership(io.db, userId, projectId);
  return chosen ?? preferences.defaultPreferences(membership?.role ?? null);
}

export async function savePreferences(
  io: Pick<Io, 'db'>,
  projectId: number,
  userId: number,
  chosen: preferences.AlertPreferences,
) {
  if (!isTimeZone(chosen.timeZone))
    throw new ApiError('VALIDATION_FAILED', { fields: { timeZone: [messages.choice] } });
  if ((chosen.quietFrom === null) !== (chosen.quietTo === null))
    throw new ApiError('VALIDATION_FAILED', {
      fields: { [chosen.quietFrom === null ? 'quietFrom' : 'quietTo']: [messages.required] },
    });
  await preferences.saveAlertPreferences(io.db, projectId, userId, chosen);
  return chosen;
}
