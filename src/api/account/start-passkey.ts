import { askForNewPasskey } from '#flows/factors/passkeys.ts';
import type { Handler } from '../handler.ts';

export const startPasskey: Handler<'startPasskey'> = async ({ io, user, setCookie }) => {
  const { options, token } = await askForNewPasskey(io, user);
  setCookie('passkeyChallenge', token);
  return { options: { ...options } };
};
