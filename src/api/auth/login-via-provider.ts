import { startGoogleSignIn } from '#flows/accounts/google-sign-in.ts';
import type { Handler } from '../handler.ts';

export const loginViaProvider: Handler<'loginViaProvider'> = async ({ io, body, setCookie }) => {
  const { redirectTo, state } = await startGoogleSignIn(io, body.next ?? null);
  setCookie('google', state);
  return { redirectTo };
};
