import { logOutEverywhere } from '#flows/accounts/end-sessions.ts';
import type { Handler } from '../handler.ts';

export const logoutEverywhere: Handler<'logoutEverywhere'> = async ({ io, user, client, endSession }) => {
  await logOutEverywhere(io, { userId: user.id, client });
  endSession();
  return { done: true };
};
