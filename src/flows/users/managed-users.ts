import { ApiError } from '#contract/errors.ts';
import { confirmsAccount } from '#domain/access/confirmed-by-name.ts';
import { deleteAccountWithin } from '#flows/accounts/delete-account.ts';
import type { DoneBy } from '#flows/projects/delete-project.ts';
import type { Db } from '#io/db/db.ts';
import { listApiTokens } from '#io/db/queries/accounts/api-tokens.ts';
import { countFactors, hasFactor } from '#io/db/queries/accounts/factors.ts';
import { endPendingLogins } from '#io/db/queries/accounts/logins.ts';
import { deleteKnownDevices, listSessions, removeOtherSessions } from '#io/db/queries/accounts/sessions.ts';
import {
  changeUser,
  findUserById,
  listOnlyAdminProjects,
  listUserVisits,
  lockUser,
  type UserRow,
} from '#io/db/queries/accounts/users.ts';
import { endOpenOffers, findListedUser, listMemberships } from '#io/db/queries/accounts/users-admin.ts';
import { listActivity, recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';

/**
 * Locks the account that a super admin wants to change. Super admins cannot change each other, so a stolen session can
 * neither lock the others out nor take over their accounts.
 */
export async function lockManagedUser(db: Db, id: number | string): Promise<UserRow> {
  if (typeof id !== 'number') throw new ApiError('NOT_FOUND');
  await lockUser(db, id);
  const user = await findUserById(db, id);
  if (!user) throw new ApiError('NOT_FOUND');
  if (user.role === 'superadmin') throw new ApiError('NOT_FOR_SUPER_ADMINS');
  return user;
}

const MAX_ACTIVITY = 50;

/** An account as the super admin sees it. Nothing in it can be used to log in. */
export async function describeManagedUser({ db }: Pick<Io, 'db'>, id: number | string) {
  const user = typeof id === 'number' ? await findListedUser(db, id) : null;
  if (!user) throw new ApiError('NOT_FOUND');
  const [memberships, onlyAdminOf, sessions, apiTokens, visits, factors, activity] = await Promise.all([
    listMemberships(db, user.id),
    listOnlyAdminProjects(db, user.id),
    listSessions(db, user.id),
    listApiTokens(db, user.id),
    listUserVisits(db, user.id),
    countFactors(db, user.id),
    listActivity(db, { projectId: null, about: user, limit: MAX_ACTIVITY }),
  ]);
  const { passwordHash, googleSubject, suspendedAt, suspensionReason, ...shown } = user;
  const alone = new Set(onlyAdminOf.map((project) => project.id));
  return {
    ...shown,
    hasPassword: passwordHash !== null,
    hasGoogle: googleSubject !== null,
    hasSecondFactor: hasFactor(factors),
    suspension: suspendedAt && { since: suspendedAt, reason: suspensionReason ?? '' },
    memberships: memberships.map((one) => ({ ...one, isOnlyAdmin: alone.has(one.project.id) })),
    sessions,
    apiTokens,
    visits,
    activity: activity.items,
  };
}

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

interface Deletion {
  userId: number | string;
  /** The account's address, typed. */
  confirm: string;
  projectIds: readonly number[];
  by: DoneBy;
}

export function deleteManagedUser(io: Io, { userId, confirm, projectIds, by }: Deletion): Promise<void> {
  return io.db.transaction(async (db) => {
    const user = await lockManagedUser(db, userId);
    if (!confirmsAccount(confirm, user.email))
      throw new ApiError('VALIDATION_FAILED', { fields: { confirm: [notTheAddress] } });
    const deleted = await deleteAccountWithin(io, db, { user, projectIds, by });
    if (!deleted.ok) throw new ApiError('CONFLICT', { text: projectsChanged });
  });
}

const notTheAddress = {
  en: 'Type in this account’s email address.',
  de: 'Geben Sie die E-Mail-Adresse dieses Kontos ein.',
};
const projectsChanged = {
  en: 'This person’s projects have changed in the meantime. Reload the page.',
  de: 'Die Projekte dieser Person haben sich inzwischen geändert. Laden Sie die Seite neu.',
};
