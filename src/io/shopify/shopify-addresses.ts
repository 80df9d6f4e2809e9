import { shopHandle } from '#domain/shopify/shop-domain.ts';
import { EMBED_BLOCK } from '#domain/shopify-theme/theme-apps.ts';

export interface ShopifySettings {
  apiKey: string;
  apiSecret: string;
  /** Where merchants install the app: its listing, or the link of a custom distribution. Null: Shopify's own page. */
  installUrl?: string | null;
  /** Tests only: a server that responds for all shops (stand-ins/shopify). */
  standInUrl: string | null;
}

/** The Admin API version that every query is written for; Shopify supports each for a year. */
export const API_VERSION = '2026-10';

/** Shopify's URLs. Shop domains are validated by domain/shopify/shop-domain.ts before they get here. */
export function shopifyAddresses({ apiKey, installUrl, standInUrl }: ShopifySettings) {
  const ofShop = (shop: string, path: string) =>
    standInUrl === null ? `https://${shop}${path}` : `${standInUrl}/shops/${shop}${path}`;
  const ofAdmin = (shop: string, path: string) =>
    `${standInUrl ?? 'https://admin.shopify.com'}/store/${shopHandle(shop)}${path}`;
  return {
    accessToken: (shop: string) => ofShop(shop, '/admin/oauth/access_token'),
    /** Shopify asks for the store, and for nothing else (its requirement 2.3.1). */
    install: installUrl ?? `${standInUrl ?? 'https://admin.shopify.com'}/oauth/install?client_id=${apiKey}`,
    graphql: (shop: string) => ofShop(shop, `/admin/api/${API_VERSION}/graphql.json`),
    app: (shop: string, path = '') => ofAdmin(shop, `/apps/${apiKey}${path}`),
    appSettings: (shop: string) => ofAdmin(shop, '/settings/apps'),
    /** The theme's code editor, opened at a file. */
    themeFile: (shop: string, themeId: string, file: string) =>
      ofAdmin(shop, `/themes/${themeId}?${new URLSearchParams({ key: file })}`),
    /** The theme's app embeds with ours switched on; saving is the merchant's. */
    appEmbeds: (shop: string, themeId: string) =>
      ofAdmin(
        shop,
        `/themes/${themeId}/editor?${new URLSearchParams({ context: 'apps', activateAppId: `${apiKey}/${EMBED_BLOCK}` })}`,
      ),
    appBridge: `${standInUrl ?? 'https://cdn.shopify.com'}/shopifycloud/app-bridge.js`,
    /** Redirect targets of connecting a shop: the listing, the admin, the shop, and Shopify's login. */
    formTargets:
      standInUrl === null
        ? [
            'https://apps.shopify.com',
            'https://admin.shopify.com',
            'https://*.myshopify.com',
            'https://accounts.shopify.com',
          ]
        : [new URL(standInUrl).origin],
    /** Who may frame the app's pages for this shop. */
    frameAncestors: (shop: string) =>
      standInUrl === null ? ['https://admin.shopify.com', `https://${shop}`] : [new URL(standInUrl).origin],
  };
}
