import { askForPasskey } from '#flows/factors/passkeys.ts';
import type { Handler } from '../handler.ts';
import { challengeCookie } from './challenge-cookie.ts';

export const startConfirmPasskey: Handler<'startConfirmPasskey'> = async ({ io, user, setCookie }) => {
  const { options, token } = await askForPasskey(io, 'confirm', user.id);
  setCookie(challengeCookie(io, token));
  return { options: { ...options } };
};
