import { limits } from '#contract/limits.ts';
import { notifyOfAccountChange } from '#flows/accounts/notify-of-account-change.ts';
import type { LoginFrom } from '#flows/accounts/open-session.ts';
import { enforceLimit, limitKey } from '#flows/guards/rate-limit.ts';
import { plainRecoveryCode, stepOf } from '#io/accounts/one-time-codes.ts';
import { sealedPurposes } from '#io/accounts/secret-keys.ts';
import type { Db } from '#io/db/db.ts';
import { consumeRecoveryCode, consumeTotpStep, countFactors, findApp } from '#io/db/queries/accounts/factors.ts';
import { isKnownDevice } from '#io/db/queries/accounts/sessions.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import { clearHits } from '#io/db/queries/operation/rate-limits.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';

// Threat: somebody with the password guesses six digits. Layers: each code works once; 20 attempts an hour per account,
// so that guessing would take years; 5 wrong codes end a login, which then needs the password again
// (io/db/queries/accounts/logins.ts); a browser the person has logged in with before has its own attempts, so that
// guessing elsewhere does not lock the owner out; passkeys are exempt.

export const recoveryHash = (io: Io, userId: number, code: string) =>
  io.keys.hash(`recovery-code:${userId}`, plainRecoveryCode(code));

/** Six digits are the app's; anything else is a recovery code. The given code is consumed. */
export async function checkCode(
  io: Io,
  user: UserRow,
  code: string,
  from: LoginFrom,
): Promise<'app' | 'recovery-code' | null> {
  const isKnown = from.device !== null && (await isKnownDevice(io.db, user.id, from.device));
  const key = isKnown ? `${user.id}:${from.device}` : String(user.id);
  await enforceLimit(io, limits.secondFactorCodes, key);
  const plain = code.replace(/\s/g, '');
  const kind = /^\d{6}$/.test(plain) ? 'app' : 'recovery-code';
  const isRight = kind === 'app' ? await consumeAppCode(io, user.id, plain) : await consumeRecovery(io, user, plain);
  if (isRight) {
    await clearHits(io.db, limitKey(io, limits.secondFactorCodes, key));
    return kind;
  }
  const clientHash = io.keys.hash('client', from.client);
  await recordActivity(io.db, { action: 'login-failed', actorId: user.id, clientHash, detail: { step: 'code' } });
  return null;
}

/** Confirmed apps only, except during setup. */
export async function consumeAppCode(
  io: Io,
  userId: number,
  code: string,
  { isSetUp = false, db = io.db }: { isSetUp?: boolean; db?: Db } = {},
): Promise<boolean> {
  const app = await findApp(db, userId);
  if (!app || (app.confirmedAt === null) !== isSetUp) return false;
  const secret = io.keys.decrypt(sealedPurposes.authenticatorApp(userId), app.secret);
  const step = secret === null ? null : stepOf(secret, code, io.now());
  return step !== null && (await consumeTotpStep(db, userId, step));
}

function consumeRecovery(io: Io, user: UserRow, code: string): Promise<boolean> {
  return io.db.transaction(async (db) => {
    if (!(await consumeRecoveryCode(db, user.id, recoveryHash(io, user.id, code)))) return false;
    const left = (await countFactors(db, user.id)).recoveryCodes;
    await notifyOfAccountChange(io, db, user, { what: 'recovery-code-used', subject: String(left) });
    return true;
  });
}
