import { serialize } from 'hono/utils/cookie';

export const SESSION_COOKIE = 'linkbild_session';

/** Makes a browser delete its session, even if the API could not be reached to end it. */
export const forgottenSession = serialize(SESSION_COOKIE, '', {
  path: '/',
  maxAge: 0,
  httpOnly: true,
  sameSite: 'Lax',
});
