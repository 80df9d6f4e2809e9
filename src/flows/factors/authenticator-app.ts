import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import type { LoginFrom } from '#flows/accounts/open-session.ts';
import { describeApp, newSecret } from '#io/accounts/one-time-codes.ts';
import { confirmApp, upsertUnconfirmedApp } from '#io/db/queries/accounts/factors.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import type { Io } from '#io/io.ts';
import { appPurpose, consumeAppCode } from './check-code.ts';
import { factorAdded } from './factor-changes.ts';

/** A secret that counts once its first code was entered. */
export async function startApp(io: Io, user: UserRow) {
  const secret = newSecret();
  const isNew = await upsertUnconfirmedApp(io.db, user.id, io.keys.encrypt(appPurpose(user.id), secret));
  if (!isNew) throw new ApiError('CONFLICT');
  return { secret, ...(await describeApp(secret, user.email)) };
}

interface FirstCode {
  user: UserRow;
  code: string;
  session: { id: number } | null;
  from: LoginFrom;
}

export async function finishApp(io: Io, { user, code, session, from }: FirstCode) {
  return io.db.transaction(async (db) => {
    const isRight = await consumeAppCode(io, user.id, code.replace(/\s/g, ''), { isSetUp: true, db });
    if (!isRight) throw new ApiError('VALIDATION_FAILED', { fields: { code: [messages.codeWrong] } });
    await confirmApp(db, user.id);
    const recoveryCodes = await factorAdded(io, db, { user, session, from, what: 'app-added' });
    return { recoveryCodes };
  });
}
