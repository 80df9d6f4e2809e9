import { describeAccount } from '#flows/accounts/describe-account.ts';
import { confirmRegistration } from '#flows/accounts/register.ts';
import type { Handler } from '../handler.ts';

export const loginViaConfirmationCode: Handler<'loginViaConfirmationCode'> = async ({
  io,
  body,
  from,
  startSession,
}) => {
  const { confirmationCode: code, password } = body;
  const loggedIn = await confirmRegistration(io, { code, password, from });
  await startSession(loggedIn);
  return { user: await describeAccount(io, loggedIn.user) };
};
