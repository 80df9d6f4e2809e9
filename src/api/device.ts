import { newToken } from '#io/accounts/tokens.ts';
import { DEVICE_DAYS, isAnyonesDevice, rememberDevice } from '#io/db/queries/known-devices.ts';
import type { Io } from '#io/io.ts';
import { readCookie } from './session.ts';

// The browser's own mark, kept over logouts, so that somebody who guesses a password slows down themselves and not the
// owner (docs/decisions/019-limits-and-registration.md). It proves nothing and opens nothing.

const DEVICE_COOKIE = 'linkbild_device';

export const deviceOf = (headers: Headers): string | null => readCookie(headers.get('cookie'), DEVICE_COOKIE);

/** The cookie to send after a login. A token that nobody has logged in with is not taken over: it may have been planted. */
export async function keepDevice(io: Io, userId: number, given: string | null): Promise<string> {
  const token = given && (await isAnyonesDevice(io.db, given)) ? given : newToken();
  await rememberDevice(io.db, userId, token);
  const secure = io.settings.siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${DEVICE_COOKIE}=${token}; Path=/; Max-Age=${DEVICE_DAYS * 86_400}; HttpOnly; SameSite=Lax${secure}`;
}
