import { confirmLogin as confirm } from '#flows/factors/confirm-login.ts';
import type { Handler } from '../handler.ts';
import { sessionOf } from './session-of.ts';

export const confirmLogin: Handler<'confirmLogin'> = async (caller) => {
  const { io, user, body, from, readCookie } = caller;
  await confirm(io, user, sessionOf(caller), { ...body, from, challengeToken: readCookie('passkeyChallenge') });
  return { done: true };
};
