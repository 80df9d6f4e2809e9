import { findApiTokenUser, type TokenFound } from '#io/db/queries/accounts/api-tokens.ts';
import { type Acting, findSessionUser, type SessionFound } from '#io/db/queries/accounts/sessions.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import { findShopUser } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import { readCookie } from './cookies.ts';
import type { Once } from './in-process.ts';

// Threat: somebody acts as somebody else. Layers: a 256-bit token in a cookie that scripts cannot read and other sites'
// requests do not include (httpOnly, SameSite=Lax, Secure on https), only its hash stored, 30 days sliding; the
// cross-origin guard in front of every change; a fresh login before sensitive changes, and none of them by API token
// (require-proof.ts). Left open: whoever has the browser has the session for everything else.

export interface Identity {
  user: UserRow;
  /** How the person authenticated: by a session's cookie, or by an API token, which has its own proof and limits. */
  session: SessionFound['session'] | null;
  token: TokenFound['token'] | null;
  /** The super admin behind the user, who is somebody else. */
  acting: Acting | null;
  sessionToken: string | null;
  /** The session was extended: the cookie is sent again. */
  slid: boolean;
}

export async function identify(io: Io, headers: Headers, once: Once): Promise<Identity | null> {
  const bearer = bearerToken(headers);
  if (bearer !== null) {
    const found = bearer.startsWith('lbk_') ? await findApiTokenUser(io.db, bearer) : await shopUserOf(io, bearer);
    return found && { ...found, session: null, acting: null, sessionToken: null, slid: false };
  }
  const sessionToken = readCookie(headers, 'session');
  if (!sessionToken) return null;
  const found = await once(`session ${sessionToken}`, () => findSessionUser(io.db, sessionToken, io.now()));
  return found && { ...found, token: null, sessionToken };
}

/** Null without an Authorization header of that kind; an empty string if it is malformed. */
export function bearerToken(headers: Headers): string | null {
  const header = headers.get('authorization');
  if (header === null || !/^bearer\b/i.test(header)) return null;
  return /^bearer\s+(lbk_[\w-]{20,100}|[\w-]{1,500}\.[\w-]{1,2000}\.[\w-]{1,200})$/i.exec(header)?.[1] ?? '';
}

/** In the Shopify admin, App Bridge sends the session token that Shopify signed for the person. */
async function shopUserOf(io: Io, bearer: string): Promise<TokenFound | null> {
  const session = bearer && io.shopify ? await io.shopify.readSessionToken(bearer) : null;
  return session && findShopUser(io.db, session.shop);
}
