import { describeAccount } from '#flows/describe-account.ts';
import { logIn } from '#flows/log-in.ts';
import type { Handler } from '../handler.ts';
import { registrationBrowser } from './registration-cookie.ts';

export const login: Handler<'login'> = async ({ io, body, from, request, startSession }) => {
  const loggedIn = await logIn(io, { ...body, from, browser: registrationBrowser(request) });
  await startSession(loggedIn);
  return { user: await describeAccount(io, loggedIn.user) };
};
