import { describeAccount } from '#flows/accounts/describe-account.ts';
import { keepAchievement } from '#flows/accounts/edit-account.ts';
import type { Handler } from '../handler.ts';

/** Somebody who acts as the person achieves nothing for them. */
export const setAchievement: Handler<'setAchievement'> = async ({ io, user, acting, body }) => {
  if (!acting) await keepAchievement(io, { userId: user.id, ...body });
  return describeAccount(io, user, acting);
};
