import { ApiError } from '#contract/errors.ts';
import { confirmLogin as confirm, sendConfirmationCode, waysToConfirm } from '#flows/factors/confirm-login.ts';
import { askForPasskey } from '#flows/factors/passkeys.ts';
import type { Caller, Handler } from '../handler.ts';
import { challengeCookie, challengeTokenOf } from './challenge-cookie.ts';

/** `needs: 'session'` has seen to it that there is one. */
function sessionOf({ session }: Caller) {
  if (!session) throw new ApiError('NOT_BY_TOKEN');
  return session;
}

export const getLoginConfirmation: Handler<'getLoginConfirmation'> = async ({ io, user }) => ({
  ...(await waysToConfirm(io, user)),
  email: user.email,
});

export const startConfirmPasskey: Handler<'startConfirmPasskey'> = async ({ io, user, setCookie }) => {
  const { options, token } = await askForPasskey(io, 'confirm', user.id);
  setCookie(challengeCookie(io, token));
  return { options: { ...options } };
};

export const sendConfirmCode: Handler<'sendConfirmCode'> = async (caller) => {
  await sendConfirmationCode(caller.io, caller.user, sessionOf(caller));
  return { done: true };
};

export const confirmLogin: Handler<'confirmLogin'> = async (caller) => {
  const { io, user, body, from, request } = caller;
  await confirm(io, user, sessionOf(caller), { ...body, from, challengeToken: challengeTokenOf(request) });
  return { done: true };
};
