import { chargeAnswer } from './admin/charge-page.ts';
import { type Answer, type Asked, html, redirect } from './answer.ts';
import type { AppConfig } from './app-config.ts';
import { accessTokenAnswer } from './auth/access-token.ts';
import { authorizeAnswer, installAnswer } from './auth/authorize.ts';
import type { Clock } from './clock.ts';
import { graphqlAnswer } from './graphql/endpoint.ts';
import type { Shop } from './shop/shop.ts';
import { storefrontAnswer } from './storefront/storefront.ts';

/** Shopify's own screens may not be framed: an app has to leave its frame first. */
const unframed = (answer: Answer): Answer => ({
  ...answer,
  headers: {
    ...answer.headers,
    'x-frame-options': 'DENY',
    'content-security-policy': "frame-ancestors 'none'",
  },
});

/** Everything below https://{shop}.myshopify.com; `isPrimary`: at its own domain, which it redirects visitors to. */
export async function shopAnswer(
  asked: Asked,
  shop: Shop,
  app: AppConfig,
  clock: Clock,
  isPrimary: boolean,
): Promise<Answer> {
  const { path, method } = asked;
  if (path === '/admin/oauth/access_token' && method === 'POST') return accessTokenAnswer(asked, shop, app, clock);
  if (path === '/admin/oauth/authorize') return unframed(authorizeAnswer(asked, shop, app, clock));
  if (path === '/admin/oauth/install') return unframed(installAnswer(asked, shop, app));
  if (/^\/admin\/api\/[\w-]+\/graphql\.json$/.test(path))
    return method === 'POST' ? graphqlAnswer(asked, shop, app, clock) : { status: 405 };
  if (path.startsWith('/admin/charges/'))
    return unframed(chargeAnswer(asked, shop, app, clock) ?? html('<!doctype html><title>Not found</title>', 404));
  if (path === '/admin' || path.startsWith('/admin/'))
    return redirect(shop.adminUrl(`${path.slice('/admin'.length)}${asked.query.size ? `?${asked.query}` : ''}`));
  if (!isPrimary && shop.state !== 'closed')
    return redirect(`${shop.storefrontUrl}${path}${asked.query.size ? `?${asked.query}` : ''}`, 301);
  return storefrontAnswer(asked, shop, app);
}
