// GET /admin/oauth/authorize: the authorization code grant with its granting screen, and GET /admin/oauth/install: the
// screen of a managed installation. https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens
import { randomBytes } from 'node:crypto';
import { adminHtml, escapeHtml, grantHtml } from '../admin/admin-html.ts';
import { type Answer, type Asked, html, json, readFields, redirect } from '../answer.ts';
import type { AppConfig } from '../app-config.ts';
import type { Clock } from '../server.ts';
import type { Shop } from '../shop/shop.ts';
import { hostOf, signQuery } from './sign.ts';

/** As Shopify answers: JSON for who asks for JSON, else its page whose title names the error. */
export function oauthError(accept: string, error: string, description: string, status = 400): Answer {
  if (accept.includes('application/json')) return json({ error, error_description: description }, status);
  const title = `${status} - Oauth error ${error}`;
  return html(adminHtml(title, `<h1>Oauth error ${escapeHtml(error)}: ${escapeHtml(description)}</h1>`, 'en'), status);
}

const CODE_LIFETIME_MS = 60_000;

const isAllowedRedirect = (app: AppConfig, uri: string) => URL.parse(uri)?.host === new URL(app.appUrl).host;

function redirectWithCode(shop: Shop, app: AppConfig, clock: Clock, query: URLSearchParams): Answer {
  const code = randomBytes(16).toString('hex');
  shop.codes.set(code, { endsAt: clock.now().getTime() + CODE_LIFETIME_MS });
  const target = new URL(query.get('redirect_uri') ?? '');
  const signed = signQuery(
    {
      code,
      host: hostOf(shop.handle),
      shop: shop.domain,
      ...(query.has('state') ? { state: query.get('state') ?? '' } : {}),
      timestamp: String(Math.floor(clock.now().getTime() / 1000)),
    },
    app.apiSecret,
  );
  for (const [key, value] of signed) target.searchParams.append(key, value);
  return redirect(target.href);
}

export function authorizeAnswer(asked: Asked, shop: Shop, app: AppConfig, clock: Clock): Answer {
  const { query } = asked;
  const refuse = (error: string, description: string) => oauthError('', error, description);
  const clientId = query.get('client_id') ?? '';
  if (clientId !== app.apiKey)
    return refuse('application_cannot_be_found', `Could not find Shopify API application with api_key ${clientId}`);
  const redirectUri = query.get('redirect_uri') ?? '';
  if (!isAllowedRedirect(app, redirectUri)) return refuse('invalid_request', 'The redirect_uri is not whitelisted');
  const scopes = (query.get('scope') ?? app.scopes.join(',')).split(',').filter(Boolean);
  const unknown = scopes.filter((scope) => !/^(read|write)_[a-z_]+$/.test(scope));
  if (unknown.length > 0) return refuse('invalid_scope', `These scopes are invalid - [${unknown.join(', ')}]`);

  const had = shop.installation?.scopes ?? null;
  if (asked.method === 'GET' && had && scopes.every((scope) => had.includes(scope)))
    return redirectWithCode(shop, app, clock, query);
  if (asked.method === 'GET') return html(grantHtml(app, shop, scopes, had !== null));
  if (readFields(asked).get('decision') !== 'install') return redirect(shop.adminUrl('/apps'));
  shop.install(had ? [...new Set([...had, ...scopes])] : scopes);
  return redirectWithCode(shop, app, clock, query);
}

/** With managed installation the scopes are those of shopify.app.toml, and the admin opens the app right after. */
export function installAnswer(asked: Asked, shop: Shop, app: AppConfig): Answer {
  const clientId = asked.query.get('client_id') ?? '';
  if (clientId !== app.apiKey)
    return oauthError(
      '',
      'application_cannot_be_found',
      `Could not find Shopify API application with api_key ${clientId}`,
    );
  if (shop.installation) return redirect(shop.adminUrl(`/apps/${app.handle}`));
  if (asked.method === 'GET') return html(grantHtml(app, shop, app.scopes, false));
  if (readFields(asked).get('decision') !== 'install') return redirect(shop.adminUrl('/apps'));
  shop.install(app.scopes);
  return redirect(shop.adminUrl(`/apps/${app.handle}`));
}

/** Where an install button of the App Store leads to: choose the shop, then the granting screen. */
export function listingAnswer(app: AppConfig, shops: Shop[]): Answer {
  const links = shops.map(
    (shop) =>
      `<li><a href="${shop.adminUrl(`/oauth/install?client_id=${app.apiKey}`)}">${escapeHtml(shop.details.name)}</a></li>`,
  );
  return html(
    adminHtml(
      `${app.title} | Shopify App Store`,
      `<h1>${escapeHtml(app.title)}</h1><p>Install on:</p><ul>${links.join('')}</ul>`,
      'en',
    ),
  );
}
