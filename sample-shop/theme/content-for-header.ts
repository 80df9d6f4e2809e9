// What Shopify itself prints into every head, here and in the stand-in's storefront, and the apps after it. Nothing here
// makes requests: the URLs of apps are in lists that no script reads, so that the shop works on a machine without internet.

import { prefixOf, shop, shopLanguages } from '../shop.ts';
import type { PageKind, ShopPage } from '../shop-page.ts';
import { scriptJson } from './escape.ts';

/** A page of any Shopify storefront. */
export interface StorefrontPage {
  /** Where the shop is, without a slash at the end. */
  base: string;
  shopId: number;
  /** `halm.myshopify.com` */
  domain: string;
  currency: string;
  theme: { id: number; name: string };
  locale: string;
  /** The prefix of the language: '' or '/de'. */
  root: string;
  /** Without that prefix. */
  path: string;
  /** `home`, `product`, …, `404`, `password`. */
  kind: string;
  resourceId: number | null;
  /** Every language with its prefix, the one without prefix first. */
  languages: { code: string; root: string }[];
}

const resourceTypes = ['product', 'collection', 'page', 'blog', 'article'];
const placeless = ['404', 'password'];
const addressIn = (root: string, path: string) => (path === '/' && root ? root : `${root}${path}`);

/** `more` is printed before the script that names the page. */
export function shopifyHead(page: StorefrontPage, more = ''): string {
  const { base, shopId, locale, root, path, kind, resourceId } = page;
  const { host } = new URL(base);
  const isResource = resourceTypes.includes(kind) && resourceId !== null;
  const link = (code: string, prefix: string) =>
    `<link rel="alternate" hreflang="${code}" href="${base}${addressIn(prefix, path)}">`;
  const alternates =
    placeless.includes(kind) || page.languages.length < 2
      ? ''
      : [link('x-default', ''), ...page.languages.map((own) => link(own.code, own.root))].join('\n');
  const st = {
    a: shopId,
    offset: 3600,
    reqid: '00000000-0000-4000-8000-000000000000-1762300800',
    pageurl: `${host}${addressIn(root, path)}`,
    u: '000000000000',
    ...(placeless.includes(kind) ? {} : { p: kind }),
    ...(isResource ? { rtyp: kind, rid: resourceId } : {}),
  };
  const meta = { page: { pageType: kind, ...(isResource ? { resourceType: kind, resourceId } : {}) } };
  const theme = { ...page.theme, schema_name: 'Dawn', schema_version: '15.2.0', theme_store_id: 887, role: 'main' };
  const token = '0'.repeat(32);
  return `<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script>
<meta id="shopify-digital-wallet" name="shopify-digital-wallet" content="/${shopId}/digital_wallets/dialog">
<meta name="shopify-checkout-api-token" content="${token}">
${alternates}
<script id="shopify-features" type="application/json">${scriptJson({ accessToken: token, betas: ['rich-media-storefront-analytics'], domain: host, predictiveSearch: true, shopId, locale })}</script>
<script>var Shopify = Shopify || {};
Shopify.shop = ${scriptJson(page.domain)};
Shopify.locale = ${scriptJson(locale)};
Shopify.currency = {"active":${scriptJson(page.currency)},"rate":"1.0"};
Shopify.country = "DE";
Shopify.theme = ${scriptJson(theme)};
Shopify.theme.handle = "null";
Shopify.theme.style = {"id":null,"handle":null};
Shopify.cdnHost = ${scriptJson(`${host}/cdn`)};
Shopify.routes = Shopify.routes || {};
Shopify.routes.root = ${scriptJson(`${root}/`)};</script>
${more}
<script id="__st">var __st=${scriptJson(st)};</script>
<script>window.ShopifyAnalytics = window.ShopifyAnalytics || {}; window.ShopifyAnalytics.meta = window.ShopifyAnalytics.meta || {}; window.ShopifyAnalytics.meta.currency = ${scriptJson(page.currency)};
var meta = ${scriptJson(meta)}; for (var attr in meta) { window.ShopifyAnalytics.meta[attr] = meta[attr]; }
window.ShopifyAnalytics.merchantGoogleAnalytics = function() {}; window.ShopifyAnalytics.monorail = "monorail-edge.shopifysvc.com\\/unstable\\/produce_batch";</script>
<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.end');</script>`;
}

