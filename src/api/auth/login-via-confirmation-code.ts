import { describeAccount } from '#flows/describe-account.ts';
import { refuseCommonPassword } from '#flows/refuse-common-password.ts';
import { confirmRegistration, openRegistration } from '#flows/register.ts';
import type { Handler } from '../handler.ts';

export const loginViaConfirmationCode: Handler<'loginViaConfirmationCode'> = async ({
  io,
  body,
  from,
  startSession,
}) => {
  const { confirmationCode: code, password } = body;
  if (password !== undefined) refuseCommonPassword(io, password, (await openRegistration(io, code)).email);
  const loggedIn = await confirmRegistration(io, { code, password, from });
  await startSession(loggedIn);
  return { user: await describeAccount(io, loggedIn.user) };
};
