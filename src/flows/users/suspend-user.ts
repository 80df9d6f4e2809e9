import { ApiError } from '#contract/errors.ts';
import type { DoneBy } from '#flows/projects/delete-project.ts';
import { endPendingLogins } from '#io/db/queries/accounts/logins.ts';
import { deleteKnownDevices, removeOtherSessions } from '#io/db/queries/accounts/sessions.ts';
import { changeUser } from '#io/db/queries/accounts/users.ts';
import { endOpenOffers } from '#io/db/queries/accounts/users-admin.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { lockManagedUser } from './find-managed-user.ts';

// Threat: an account in the wrong hands, or used against others, keeps working somewhere. Layers: every way to log in,
// every session and every API token looks at the status (open-session.ts, findSessionUser, findApiTokenUser); sessions,
// logins under way and login links end at once; open invitations the person sent are withdrawn, because they may lead
// to an accomplice. Tokens stay listed and work again after a reactivation. Left open: people who accepted before.

interface Managed {
  userId: number | string;
  by: DoneBy;
}

export function suspendUser(io: Io, { userId, reason, by }: Managed & { reason: string }): Promise<void> {
  return io.db.transaction(async (db) => {
    const user = await lockManagedUser(db, userId);
    if (user.status === 'suspended') throw new ApiError('CONFLICT', { text: isSuspended });
    await changeUser(db, user.id, {
      status: 'suspended',
      suspendedAt: io.now(),
      suspensionReason: reason,
      statusBeforeSuspension: user.status,
    });
    const sessions = await removeOtherSessions(db, user.id, null);
    await endPendingLogins(db, user.id);
    await deleteKnownDevices(db, user.id);
    const invitations = await endOpenOffers(db, user);
    const detail = { reason, sessions, invitations };
    await recordActivity(db, { ...by, action: 'user-suspended', subject: user.email, detail });
  });
}

export function reactivateUser(io: Io, { userId, by }: Managed): Promise<void> {
  return io.db.transaction(async (db) => {
    const user = await lockManagedUser(db, userId);
    if (user.status !== 'suspended') throw new ApiError('CONFLICT', { text: isNotSuspended });
    await changeUser(db, user.id, {
      status: user.statusBeforeSuspension ?? 'active',
      suspendedAt: null,
      suspensionReason: null,
      statusBeforeSuspension: null,
    });
    await recordActivity(db, { ...by, action: 'user-reactivated', subject: user.email });
  });
}

const isSuspended = { en: 'This account is already suspended.', de: 'Dieses Konto ist bereits gesperrt.' };
const isNotSuspended = { en: 'This account isn’t suspended.', de: 'Dieses Konto ist nicht gesperrt.' };
