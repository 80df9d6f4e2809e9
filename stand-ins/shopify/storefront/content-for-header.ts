// What Shopify itself prints for `{{ content_for_header }}`, and the app embeds that are switched on.
import type { AppConfig } from '../app-config.ts';
import type { Shop } from '../shop/shop.ts';
import { rootPaths } from '../shop/shop-details.ts';
import type { Theme } from '../themes/theme.ts';
import type { PageData } from './page-data.ts';
import { type ThemeSettings, themeSettings } from './sections.ts';

const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const resources = new Map([
  ['product', 'product'],
  ['collection', 'collection'],
  ['page', 'page'],
  ['blog', 'blog'],
  ['article', 'article'],
]);
const pageName = (type: string) => (type === 'index' ? 'home' : type);

export interface HeaderFacts {
  shop: Shop;
  theme: Theme;
  page: PageData;
  locale: string;
  root: string;
}

function alternates({ shop, page }: HeaderFacts): string {
  const roots = rootPaths(shop.details);
  if (roots.length < 2 || ['404', 'password'].includes(page.type)) return '';
  const address = (root: string) =>
    `${shop.storefrontUrl}${root}${page.canonicalPath === '/' && root ? '' : page.canonicalPath}`;
  const links = roots
    .toSorted((a, b) => a.path.length - b.path.length)
    .map(({ locale, market, path }) => {
      const code = market.subfolderSuffix ? `${locale}-${market.subfolderSuffix.toUpperCase()}` : locale;
      return `<link rel="alternate" hreflang="${code}" href="${address(path)}">`;
    });
  return [`<link rel="alternate" hreflang="x-default" href="${address('')}">`, ...links].join('\n');
}

export function contentForHeader(facts: HeaderFacts): string {
  const { shop, theme, page, locale, root } = facts;
  const host = new URL(shop.storefrontUrl).host;
  const resource = resources.get(page.type);
  const token = '0'.repeat(32);
  const st = {
    a: shop.id,
    offset: 3600,
    reqid: '00000000-0000-4000-8000-000000000000-1762300800',
    pageurl: `${host}${root}${page.canonicalPath}`,
    u: '000000000000',
    ...(['404', 'password'].includes(page.type) ? {} : { p: pageName(page.type) }),
    ...(resource && page.resourceId ? { rtyp: resource, rid: page.resourceId } : {}),
  };
  const meta = {
    page: {
      pageType: page.type === 'index' ? 'home' : page.type,
      ...(resource && page.resourceId ? { resourceType: resource, resourceId: page.resourceId } : {}),
    },
  };
  const themeFacts = {
    name: theme.name,
    id: theme.id,
    theme_store_id: theme.themeStoreId,
    role: theme.role.toLowerCase(),
  };
  return `<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script>
<meta id="shopify-digital-wallet" name="shopify-digital-wallet" content="/${shop.id}/digital_wallets/dialog">
<meta name="shopify-checkout-api-token" content="${token}">
${alternates(facts)}
<script id="shopify-features" type="application/json">${scriptJson({ accessToken: token, betas: [], domain: host, predictiveSearch: true, shopId: shop.id, locale })}</script>
<script>var Shopify = Shopify || {};
Shopify.shop = ${scriptJson(shop.domain)};
Shopify.locale = ${scriptJson(locale)};
Shopify.currency = {"active":${scriptJson(shop.details.currencyCode)},"rate":"1.0"};
Shopify.country = "DE";
Shopify.theme = ${scriptJson(themeFacts)};
Shopify.theme.handle = "null";
Shopify.theme.style = {"id":null,"handle":null};
Shopify.cdnHost = ${scriptJson(`${host}/cdn`)};
Shopify.routes = Shopify.routes || {};
Shopify.routes.root = ${scriptJson(`${root}/`)};</script>
<script id="__st">var __st=${scriptJson(st)};</script>
<script>window.ShopifyAnalytics = window.ShopifyAnalytics || {}; window.ShopifyAnalytics.meta = window.ShopifyAnalytics.meta || {}; window.ShopifyAnalytics.meta.currency = ${scriptJson(shop.details.currencyCode)};
var meta = ${scriptJson(meta)}; for (var attr in meta) { window.ShopifyAnalytics.meta[attr] = meta[attr]; }</script>
<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.end');</script>`;
}

export interface EnabledEmbed {
  /** shopify://apps/<app>/blocks/<block>/<uuid> */
  type: string;
  source: string;
  settings: Record<string, unknown>;
}

/** App embeds that config/settings_data.json switches on: off after installation, gone after uninstalling. */
export function enabledEmbeds(shop: Shop, theme: Theme, app: AppConfig): EnabledEmbed[] {
  if (!shop.installation) return [];
  const { blocks = {} } = themeSettings(theme) as ThemeSettings['current'];
  return Object.values(blocks).flatMap(({ type, disabled, settings }) => {
    const [, slug, name] = /^shopify:\/\/apps\/([\w-]+)\/blocks\/([\w-]+)\//.exec(type) ?? [];
    const source = new Map(Object.entries(app.embeds)).get(name ?? '');
    return slug === app.handle && !disabled && source ? [{ type, source, settings: settings ?? {} }] : [];
  });
}
