import { removeAuthenticatorApp as remove } from '#flows/factors/remove-factor.ts';
import type { Handler } from '../handler.ts';

export const removeAuthenticatorApp: Handler<'removeAuthenticatorApp'> = async ({ io, user, session, from }) => {
  await remove(io, { user, session, from });
  return { done: true };
};
