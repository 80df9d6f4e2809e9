import { describeAccount } from '#flows/accounts/describe-account.ts';
import { logInByMagicLink } from '#flows/accounts/magic-link.ts';
import type { Handler } from '../handler.ts';

export const loginViaMagicLinkCode: Handler<'loginViaMagicLinkCode'> = async ({ io, body, from, startSession }) => {
  const loggedIn = await logInByMagicLink(io, { code: body.magicLinkCode, email: body.email, from });
  await startSession(loggedIn);
  return { user: await describeAccount(io, loggedIn.user) };
};
