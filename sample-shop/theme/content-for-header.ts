// What Shopify itself prints into every head, and the apps after it. Nothing here makes requests: the URLs of apps are
// in lists that no script reads, so that the shop works on a machine without internet.

import { shop, shopLanguages } from '../shop.ts';
import { addressOf, type PageKind, type ShopPage } from '../shop-page.ts';
import { scriptJson } from './escape.ts';

const resourceTypes: Partial<Record<PageKind, string>> = {
  product: 'product',
  collection: 'collection',
  page: 'page',
  blog: 'blog',
  article: 'article',
};

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

export function contentForHeader(facts: HeaderFacts, base: string): string {
  const { kind, language, path, resourceId } = facts;
  const isResource = kind !== '404' && kind !== 'password';
  const alternates = isResource
    ? [
        `<link rel="alternate" hreflang="x-default" href="${base}${addressOf(path, 'en')}">`,
        ...shopLanguages.map(
          (code) => `<link rel="alternate" hreflang="${code}" href="${base}${addressOf(path, code)}">`,
        ),
      ].join('\n')
    : '';
  const st = {
    a: shop.shopId,
    offset: 3600,
    reqid: '00000000-0000-4000-8000-000000000000-1762300800',
    pageurl: `${base.replace(/^https?:\/\//, '')}${addressOf(path, language)}`,
    u: '000000000000',
    ...(isResource ? { p: kind } : {}),
    ...(resourceId !== null ? { rtyp: resourceTypes[kind as PageKind], rid: resourceId } : {}),
  };
  return `<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.start');</script>
<meta id="shopify-digital-wallet" name="shopify-digital-wallet" content="/${shop.shopId}/digital_wallets/dialog">
<meta name="shopify-checkout-api-token" content="00000000000000000000000000000000">
${alternates}
<script id="shopify-features" type="application/json">${scriptJson({ accessToken: '00000000000000000000000000000000', betas: ['rich-media-storefront-analytics'], domain: new URL(base).host, predictiveSearch: true, shopId: shop.shopId, locale: language })}</script>
<script>var Shopify = Shopify || {};
Shopify.shop = "${shop.shopifyDomain}";
Shopify.locale = "${language}";
Shopify.currency = {"active":"EUR","rate":"1.0"};
Shopify.country = "DE";
Shopify.theme = {"name":"Halm","id":${shop.themeId},"schema_name":"Dawn","schema_version":"15.2.0","theme_store_id":887,"role":"main"};
Shopify.theme.handle = "null";
Shopify.theme.style = {"id":null,"handle":null};
Shopify.cdnHost = "${new URL(base).host}/cdn";
Shopify.routes = Shopify.routes || {};
Shopify.routes.root = "${language === 'en' ? '/' : '/de/'}";</script>
<script>(function() { function asyncLoad() { var urls = ${scriptJson(scriptTags).replaceAll('/', '\\/').replaceAll('&', '\\u0026')}; return urls; } window.ShopifyScriptTags = asyncLoad; })();</script>
<script id="__st">var __st=${scriptJson(st)};</script>
<script>window.ShopifyAnalytics = window.ShopifyAnalytics || {}; window.ShopifyAnalytics.meta = window.ShopifyAnalytics.meta || {}; window.ShopifyAnalytics.meta.currency = 'EUR';
var meta = ${scriptJson({ page: { pageType: kind, ...(resourceId !== null ? { resourceType: resourceTypes[kind as PageKind], resourceId } : {}) } })}; for (var attr in meta) { window.ShopifyAnalytics.meta[attr] = meta[attr]; }
window.ShopifyAnalytics.merchantGoogleAnalytics = function() {}; window.ShopifyAnalytics.monorail = "monorail-edge.shopifysvc.com\\/unstable\\/produce_batch";</script>
<script id="web-pixels-manager-setup">window.webPixelsManagerSetup = {webPixelsConfigList: ${scriptJson(pixels)}};</script>
<script>window.performance && window.performance.mark && window.performance.mark('shopify.content_for_header.end');</script>`;
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
