import { confirmEmailChange as confirm } from '#flows/accounts/change-email.ts';
import { describeAccount } from '#flows/accounts/describe-account.ts';
import type { Handler } from '../handler.ts';

export const confirmEmailChange: Handler<'confirmEmailChange'> = async ({ io, user, session, client, body }) =>
  describeAccount(io, await confirm(io, { user, code: body.code, session, client }));
