import { CHALLENGE_SECONDS } from '#io/db/queries/passkey-challenges.ts';
import type { Io } from '#io/io.ts';
import { PENDING_COOKIE, readCookie } from '../session.ts';

/** Binds a passkey's challenge to the browser that asked for it. */
const CHALLENGE_COOKIE = 'linkbild_passkey';

export function challengeCookie(io: Io, token: string): string {
  const secure = io.settings.siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${CHALLENGE_COOKIE}=${token}; Path=/; Max-Age=${CHALLENGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

export const challengeTokenOf = (request: Request) => readCookie(request.headers.get('cookie'), CHALLENGE_COOKIE);
export const pendingTokenOf = (request: Request) => readCookie(request.headers.get('cookie'), PENDING_COOKIE);
