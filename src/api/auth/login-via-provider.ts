import { startGoogleSignIn } from '#flows/google-sign-in.ts';
import type { Handler } from '../handler.ts';
import { GOOGLE_STATE_COOKIE } from './google-callback.ts';

export const loginViaProvider: Handler<'loginViaProvider'> = async ({ io, body, setCookie }) => {
  const { redirectTo, state } = await startGoogleSignIn(io, body.next ?? null);
  const secure = io.settings.siteUrl.startsWith('https:') ? '; Secure' : '';
  setCookie(`${GOOGLE_STATE_COOKIE}=${state}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax${secure}`);
  return { redirectTo };
};
