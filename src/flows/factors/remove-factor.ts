import { ApiError } from '#contract/errors.ts';
import { notifyOfAccountChange } from '#flows/accounts/notify-of-account-change.ts';
import type { LoginFrom } from '#flows/accounts/open-session.ts';
import { countFactors, hasFactor, removeApp, removePasskey as removeRow } from '#io/db/queries/accounts/factors.ts';
import { lockUser, type UserRow } from '#io/db/queries/accounts/users.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { factorRemoved, newCodes } from './factor-changes.ts';

// Each locks the account: two concurrent removals must not each assume that the other factor stays.

interface By {
  user: UserRow;
  session: { id: number } | null;
  from: LoginFrom;
}

export function removePasskey(io: Io, { passkeyId, ...by }: By & { passkeyId: number }): Promise<void> {
  return io.db.transaction(async (db) => {
    await lockUser(db, by.user.id);
    const row = await removeRow(db, by.user.id, passkeyId);
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
