import { ApiError } from '#contract/errors.ts';
import { listApiTokens } from '#io/db/queries/accounts/api-tokens.ts';
import { countFactors, hasFactor } from '#io/db/queries/accounts/factors.ts';
import { listSessions } from '#io/db/queries/accounts/sessions.ts';
import { listOnlyAdminProjects, listUserVisits } from '#io/db/queries/accounts/users.ts';
import { findListedUser, listMemberships } from '#io/db/queries/accounts/users-admin.ts';
import { listActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';

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
    listActivity(db, { projectId: null, actorId: user.id, limit: MAX_ACTIVITY }),
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
