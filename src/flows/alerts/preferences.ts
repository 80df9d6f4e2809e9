import { z } from 'zod';
import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { isTimeZone } from '#domain/watch/alert-times.ts';
import { findMembership } from '#io/db/queries/accounts/users.ts';
import * as preferences from '#io/db/queries/watch/alerts.ts';
import { saveAlertPreferences } from '#io/db/queries/watch/alerts.ts';
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

// The link in the weekly mail works without a login, as mail programs expect. So it is encrypted, and switches off one
// mail of one person in one project; nothing is stored for it.

const PURPOSE = 'digest-unsubscribe';
const Whose = z.object({ userId: z.number(), projectId: z.number() });

export const digestCode = ({ keys }: Pick<Io, 'keys'>, whose: z.output<typeof Whose>): string =>
  keys.encrypt(PURPOSE, JSON.stringify(whose));

/** May be called twice, and for somebody who has left the project. */
export async function unsubscribeDigest(io: Pick<Io, 'db' | 'keys'>, code: string): Promise<void> {
  const text = io.keys.decrypt(PURPOSE, code);
  if (text === null) throw new ApiError('INVALID_UNSUBSCRIBE_LINK');
  const { userId, projectId } = Whose.parse(JSON.parse(text));
  if (!(await findMembership(io.db, userId, projectId))) return;
  const chosen = await findPreferences(io, projectId, userId);
  await saveAlertPreferences(io.db, projectId, userId, { ...chosen, digest: false });
}
