import { ApiError } from '#contract/errors.ts';
import { ACTING_MINUTES } from '#domain/access/proof.ts';
import { isAddressProven } from '#domain/access/proven-address.ts';
import type { DoneBy } from '#flows/projects/delete-project.ts';
import { type Acting, actAs, clearActing } from '#io/db/queries/accounts/sessions.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { lockManagedUser } from './managed-users.ts';

// Threat: a super admin, or somebody with a super admin's browser, uses a customer's account without anybody noticing,
// or comes out of it with more than they had. Layers: only with a login of the last minutes and a reason; never as a
// super admin or a suspended person; the session stays the super admin's own, so that nothing is created that outlives
// it, and every request decides anew who it is (findSessionUser); it ends after 30 minutes; calls that prove or grant
// access are refused (isRefusedWhileActing); the log has beginning, reason and end, and names the super admin in every
// entry made meanwhile and in the log of every project that is opened. Left open: what a super admin reads and remembers.

interface Start {
  userId: number | string;
  reason: string;
  session: { id: number };
  by: DoneBy;
}

export function actAsUser(io: Io, { userId, reason, session, by }: Start): Promise<{ until: Date }> {
  return io.db.transaction(async (db) => {
    const user = await lockManagedUser(db, userId);
    if (user.status === 'suspended' || !isAddressProven(user)) throw new ApiError('CONFLICT', { text: cannotLogIn });
    const until = await actAs(db, session.id, { userId: user.id, reason, minutes: ACTING_MINUTES });
    const detail = { reason, until: until.toISOString() };
    await recordActivity(db, { ...by, action: 'acting-started', subject: user.email, detail });
    return { until };
  });
}

interface Stop {
  user: UserRow;
  acting: Acting;
  session: { id: number };
  clientHash: string;
}

/** Ends acting, by the button or a logout. A timeout writes no entry: the first entry says when it ends. */
export function stopActing(io: Io, { user, acting, session, clientHash }: Stop): Promise<void> {
  return io.db.transaction(async (db) => {
    await clearActing(db, session.id);
    const { admin, reason } = acting;
    const detail = { reason };
    await recordActivity(db, { action: 'acting-ended', actorId: admin.id, subject: user.email, clientHash, detail });
  });
}

const cannotLogIn = {
  en: 'This person can’t log in, so you can’t log in as them.',
  de: 'Diese Person kann sich nicht anmelden. Deshalb können Sie es auch nicht an ihrer Stelle.',
};
