import { sendConfirmationCode } from '#flows/factors/confirm-login.ts';
import type { Handler } from '../handler.ts';
import { sessionOf } from './session-of.ts';

export const sendConfirmCode: Handler<'sendConfirmCode'> = async (caller) => {
  await sendConfirmationCode(caller.io, caller.user, sessionOf(caller));
  return { done: true };
};
