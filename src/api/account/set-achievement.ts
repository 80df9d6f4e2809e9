import { ApiError } from '#contract/errors.ts';
import { describeAccount } from '#flows/describe-account.ts';
import { countAchievements, lockUser, setAchievement as putAchievement } from '#io/db/queries/users.ts';
import type { Handler } from '../handler.ts';

/** Far above what onboarding needs; bounds what one account can store. */
const MAX_ACHIEVEMENTS = 100;

export const setAchievement: Handler<'setAchievement'> = async ({ io, user, body }) => {
  await io.db.transaction(async (db) => {
    await lockUser(db, user.id);
    if ((await countAchievements(db, user.id)) >= MAX_ACHIEVEMENTS) throw new ApiError('LIMIT_REACHED');
    await putAchievement(db, user.id, body.key, body.value);
  });
  return describeAccount(io, user);
};
