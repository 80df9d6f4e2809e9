import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { isGuessablePassword } from '#domain/access/guessable-password.ts';
import { isCommonPassword } from '#io/accounts/passwords.ts';
import { revokeAllApiTokens } from '#io/db/queries/accounts/api-tokens.ts';
import { endPendingLogins } from '#io/db/queries/accounts/logins.ts';
import {
  deleteKnownDevices,
  isKnownDevice,
  rememberDevice,
  removeOtherSessions,
} from '#io/db/queries/accounts/sessions.ts';
import { changeUser, type UserRow } from '#io/db/queries/accounts/users.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { notifyOfAccountChange } from './notify-of-account-change.ts';
import type { LoginFrom } from './open-session.ts';

interface Change {
  user: UserRow;
  currentPassword: string;
  password: string;
  /** The session it is changed in, which stays. */
  session: { id: number } | null;
  from: LoginFrom;
}

/** People may change a password because somebody else knows it: all other access it gave ends with it. */
export async function changePassword(io: Io, change: Change): Promise<void> {
  const { user, currentPassword, password, session, from } = change;
  // An account created by a link or with Google has none yet.
  const isRight = user.passwordHash
    ? await io.passwords.runQueued(() => io.passwords.verify(user.passwordHash, currentPassword))
    : true;
  if (!isRight) throw new ApiError('VALIDATION_FAILED', { fields: { currentPassword: [messages.passwordWrong] } });
  rejectCommonPassword(io, password, user.email);
  const passwordHash = await io.passwords.hash(password);
  await io.db.transaction(async (db) => {
    await changeUser(db, user.id, { passwordHash });
    await removeOtherSessions(db, user.id, session?.id ?? null);
    await endPendingLogins(db, user.id);
    const isKnown = from.device !== null && (await isKnownDevice(db, user.id, from.device));
    await deleteKnownDevices(db, user.id);
    if (isKnown && from.device) await rememberDevice(db, user.id, from.device);
    const tokens = await revokeAllApiTokens(db, user.id);
    const clientHash = io.keys.hash('client', from.client);
    await recordActivity(db, { action: 'password-changed', actorId: user.id, clientHash, detail: { tokens } });
    await notifyOfAccountChange(io, db, user, { what: 'password' });
  });
}

/** For every form that sets a password. Throws what the form shows below its field. */
export function rejectCommonPassword(io: Pick<Io, 'settings'>, password: string, email: string): void {
  const [name = '', host = ''] = email.split('@');
  const own = [email, name, host, host.split('.')[0] ?? '', 'linkbild', new URL(io.settings.siteUrl).hostname];
  const isEasy = isGuessablePassword(password, {
    isCommon: isCommonPassword,
    own: own.filter((word) => word.length >= 4),
  });
  if (isEasy) throw new ApiError('VALIDATION_FAILED', { fields: { password: [messages.passwordCommon] } });
}
