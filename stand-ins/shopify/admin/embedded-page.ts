// An app inside the admin: /store/{handle}/apps/{app}. https://shopify.dev/docs/apps/build/authentication-authorization/session-tokens
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, type Asked, html, json, redirect } from '../answer.ts';
import type { AppConfig } from '../app-config.ts';
import { hostOf, sessionToken, signQuery } from '../auth/sign.ts';
import type { Clock } from '../server.ts';
import type { Shop } from '../shop/shop.ts';
import { adminWords, escapeHtml } from './admin-html.ts';

const script = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

export const appBridgeAnswer = (): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/javascript; charset=utf-8', 'cache-control': 'no-store' },
  body: script('app-bridge.browser.js'),
});

const style = `body{margin:0;font:14px/1.4 Inter,system-ui,sans-serif;background:#f1f1f1;display:grid;grid-template:48px 1fr/200px 1fr;height:100vh}
header{grid-column:1/-1;background:#1a1a1a;color:#fff;padding:12px 16px}nav{padding:12px;display:flex;flex-direction:column;gap:4px}
nav button{font:inherit;text-align:left;border:0;background:none;padding:6px;cursor:pointer}iframe{width:100%;height:100%;border:0;background:#fff}
#toasts{position:fixed;bottom:16px;left:50%;transform:translateX(-50%)}.toast{background:#1a1a1a;color:#fff;padding:8px 16px;border-radius:8px}
.toast.error{background:#c70a24}@media(max-width:600px){body{grid-template:48px 1fr/1fr}nav{display:none}}`;

export const sessionOf = (shop: Shop) => ({ domain: shop.domain, userId: shop.user.id, sid: shop.sid });

/** The address in the frame: the app's, with the signed parameters. */
export function frameUrl(app: AppConfig, shop: Shop, clock: Clock, path: string, query: URLSearchParams): string {
  const url = new URL(`${app.appUrl.replace(/\/+$/, '')}${path}`);
  const now = clock.now();
  const signed = signQuery(
    {
      ...Object.fromEntries(query),
      embedded: '1',
      host: hostOf(shop.handle),
      id_token: sessionToken(app, sessionOf(shop), now),
      locale: shop.user.locale,
      session: shop.sid,
      shop: shop.domain,
      timestamp: String(Math.floor(now.getTime() / 1000)),
    },
    app.apiSecret,
  );
  url.search = String(signed);
  return url.href;
}

function page(app: AppConfig, shop: Shop, clock: Clock, path: string, query: URLSearchParams): Answer {
  const { locale } = shop.user;
  const words = adminWords[locale];
  const appUrl = new URL(app.appUrl);
  const facts = {
    appOrigin: appUrl.origin,
    appPath: appUrl.pathname.replace(/\/+$/, ''),
    base: `/store/${shop.handle}/apps/${app.handle}`,
    grantLabel: words.grant,
    cancelLabel: words.cancel,
  };
  return html(`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(app.title)} · ${escapeHtml(shop.details.name)}</title><style>${style}</style></head>
<body><header>${escapeHtml(shop.details.name)} · Shopify</header><nav></nav>
<iframe name="app-iframe" title="${escapeHtml(app.title)}" src="${escapeHtml(frameUrl(app, shop, clock, path, query))}"></iframe>
<div id="toasts" role="status"></div><dialog></dialog>
<script type="application/json" id="facts">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>
<script>${script('admin-page.browser.js')}</script></body></html>`);
}

const scopesDetail = (app: AppConfig, shop: Shop) => ({
  granted: shop.installation?.scopes ?? [],
  required: app.scopes,
  optional: app.optionalScopes,
});

/** What the admin page asks its own server on behalf of App Bridge. */
function bridgeCall(call: string, asked: Asked, app: AppConfig, shop: Shop, clock: Clock): Answer {
  const { scopes = [] } = JSON.parse(asked.body.toString() || '{}') as { scopes?: string[] };
  const granted = shop.installation?.scopes ?? [];
  if (call === 'session-token') return json(sessionToken(app, sessionOf(shop), clock.now()));
  if (call === 'user') return json({ accountAccess: shop.user.isOwner ? 'Account owner' : 'Limited access' });
  // Only what shopify.app.toml declares as optional can be asked for.
  if (call === 'grant')
    shop.setScopes([...new Set([...granted, ...scopes.filter((scope) => app.optionalScopes.includes(scope))])]);
  if (call === 'revoke')
    shop.setScopes(granted.filter((scope) => !scopes.includes(scope) || !app.optionalScopes.includes(scope)));
  return json(scopesDetail(app, shop));
}

/** `path` is below /store/{handle}/apps/{app}. */
export function embeddedAnswer(asked: Asked, path: string, shop: Shop, app: AppConfig, clock: Clock): Answer {
  if (!shop.installation) return redirect(shop.adminUrl(`/oauth/install?client_id=${app.apiKey}`));
  const call = /^\/app-bridge\/([\w-]+)$/.exec(path)?.[1];
  if (call && asked.method === 'POST') return bridgeCall(call, asked, app, shop, clock);
  return page(app, shop, clock, path, asked.query);
}
