import { z } from 'zod';
import { ApiError } from '#contract/errors.ts';
import { findMembership } from '#io/db/queries/accounts/users.ts';
import { saveAlertPreferences } from '#io/db/queries/watch/alerts.ts';
import type { Io } from '#io/io.ts';
import { findPreferences } from './preferences.ts';

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
