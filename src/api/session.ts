import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { findApiTokenUser, findSessionUser, SESSION_DAYS } from '#io/db/queries/sessions.ts';
import type { UserRow } from '#io/db/queries/users.ts';
import type { Io } from '#io/io.ts';

// Threat: somebody acts as somebody else. Layers: a 256-bit token in a cookie that scripts cannot read and other sites do
// not send along on their own requests (httpOnly, SameSite=Lax, Secure on https), only its hash stored, 30 days sliding;
// the cross-origin guard (guard.ts) in front of every change. Left open: whoever has the browser has the session.

export interface Identity {
  user: UserRow;
  /** Bearer calls carry their own proof and are exempt from the cross-origin guard. */
  by: 'cookie' | 'token';
  sessionToken: string | null;
  /** The session was prolonged: the cookie is sent again. */
  slid: boolean;
}

export async function identify(io: Io, headers: Headers): Promise<Identity | null> {
  const bearer = bearerToken(headers);
  if (bearer !== null) {
    const user = bearer ? await findApiTokenUser(io.db, bearer) : null;
    return user && { user, by: 'token', sessionToken: null, slid: false };
  }
  const sessionToken = readCookie(headers.get('cookie'), SESSION_COOKIE);
  if (!sessionToken) return null;
  const found = await findSessionUser(io.db, sessionToken, io.now());
  return found && { ...found, by: 'cookie', sessionToken };
}

/** Null without an Authorization header of that kind; an empty text where it is malformed. */
export function bearerToken(headers: Headers): string | null {
  const header = headers.get('authorization');
  if (header === null || !/^bearer\b/i.test(header)) return null;
  return /^bearer\s+(lbk_[\w-]{20,100})$/i.exec(header)?.[1] ?? '';
}

export function readCookie(header: string | null, name: string): string | null {
  for (const part of (header ?? '').slice(0, 16_384).split(';')) {
    const [key, value] = part.split('=');
    if (key?.trim() === name && value && /^[\w-]{1,200}$/.test(value.trim())) return value.trim();
  }
  return null;
}

export function sessionCookie(io: Io, token: string | null): string {
  const secure = io.settings.siteUrl.startsWith('https:') ? '; Secure' : '';
  const life = token ? SESSION_DAYS * 86_400 : 0;
  return `${SESSION_COOKIE}=${token ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure}`;
}
