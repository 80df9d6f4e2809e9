import { newToken } from '#io/accounts/tokens.ts';
import { isAnyonesDevice, rememberDevice } from '#io/db/queries/accounts/sessions.ts';
import type { Io } from '#io/io.ts';
import { cookieOf, readCookie } from './cookies.ts';

// A cookie that identifies the browser across logouts, so that somebody who guesses a password slows down themselves
// and not the owner (docs/decisions/019-limits-and-registration.md). It proves nothing and grants nothing.

export const deviceOf = (headers: Headers): string | null => readCookie(headers, 'device');

/** The cookie to set after a login. A token that nobody has logged in with is replaced: it may have been planted. */
export async function setDeviceCookie(io: Io, userId: number, given: string | null): Promise<string> {
  const token = given && (await isAnyonesDevice(io.db, given)) ? given : newToken();
  await rememberDevice(io.db, userId, token);
  return cookieOf(io, 'device', token);
}
