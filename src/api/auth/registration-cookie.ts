import type { Io } from '#io/io.ts';
import { readCookie } from '../session.ts';

// The browser in which somebody registered: there the mail's link confirms at once what was entered. In any other the
// page asks for the password, because somebody else may have entered the first one.

const REGISTRATION_COOKIE = 'linkbild_registration';

export const registrationBrowser = (request: Request): string | null =>
  readCookie(request.headers.get('cookie'), REGISTRATION_COOKIE);

/** As long as the confirmation is good. */
export function registrationCookie(io: Io, browser: string): string {
  const secure = io.settings.siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${REGISTRATION_COOKIE}=${browser}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax${secure}`;
}
