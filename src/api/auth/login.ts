import { describeAccount } from '#flows/accounts/describe-account.ts';
import { logIn } from '#flows/accounts/log-in.ts';
import type { Handler } from '../handler.ts';

export const login: Handler<'login'> = async ({ io, body, from, readCookie, startSession }) => {
  const loggedIn = await logIn(io, { ...body, from, browser: readCookie('registration') });
  await startSession(loggedIn);
  return { user: await describeAccount(io, loggedIn.user) };
};
