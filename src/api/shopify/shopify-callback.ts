import type { Context } from 'hono';
import { pageUrl } from '#flows/crawl/page-url.ts';
import { connectingProject, finishConnecting } from '#flows/shopify/install/connect-shop.ts';
import type { Io } from '#io/io.ts';
import type { Shopify } from '#io/shopify/shopify.ts';
import { cookieOf, readCookie } from '../cookies.ts';
import { onceInVisit } from '../in-process.ts';
import { languageOf } from '../request-language.ts';
import { errorOf } from '../respond.ts';
import { identify } from '../session.ts';

/** Where Shopify leads the browser back to after "Connect": not a call, because it returns a page to a person. */
export async function shopifyCallback(io: Io, shopify: Shopify, context: Context): Promise<Response> {
  const { headers } = context.req.raw;
  const language = languageOf(headers);
  const answer = new Headers({ 'cache-control': 'no-store' });
  answer.append('set-cookie', cookieOf(io, 'shopify', null));
  const identity = await identify(io, headers, onceInVisit(context));
  // A super admin who acts as somebody connects nothing in their name.
  const user = identity?.session && !identity.acting ? identity.user : null;
  const browserState = readCookie(headers, 'shopify');
  const settings = (slug: string) => `/app/${slug}/settings/shopify`;
  const begunFor = await connectingProject(io, browserState, user);
  try {
    const query = new URL(context.req.raw.url).searchParams;
    const project = await finishConnecting(io, shopify, { query, browserState, user });
    answer.set('location', pageUrl(io, language, settings(project.slug), { connected: '1' }));
  } catch (thrown) {
    const refusal = errorOf(thrown);
    if (!refusal) io.log.error({ err: thrown }, 'connecting a Shopify store failed');
    const path = user ? (begunFor ? settings(begunFor.slug) : '/app/shopify') : '/app/login';
    answer.set('location', pageUrl(io, language, path, { error: refusal?.code ?? 'UNEXPECTED' }));
  }
  return new Response(null, { status: 302, headers: answer });
}
