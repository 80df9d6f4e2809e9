// GET /oauth/install: the screens of a managed installation, first without a store, then in the store's admin.
// https://shopify.dev/docs/apps/build/authentication-authorization/app-installation
import { adminHtml, escapeHtml, grantHtml } from '../admin/admin-html.ts';
import { type Answer, type Asked, html, json, readFields, redirect } from '../answer.ts';
import type { AppConfig } from '../app-config.ts';
import type { Shop } from '../shop/shop.ts';

/** As Shopify answers: JSON for who asks for JSON, else its page whose title names the error. */
export function oauthError(accept: string, error: string, description: string, status = 400): Answer {
  if (accept.includes('application/json')) return json({ error, error_description: description }, status);
  const title = `${status} - Oauth error ${error}`;
  return html(adminHtml(title, `<h1>Oauth error ${escapeHtml(error)}: ${escapeHtml(description)}</h1>`, 'en'), status);
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

/** The App Store's listing, and the admin's page for who has several stores: choose the shop, then the granting screen. */
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
