import { ApiError } from '#contract/errors.ts';
import {
  changeUser,
  countAchievements,
  lockUser,
  setAchievement,
  type UserRow,
} from '#io/db/queries/accounts/users.ts';
import type { Io } from '#io/io.ts';
import { refuseForeignProject } from './refuse-foreign-project.ts';

/** Far more than onboarding needs; bounds what one account can store. */
const MAX_ACHIEVEMENTS = 100;

/** What a person changes about themselves. */
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
