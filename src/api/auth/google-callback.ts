import type { Context } from 'hono';
import { finishGoogleSignIn } from '#flows/accounts/google-sign-in.ts';
import { pageUrl } from '#flows/crawl/page-url.ts';
import type { Io } from '#io/io.ts';
import { clientOf } from '../client-address.ts';
import { type CookieName, cookieOf, readCookie } from '../cookies.ts';
import { deviceOf, setDeviceCookie } from '../device.ts';
import { languageOf } from '../request-language.ts';
import { errorOf } from '../respond.ts';

/** Where Google redirects the browser back to: not a call of the contract, because it returns a page to a person. */
export async function googleCallback(io: Io, context: Context): Promise<Response> {
  const language = languageOf(context.req.raw.headers);
  const headers = new Headers();
  const setCookie = (name: CookieName, value: string | null) => headers.append('set-cookie', cookieOf(io, name, value));
  setCookie('google', null);
  try {
    const device = deviceOf(context.req.raw.headers);
    const userAgent = context.req.header('user-agent') ?? null;
    const { entered, next } = await finishGoogleSignIn(io, {
      code: context.req.query('code') ?? '',
      state: context.req.query('state') ?? '',
      browserState: readCookie(context.req.raw.headers, 'google'),
      language,
      from: { client: clientOf(io.settings, context), device, userAgent },
    });
    if (entered.pendingToken !== null) {
      setCookie('pendingLogin', entered.pendingToken);
      headers.set('location', pageUrl(io, language, '/app/login', { step: '2', ...(next ? { next } : {}) }));
    } else {
      setCookie('session', entered.sessionToken);
      headers.append('set-cookie', await setDeviceCookie(io, entered.user.id, device));
      headers.set('location', next ? io.settings.siteUrl + next : pageUrl(io, language, '/app/dashboard'));
    }
  } catch (thrown) {
    const refusal = errorOf(thrown);
    if (!refusal) io.log.error({ err: thrown }, 'signing in with Google failed');
    headers.set('location', pageUrl(io, language, '/app/login', { error: refusal?.code ?? 'UNEXPECTED' }));
  }
  return new Response(null, { status: 302, headers });
}
