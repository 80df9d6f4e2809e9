import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { notifyOfAccountChange } from '#flows/accounts/notify-of-account-change.ts';
import type { LoginFrom } from '#flows/accounts/open-session.ts';
import { describeApp, newSecret } from '#io/accounts/one-time-codes.ts';
import { passkeySite } from '#io/accounts/passkeys.ts';
import { sealedPurposes } from '#io/accounts/secret-keys.ts';
import {
  confirmApp,
  countFactors,
  deletePasskey,
  findApp,
  hasFactor,
  listPasskeys,
  removeApp,
  upsertUnconfirmedApp,
} from '#io/db/queries/accounts/factors.ts';
import { lockUser, type UserRow } from '#io/db/queries/accounts/users.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { consumeAppCode } from './check-code.ts';
import { factorAdded, factorRemoved, newCodes } from './factor-changes.ts';

/** The second factors of a person. */
export async function listFactors({ db, settings }: Pick<Io, 'db' | 'settings'>, userId: number) {
  const [passkeys, app, { recoveryCodes }] = await Promise.all([
    listPasskeys(db, userId),
    findApp(db, userId),
    countFactors(db, userId),
  ]);
  return {
    passkeys,
    app: app?.confirmedAt ? { confirmedAt: app.confirmedAt } : null,
    recoveryCodes,
    hasHostName: passkeySite(settings.siteUrl) !== null,
  };
}

/** A secret that counts once its first code was entered. */
export async function startApp(io: Io, user: UserRow) {
  const secret = newSecret();
  const isNew = await upsertUnconfirmedApp(
    io.db,
    user.id,
    io.keys.encrypt(sealedPurposes.authenticatorApp(user.id), secret),
  );
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

// Each locks the account: two concurrent removals must not each assume that the other factor stays.

interface By {
  user: UserRow;
  session: { id: number } | null;
  from: LoginFrom;
}

export function removePasskey(io: Io, { passkeyId, ...by }: By & { passkeyId: number }): Promise<void> {
  return io.db.transaction(async (db) => {
    await lockUser(db, by.user.id);
    const row = await deletePasskey(db, by.user.id, passkeyId);
    if (!row) throw new ApiError('NOT_FOUND');
    await factorRemoved(io, db, { ...by, what: 'passkey-removed', subject: row.name });
  });
}

export function removeAuthenticatorApp(io: Io, by: By): Promise<void> {
  return io.db.transaction(async (db) => {
    await lockUser(db, by.user.id);
    if (!(await removeApp(db, by.user.id))) throw new ApiError('NOT_FOUND');
    await factorRemoved(io, db, { ...by, what: 'app-removed' });
  });
}

/** The old codes become invalid. */
export function renewRecoveryCodes(io: Io, { user, from }: Omit<By, 'session'>): Promise<string[]> {
  return io.db.transaction(async (db) => {
    await lockUser(db, user.id);
    if (!hasFactor(await countFactors(db, user.id))) throw new ApiError('NOT_FOUND');
    const recoveryCodes = await newCodes(io, db, user.id);
    const clientHash = io.keys.hash('client', from.client);
    const detail = { factor: 'recovery' };
    await recordActivity(db, { action: 'factor-added', actorId: user.id, clientHash, detail });
    await notifyOfAccountChange(io, db, user, { what: 'recovery-codes-renewed' });
    return recoveryCodes;
  });
}
