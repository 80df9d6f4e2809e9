import { askForPasskey } from '#flows/factors/passkeys.ts';
import type { Handler } from '../handler.ts';
import { challengeCookie } from './challenge-cookie.ts';

export const startPasskeyLogin: Handler<'startPasskeyLogin'> = async ({ io, setCookie }) => {
  const { options, token } = await askForPasskey(io, 'login', null);
  setCookie(challengeCookie(io, token));
  return { options: { ...options } };
};
