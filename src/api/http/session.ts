import type { AnyCall } from '#api/handler.ts';
import { areaOf } from '#contract/call-areas.ts';
import { ApiError } from '#contract/errors.ts';
import { checkToken, isFreshLogin, isRefusedWhileActing, lacksSecondFactor } from '#domain/access/proof.ts';
import { isTimeZone } from '#domain/watch/alert-times.ts';
import type { Once } from '#http/client-address.ts';
import { cookieOf, readCookie } from '#http/cookies.ts';
import { newToken } from '#io/accounts/tokens.ts';
import { findApiTokenUser, type TokenFound } from '#io/db/queries/accounts/api-tokens.ts';
import {
  type Acting,
  findSessionUser,
  isAnyonesDevice,
  rememberDevice,
  type SessionFound,
} from '#io/db/queries/accounts/sessions.ts';
import { setTimeZone, type UserRow } from '#io/db/queries/accounts/users.ts';
import { type FoundSite, findSite } from '#io/db/queries/projects/site-connections.ts';
import { findShopUser } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import { workingForUser } from '#io/log/work-context.ts';

// Threat: somebody acts as somebody else. Layers: a 256-bit token in a cookie that scripts cannot read and other sites'
// requests do not include (httpOnly, SameSite=Lax, Secure on https), only its hash stored, 30 days sliding; the
// cross-origin guard in front of every change; a fresh login before sensitive changes, and none of them by API token
// (requireAuthentication below). Left open: a person at the browser has the session for everything else.

export interface Identity {
  user: UserRow;
  /** How the person authenticated: by a session's cookie, or by an API token, which has its own proof and limits. */
  session: SessionFound['session'] | null;
  token: TokenFound['token'] | null;
  /** The super admin who acts as the user. */
  acting: Acting | null;
  sessionToken: string | null;
  /** The session was extended, so the cookie must be sent again. */
  wasExtended: boolean;
}

export async function identify(io: Io, headers: Headers, once: Once): Promise<Identity | null> {
  const bearer = bearerToken(headers);
  if (bearer !== null) {
    const found = bearer.startsWith('lbk_') ? await findApiTokenUser(io.db, bearer) : await shopUserOf(io, bearer);
    if (found) workingForUser(found.user.id);
    return found && { ...found, session: null, acting: null, sessionToken: null, wasExtended: false };
  }
  const sessionToken = readCookie(headers, 'session');
  if (!sessionToken) return null;
  const found = await once(`session ${sessionToken}`, () => findSessionUser(io.db, sessionToken, io.now()));
  if (found) workingForUser(found.user.id);
  if (found && !found.acting) await rememberTimeZone(io, found.user, headers);
  return found && { ...found, token: null, sessionToken };
}

/** Stored for mails, which have no browser to tell the time zone. Written only if it changed, which is rare. */
async function rememberTimeZone(io: Io, user: UserRow, headers: Headers): Promise<void> {
  const named = /(?:^|;\s*)time_zone=([\w%+-]{1,100})/.exec(headers.get('cookie') ?? '')?.[1];
  const timeZone = named?.replaceAll('%2F', '/') ?? null;
  if (timeZone && timeZone !== user.timeZone && isTimeZone(timeZone)) await setTimeZone(io.db, user.id, timeZone);
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

// Threat: the token of a site, which is stored in the site's database, is used for something else. Layers: it has its
// own prefix and is looked up only for calls with the access `site`, where no login and no API token counts; everywhere
// else it is not a token. Left open: a stolen token can report changes of pages and start checks of that project.

export async function requireSite(io: Io, headers: Headers): Promise<FoundSite> {
  const token = /^bearer\s+(lbs_[\w-]{43})$/i.exec(headers.get('authorization') ?? '')?.[1];
  const site = token ? await findSite(io.db, token) : null;
  if (!site) throw new ApiError('SITE_NOT_CONNECTED');
  return site;
}

// A cookie that identifies the browser across logouts, so that somebody who guesses a password slows down themselves
// and not the owner (docs/decisions/019-limits-and-registration.md). It proves nothing and grants nothing.

export const deviceOf = (headers: Headers): string | null => readCookie(headers, 'device');

/** The cookie to set after a login. A token that nobody has logged in with is replaced: it may have been planted. */
export async function setDeviceCookie(io: Io, userId: number, given: string | null): Promise<string> {
  const token = given && (await isAnyonesDevice(io.db, given)) ? given : newToken();
  await rememberDevice(io.db, userId, token);
  return cookieOf(io, 'device', token);
}

// Threat: a leaked API token or a browser left open is used to take over the account. Layers: calls that create or
// grant access (passwords, factors, tokens, sessions, people, deletion) are marked in the contract, reject tokens, and
// if marked so require a login within the last 15 minutes; tokens can be limited to reading, to areas or to one
// project, and have a member's rights unless made for administration; a super admin of a public site can do nothing
// without a second factor; a super admin who acts as somebody can make none of the marked calls. Left open: a write
// token may do what an editor may.

const tokenRefusals = {
  'not-by-token': 'NOT_BY_TOKEN',
  'read-only': 'TOKEN_READ_ONLY',
  'other-project': 'TOKEN_OTHER_PROJECT',
  'other-area': 'TOKEN_OTHER_AREA',
} as const;

/** Whether the caller's authentication is enough for this call; `checkAccess` decides about the person. */
export function requireAuthentication(io: Io, call: AnyCall, identity: Identity | null): void {
  if (!identity) return;
  if (identity.acting && isRefusedWhileActing(call)) throw new ApiError('NOT_WHILE_ACTING');
  if (identity.token) {
    const verdict = checkToken(identity.token, {
      ...call,
      needs: call.needs,
      isAboutProject: Boolean(call.scope),
      area: areaOf(call),
      isForAnyToken: call.forAnyToken === true,
    });
    if (verdict !== 'yes') throw new ApiError(tokenRefusals[verdict]);
  }
  if (!identity.session || call.access === 'public') return;
  if (mustAddSecondFactor(io, identity) && !call.beforeSecondFactor) throw new ApiError('SECOND_FACTOR_REQUIRED');
}

/**
 * The identity with which a public call is made. Anyone who could not make other calls counts as a visitor: a super
 * admin without the second factor, a token for one project, a read-only token where something is written.
 */
export function callerOfPublic(io: Io, call: AnyCall, identity: Identity): Identity | null {
  const { token } = identity;
  const isLimited = token !== null && (token.projectId !== null || (token.scope === 'read' && call.method !== 'get'));
  return isLimited || mustAddSecondFactor(io, identity) ? null : identity;
}

/** While acting, the super admin needs the second factor, not the person. */
const mustAddSecondFactor = (io: Pick<Io, 'settings'>, { user, session, acting }: Identity): boolean =>
  session !== null && lacksSecondFactor(acting ? 'superadmin' : user.role, session, io.settings.siteUrl);

/** Checked after the access table, so that only people with permission have to log in again. */
export function requireFreshLogin(io: Io, call: AnyCall, identity: Identity | null): void {
  if (call.needs !== 'fresh-login') return;
  if (!identity?.session || !isFreshLogin(identity.session.authenticatedAt, io.now()))
    throw new ApiError('FRESH_LOGIN_NEEDED');
}

/** A token for one project sees no other. */
export function requireTokenProject(identity: Identity | null, projectId: number | null): void {
  const own = identity?.token?.projectId ?? null;
  if (own !== null && own !== projectId) throw new ApiError('TOKEN_OTHER_PROJECT');
}
