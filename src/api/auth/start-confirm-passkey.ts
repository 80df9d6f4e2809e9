import { askForPasskey } from '#flows/factors/passkeys.ts';
import type { Handler } from '../handler.ts';

export const startConfirmPasskey: Handler<'startConfirmPasskey'> = async ({ io, user, setCookie }) => {
  const { options, token } = await askForPasskey(io, 'confirm', user.id);
  setCookie('passkeyChallenge', token);
  return { options: { ...options } };
};
