import { describeAccount } from '#flows/accounts/describe-account.ts';
import { keepAchievement } from '#flows/accounts/edit-account.ts';
import type { Handler } from '../handler.ts';

export const setAchievement: Handler<'setAchievement'> = async ({ io, user, body }) => {
  await keepAchievement(io, { userId: user.id, ...body });
  return describeAccount(io, user);
};
