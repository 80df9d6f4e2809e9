import { parse, serialize } from 'hono/utils/cookie';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import { CHALLENGE_SECONDS } from '#io/db/queries/accounts/factors.ts';
import { PENDING_SECONDS } from '#io/db/queries/accounts/logins.ts';
import { DEVICE_DAYS, SESSION_DAYS } from '#io/db/queries/accounts/sessions.ts';
import type { Io } from '#io/io.ts';

// Every cookie that the API sets. Scripts cannot read them and other sites' requests do not include them (httpOnly,
// SameSite=Lax, Secure on https); only the language is not secret.

const DAY_SECONDS = 86_400;

const cookies = {
  session: { name: SESSION_COOKIE, seconds: SESSION_DAYS * DAY_SECONDS },
  /** Between the two steps of a login. It grants only the second step. */
  pendingLogin: { name: 'linkbild_pending', seconds: PENDING_SECONDS },
  /** Marks a browser that has logged in before (api/http/session.ts). */
  device: { name: 'linkbild_device', seconds: DEVICE_DAYS * DAY_SECONDS },
  /** Binds a passkey's challenge to the requesting browser. */
  passkeyChallenge: { name: 'linkbild_passkey', seconds: CHALLENGE_SECONDS },
  /**
   * The browser in which somebody registered, while the confirmation is valid: there the mail's link confirms at once
   * what was entered. In any other the page asks for the password, because somebody else may have entered the first
   * one.
   */
  registration: { name: 'linkbild_registration', seconds: DAY_SECONDS },
  /** The state that a sign-in with Google started with. */
  google: { name: 'linkbild_google', seconds: 600 },
  /** docs/specification.md#s9.26 */
  language: { name: 'i18n_redirected', seconds: 365 * DAY_SECONDS, isSecret: false },
} satisfies Record<string, { name: string; seconds: number; isSecret?: false }>;

export type CookieName = keyof typeof cookies;

/** The Set-Cookie header; null makes the browser delete it. */
export function cookieOf({ settings }: Pick<Io, 'settings'>, cookie: CookieName, value: string | null): string {
  const { name, seconds, isSecret = true }: { name: string; seconds: number; isSecret?: boolean } = cookies[cookie];
  const httpOnly = isSecret;
  const secure = isSecret && settings.siteUrl.startsWith('https:');
  return serialize(name, value ?? '', {
    path: '/',
    maxAge: value === null ? 0 : seconds,
    httpOnly,
    secure,
    sameSite: 'Lax',
  });
}

/** The value that the browser sent, or null if it is not one of ours. */
export function readCookie(headers: Headers, cookie: CookieName): string | null {
  const { name } = cookies[cookie];
  const value = parse((headers.get('cookie') ?? '').slice(0, 16_384), name)[name];
  return value !== undefined && /^[\w-]{1,200}$/.test(value) ? value : null;
}
