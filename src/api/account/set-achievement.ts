import { keepAchievement } from '#flows/account/edit-account.ts';
import { describeAccount } from '#flows/describe-account.ts';
import type { Handler } from '../handler.ts';

export const setAchievement: Handler<'setAchievement'> = async ({ io, user, body }) => {
  await keepAchievement(io, { userId: user.id, ...body });
  return describeAccount(io, user);
};