/** Headers of the real thing; `pageType` in server-timing names the kind of page. */
export const shopifyHeaders = (
  { shopId, themeId }: { shopId: number; themeId: number },
  pageType: string,
  language: string,
): Record<string, string> => ({
  'powered-by': 'Shopify',
  'x-shopid': String(shopId),
  'x-sorting-hat-shopid': String(shopId),
  'x-shardid': '42',
  'content-language': language,
  'server-timing': `processing;dur=24, db;dur=7, asn;desc="0", edge;desc="BER", country;desc="DE", theme;desc="${themeId}", pageType;desc="${pageType}", servedBy;desc="sample", requestID;desc="00000000-0000-4000-8000-000000000000"`,
});

export interface HeaderFacts {
  kind: PageKind | '404' | 'password' | 'cart' | 'search';
  language: 'en' | 'de';
  path: string;
  resourceId: number | null;
}

export const factsOf = (page: ShopPage): HeaderFacts => ({
  kind: page.kind,
  language: page.language,
  path: page.path,
  resourceId: page.kind === 'home' ? null : page.resourceId,
});

const scriptTags = [
  'https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=HaTo26&shop=halm-und-ton-example.myshopify.com',
  'https://cdn.judge.me/widget_preloader.js?shop=halm-und-ton-example.myshopify.com',
  'https://code.tidio.co/a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6.js?shop=halm-und-ton-example.myshopify.com',
];

const pixels = [
  {
    id: '1',
    configuration: '{"pixel_id":"100000000000026","pixel_type":"facebook_pixel"}',
    eventPayloadVersion: 'v1',
    runtimeContext: 'OPEN',
    scriptVersion: '0',
    type: 'APP',
    apiClientId: 2329312,
  },
  {
    id: '2',
    configuration: '{"accountID":"HaTo26"}',
    eventPayloadVersion: 'v1',
    runtimeContext: 'STRICT',
    scriptVersion: '0',
    type: 'APP',
    apiClientId: 123074,
  },
];

export function contentForHeader({ kind, language, path, resourceId }: HeaderFacts, base: string): string {
  const page = {
    base,
    shopId: shop.shopId,
    domain: shop.shopifyDomain,
    currency: 'EUR',
    theme: { id: shop.themeId, name: 'Halm' },
    locale: language,
    root: prefixOf[language],
    path,
    kind,
    resourceId,
    languages: shopLanguages.map((code) => ({ code, root: prefixOf[code] })),
  };
  const urls = scriptJson(scriptTags).replaceAll('/', '\\/').replaceAll('&', '\\u0026');
  return shopifyHead(
    page,
    `<script>(function() { function asyncLoad() { var urls = ${urls}; return urls; } window.ShopifyScriptTags = asyncLoad; })();</script>
<script id="web-pixels-manager-setup">window.webPixelsManagerSetup = {webPixelsConfigList: ${scriptJson(pixels)}};</script>`,
  );
}

const block = (slug: string, name: string, uuid: string, inner: string) =>
  `<!-- BEGIN app block: shopify://apps/${slug}/blocks/${name}/${uuid} -->\n${inner}\n<!-- END app block -->`;

/** Installed apps and, on request, the traces of removed ones. */
export function appBlocks(withOldTraces: boolean): string {
  const present = [
    block(
      'judge-me-reviews',
      'judgeme_core',
      '61ccd3b1-a9f2-4160-9fe9-4fec8413e5d8',
      '<script class="jdgm-settings-script">window.jdgmSettings = {"widget_version":"3.0","review_date_format":"dd.mm.yyyy","widget_title":"Customer Reviews"};</script>',
    ),
    block(
      'klaviyo-email-marketing-sms',
      'klaviyo-onsite-embed',
      '2632fe16-c075-4321-a88b-50b567f42507',
      '<script>window.klaviyoReviewsProductDesignMode = false</script>',
    ),
    block(
      'pandectes-gdpr',
      'banner',
      '58c0baa2-6cc1-480c-9ea6-38d6d559556a',
      '<script id="pandectes-rules">window.PandectesSettings = {"store":{"id":61803398874},"banner":{"revokable":true}};</script>',
    ),
    `<script>window.dataLayer = window.dataLayer || []; function gtag(){ dataLayer.push(arguments); } gtag('js', 0); gtag('config', 'G-HALMTON026');</script>`,
  ];
  const traces = [
    '<!-- "snippets/loox-inject.liquid" was not rendered, the associated app was uninstalled -->',
    '<!-- "snippets/gorgias-chat-widget.liquid" was not rendered, the associated app was uninstalled -->',
    '<!-- Failed to render app block "shopify://apps/rebuy-personalization/blocks/embed/a26ae9b9-933b-40bf-bbc6-bf1220bbc4dc": app block path could not be resolved -->',
    '<link rel="dns-prefetch" href="//cdn.weglot.com"><link rel="dns-prefetch" href="//static.hotjar.com">',
  ];
  return [...present, ...(withOldTraces ? traces : [])].join('\n');
}
