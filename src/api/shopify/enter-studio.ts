import type { Context } from 'hono';
import { pageUrl } from '#flows/crawl/page-url.ts';
import { followStudioLink } from '#flows/shopify/install/studio-link.ts';
import type { Io } from '#io/io.ts';
import { clientOf } from '../client-address.ts';
import { cookieOf } from '../cookies.ts';
import { deviceOf, setDeviceCookie } from '../device.ts';
import { languageOf } from '../request-language.ts';
import { errorOf } from '../respond.ts';

/** From the Shopify admin into the full app. Not a call, because it returns a page to a person. */
export async function enterStudio(io: Io, context: Context): Promise<Response> {
  const language = languageOf(context.req.raw.headers);
  const headers = new Headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  try {
    const device = deviceOf(context.req.raw.headers);
    const userAgent = context.req.header('user-agent') ?? null;
    const { entered, next } = await followStudioLink(io, {
      code: context.req.query('code') ?? '',
      from: { client: clientOf(io.settings, context), device, userAgent },
    });
    if (entered.pendingToken !== null) {
      headers.append('set-cookie', cookieOf(io, 'pendingLogin', entered.pendingToken));
      headers.set('location', pageUrl(io, language, '/app/login', { step: '2', next }));
    } else {
      headers.append('set-cookie', cookieOf(io, 'session', entered.sessionToken));
      headers.append('set-cookie', await setDeviceCookie(io, entered.user.id, device));
      headers.set('location', io.settings.siteUrl + next);
    }
  } catch (thrown) {
    const refusal = errorOf(thrown);
    if (!refusal) io.log.error({ err: thrown }, 'opening the app from the Shopify admin failed');
    headers.set('location', pageUrl(io, language, '/app/login', { error: refusal?.code ?? 'UNEXPECTED' }));
  }
  return new Response(null, { status: 302, headers });
}
