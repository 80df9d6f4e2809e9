import { confirmLogin as confirm } from '#flows/factors/confirm-login.ts';
import type { Handler } from '../handler.ts';
import { challengeTokenOf } from './challenge-cookie.ts';
import { sessionOf } from './session-of.ts';

export const confirmLogin: Handler<'confirmLogin'> = async (caller) => {
  const { io, user, body, from, request } = caller;
  await confirm(io, user, sessionOf(caller), { ...body, from, challengeToken: challengeTokenOf(request) });
  return { done: true };
};
