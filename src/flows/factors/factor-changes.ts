import { ApiError } from '#contract/errors.ts';
import { mustUseSecondFactor } from '#domain/access/proof.ts';
import { notifyOfAccountChange } from '#flows/accounts/notify-of-account-change.ts';
import type { LoginFrom } from '#flows/accounts/open-session.ts';
import { newRecoveryCodes } from '#io/accounts/one-time-codes.ts';
import type { Db } from '#io/db/db.ts';
import { countFactors, hasFactor, removeRecoveryCodes, replaceRecoveryCodes } from '#io/db/queries/accounts/factors.ts';
import { refreshLogin } from '#io/db/queries/accounts/sessions.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import type { AccountChange } from '#io/mail/mails/account-change.ts';
import { recoveryHash } from './check-code.ts';

interface Change extends AccountChange {
  user: UserRow;
  session: { id: number } | null;
  from: LoginFrom;
}

const detailOf = (what: AccountChange['what'], subject: string | undefined) => ({
  factor: what.split('-')[0] ?? what,
  ...(subject ? { name: subject } : {}),
});

/** Effects of every new factor. The recovery codes of the first one are returned only here. */
export async function factorAdded(io: Io, db: Db, { user, session, from, what, subject }: Change) {
  if (session) await refreshLogin(db, session.id, { withFactor: true });
  const clientHash = io.keys.hash('client', from.client);
  const detail = detailOf(what, subject);
  await recordActivity(db, { action: 'factor-added', actorId: user.id, subject: subject ?? null, clientHash, detail });
  await notifyOfAccountChange(io, db, user, { what, ...(subject ? { subject } : {}) });
  const { recoveryCodes } = await countFactors(db, user.id);
  return recoveryCodes > 0 ? null : newCodes(io, db, user.id);
}

/** Effects of a removal. The recovery codes go with the last factor; a super admin of a public site must keep one. */
export async function factorRemoved(io: Io, db: Db, { user, from, what, subject }: Change): Promise<void> {
  if (!hasFactor(await countFactors(db, user.id))) {
    if (mustUseSecondFactor(user.role, io.settings.siteUrl)) throw new ApiError('LAST_FACTOR');
    await removeRecoveryCodes(db, user.id);
  }
  const clientHash = io.keys.hash('client', from.client);
  const detail = detailOf(what, subject);
  await recordActivity(db, {
    action: 'factor-removed',
    actorId: user.id,
    subject: subject ?? null,
    clientHash,
    detail,
  });
  await notifyOfAccountChange(io, db, user, { what, ...(subject ? { subject } : {}) });
}

export async function newCodes(io: Io, db: Db, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => recoveryHash(io, userId, code)),
  );
  return codes;
}
