import { askForPasskey } from '#flows/factors/passkeys.ts';
import type { Handler } from '../handler.ts';

export const startPasskeyLogin: Handler<'startPasskeyLogin'> = async ({ io, setCookie }) => {
  const { options, token } = await askForPasskey(io, 'login', null);
  setCookie('passkeyChallenge', token);
  return { options: { ...options } };
};
