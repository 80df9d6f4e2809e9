// What is at admin.shopify.com, apps.shopify.com, cdn.shopify.com and the shops' myshopify.com domains: one port.
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { adminHtml, adminWords, escapeHtml } from './admin/admin-html.ts';
import { appBridgeAnswer, embeddedAnswer } from './admin/embedded-page.ts';
import { chargeAnswer, themePageAnswer } from './admin/merchant-pages.ts';
import { type Answer, type Asked, html, readFields, redirect } from './answer.ts';
import type { AppConfig } from './app-config.ts';
import { installAnswer, listingAnswer } from './auth/install.ts';
import { accessTokenAnswer } from './auth/tokens.ts';
import { graphqlAnswer } from './graphql/endpoint.ts';
import type { Clock } from './server.ts';
import type { Shop } from './shop/shop.ts';
import { storefrontAnswer } from './storefront/storefront.ts';
import { contentTypeOf } from './themes/theme.ts';

interface Parts {
  app: AppConfig;
  clock: Clock;
  shops: Map<string, Shop>;
}

const notFound = (): Answer => html('<!doctype html><title>Not found</title>', 404);

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
  if (path === '/admin/oauth/install') return unframed(installAnswer(asked, shop, app));
  if (/^\/admin\/api\/[\w-]+\/graphql\.json$/.test(path))
    return method === 'POST' ? graphqlAnswer(asked, shop, app, clock) : { status: 405 };
  if (path.startsWith('/admin/charges/')) return unframed(chargeAnswer(asked, shop, app, clock) ?? notFound());
  if (path === '/admin' || path.startsWith('/admin/'))
    return redirect(shop.adminUrl(`${path.slice('/admin'.length)}${asked.query.size ? `?${asked.query}` : ''}`));
  if (!isPrimary && shop.state !== 'closed')
    return redirect(`${shop.storefrontUrl}${path}${asked.query.size ? `?${asked.query}` : ''}`, 301);
  return storefrontAnswer(asked, shop, app);
}

/** Results of bulk operations and large theme files, at addresses that need no token. */
function fileAnswer(shop: Shop, path: string): Answer {
  const bulk = /^\/bulk\/(\d+)$/.exec(path)?.[1];
  const operation = shop.installation?.bulkOperations.find(({ id }) => String(id) === bulk);
  if (operation?.zipped)
    return {
      status: 200,
      headers: {
        'content-type': 'application/jsonl',
        'content-disposition': `attachment; filename="bulk-${bulk}.jsonl"`,
      },
      body: Readable.from([operation.zipped]).pipe(createGunzip()),
    };
  const [, themeId, filename = ''] = /^\/themes\/(\d+)\/(.+)$/.exec(path) ?? [];
  const file = shop.themes.find(({ id }) => String(id) === themeId)?.files.get(decodeURIComponent(filename));
  return file
    ? { status: 200, headers: { 'content-type': contentTypeOf(file.filename) }, body: file.bytes }
    : notFound();
}

function appsPage(asked: Asked, shop: Shop, app: AppConfig): Answer {
  if (asked.method === 'POST' && readFields(asked).get('decision') === 'uninstall') {
    shop.uninstall();
    return redirect(shop.adminUrl('/settings/apps'));
  }
  const word = shop.user.locale === 'de' ? 'Deinstallieren' : 'Uninstall';
  const body = shop.installation
    ? `<p><a href="${shop.adminUrl(`/apps/${app.handle}`)}">${escapeHtml(app.title)}</a></p><form method="post"><button name="decision" value="uninstall">${word}</button></form>`
    : `<p><a href="${shop.adminUrl(`/oauth/install?client_id=${app.apiKey}`)}">${adminWords[shop.user.locale].install}: ${escapeHtml(app.title)}</a></p>`;
  return html(adminHtml('Apps', `<h1>Apps</h1>${body}`, shop.user.locale));
}

/** The admin of one shop; `path` is below /store/{handle}. */
function adminAnswer(asked: Asked, path: string, shop: Shop, { app, clock }: Parts): Answer {
  if (path === '/oauth/install') return installAnswer(asked, shop, app);
  if (path === '/apps' || path === '/settings/apps') return appsPage(asked, shop, app);
  const [, name, inApp = ''] = /^\/apps\/([\w-]+)(\/.*)?$/.exec(path) ?? [];
  if (name === app.handle || name === app.apiKey) return embeddedAnswer(asked, inApp, shop, app, clock);
  if (path.startsWith('/themes')) return themePageAnswer(asked, path, shop, app) ?? notFound();
  if (path === '' || path === '/') return redirect(shop.adminUrl('/apps'));
  return notFound();
}

export async function hubAnswer(asked: Asked, parts: Parts): Promise<Answer> {
  const { app, clock, shops } = parts;
  const shopOf = (domain: string) => shops.get(domain.toLowerCase());
  // `Host: halm.myshopify.com`, or halm.localhost in a browser.
  const byHost = /^([\w-]+)\.(?:myshopify\.com|localhost)(?::\d+)?$/.exec(asked.headers.host ?? '')?.[1];
  const hosted = byHost ? shopOf(`${byHost}.myshopify.com`) : undefined;
  if (hosted) return shopAnswer(asked, hosted, app, clock, false);

  if (asked.path === '/shopifycloud/app-bridge.js') return appBridgeAnswer();
  if (asked.path === `/apps/${app.handle}` || asked.path === '/oauth/install')
    return listingAnswer(app, [...shops.values()]);
  const [, area, name = '', rest = ''] = /^\/(shops|files|store)\/([^/]+)(\/.*)?$/.exec(asked.path) ?? [];
  const shop = area === 'store' ? shopOf(`${name}.myshopify.com`) : shopOf(name);
  if (!area || !shop) return notFound();
  if (area === 'files') return fileAnswer(shop, rest);
  if (area === 'store') return adminAnswer(asked, rest, shop, parts);
  return shopAnswer({ ...asked, path: rest || '/' }, shop, app, clock, false);
}
