import { readCookie, SESSION_COOKIE } from '#contract/session-cookie.ts';
import { findApiTokenUser, type TokenFound } from '#io/db/queries/api-tokens.ts';
import { PENDING_SECONDS } from '#io/db/queries/pending-logins.ts';
import { findSessionUser, SESSION_DAYS, type SessionFound } from '#io/db/queries/sessions.ts';
import type { UserRow } from '#io/db/queries/users.ts';
import type { Io } from '#io/io.ts';

// Threat: somebody acts as somebody else. Layers: a 256-bit token in a cookie that scripts cannot read and other sites do
// not send along on their own requests (httpOnly, SameSite=Lax, Secure on https), only its hash stored, 30 days sliding;
// the cross-origin guard in front of every change; a fresh login before sensitive changes, and none of them by API token
// (require-proof.ts). Left open: whoever has the browser has the session for everything else.

export { readCookie };

export interface Identity {
  user: UserRow;
  /** How the person came: by a session's cookie, or by an API token, which carries its own proof and its own limits. */
  session: SessionFound['session'] | null;
  token: TokenFound['token'] | null;
  sessionToken: string | null;
  /** The session was prolonged: the cookie is sent again. */
  slid: boolean;
}

export async function identify(io: Io, headers: Headers): Promise<Identity | null> {
  const bearer = bearerToken(headers);
  if (bearer !== null) {
    const found = bearer ? await findApiTokenUser(io.db, bearer) : null;
    return found && { ...found, session: null, sessionToken: null, slid: false };
  }
  const sessionToken = readCookie(headers.get('cookie'), SESSION_COOKIE);
  if (!sessionToken) return null;
  const found = await findSessionUser(io.db, sessionToken, io.now());
  return found && { ...found, token: null, sessionToken };
}

/** Null without an Authorization header of that kind; an empty text where it is malformed. */
export function bearerToken(headers: Headers): string | null {
  const header = headers.get('authorization');
  if (header === null || !/^bearer\b/i.test(header)) return null;
  return /^bearer\s+(lbk_[\w-]{20,100})$/i.exec(header)?.[1] ?? '';
}

export function sessionCookie(io: Io, token: string | null): string {
  const secure = io.settings.siteUrl.startsWith('https:') ? '; Secure' : '';
  const life = token ? SESSION_DAYS * 86_400 : 0;
  return `${SESSION_COOKIE}=${token ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`;
}

export const PENDING_COOKIE = 'linkbild_pending';

/** Between the two steps of a login. It opens nothing but the second step. */
export function pendingCookie(io: Io, token: string | null): string {
  const secure = io.settings.siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${PENDING_COOKIE}=${token ?? ''}; Path=/; Max-Age=${token ? PENDING_SECONDS : 0}; HttpOnly; SameSite=Lax${secure}`;
}
