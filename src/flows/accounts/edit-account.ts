import { ApiError } from '#contract/errors.ts';
import { deviceName } from '#domain/access/login.ts';
import { isLocalSite } from '#domain/access/proof.ts';
import { countFactors, hasFactor } from '#io/db/queries/accounts/factors.ts';
import { endPendingLogins } from '#io/db/queries/accounts/logins.ts';
import {
  type Acting,
  deleteKnownDevices,
  removeOtherSessions,
  removeSessionById,
} from '#io/db/queries/accounts/sessions.ts';
import {
  changeUser,
  countAchievements,
  describeUser,
  lockUser,
  setAchievement,
  type UserRow,
} from '#io/db/queries/accounts/users.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { refuseForeignProject } from '../guards/refusals.ts';

/** Far more than onboarding needs; bounds what one account can store. */
const MAX_ACHIEVEMENTS = 100;

/** Fields that people change about themselves. */
export async function editAccount(io: Io, user: UserRow, change: Parameters<typeof changeUser>[2]): Promise<UserRow> {
  const { lastActiveProjectId } = change;
  if (lastActiveProjectId != null) await refuseForeignProject(io, user, lastActiveProjectId);
  const changed = Object.keys(change).length > 0 ? await changeUser(io.db, user.id, change) : null;
  return changed ?? user;
}

export function keepAchievement(
  io: Io,
  { userId, key, value }: { userId: number; key: string; value: Parameters<typeof setAchievement>[3] },
): Promise<void> {
  return io.db.transaction(async (db) => {
    await lockUser(db, userId);
    if ((await countAchievements(db, userId)) >= MAX_ACHIEVEMENTS) throw new ApiError('TOO_MANY');
    await setAchievement(db, userId, key, value);
  });
}

/** The person as the API shows them, with hints about their second factor. */
export async function describeAccount(io: Io, user: UserRow, acting: Acting | null = null) {
  const [described, factors] = await Promise.all([describeUser(io.db, user), countFactors(io.db, user.id)]);
  return {
    ...described,
    secondFactor: secondFactorOf(io, user, hasFactor(factors)),
    acting: acting && { admin: acting.admin.email, until: acting.until, reason: acting.reason },
  };
}

function secondFactorOf(io: Io, user: UserRow, isSet: boolean) {
  if (isSet) return 'set' as const;
  if (user.role !== 'superadmin') return 'none' as const;
  return isLocalSite(io.settings.siteUrl) ? ('recommended' as const) : ('required' as const);
}

interface By {
  userId: number;
  client: string;
}

export function endSession(io: Io, { userId, client, sessionId }: By & { sessionId: number }): Promise<void> {
  return io.db.transaction(async (db) => {
    const row = await removeSessionById(db, userId, sessionId);
    if (!row) throw new ApiError('NOT_FOUND');
    const clientHash = io.keys.hash('client', client);
    await recordActivity(db, { action: 'session-ended', actorId: userId, subject: deviceName(row, 'en'), clientHash });
  });
}

/** Ends this session too: people who fear an intruder start over with a login. */
export function logOutEverywhere(io: Io, { userId, client }: By): Promise<void> {
  return io.db.transaction(async (db) => {
    const sessions = await removeOtherSessions(db, userId, null);
    await endPendingLogins(db, userId);
    await deleteKnownDevices(db, userId);
    const clientHash = io.keys.hash('client', client);
    await recordActivity(db, { action: 'logout-everywhere', actorId: userId, clientHash, detail: { sessions } });
  });
}
