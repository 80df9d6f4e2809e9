import { listOf } from '../../catalogue/lazy-list.ts';
import type { Translations } from '../../catalogue/product.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Market, ShopLocale } from '../../shop/shop-details.ts';
import { connection, type PageArgs } from '../connection.ts';
import type { AdminContext, AdminNode } from '../context.ts';
import { gid } from '../gid.ts';
import { apiVersionNodes } from './api-versions.ts';
import { metafieldField } from './metafield-nodes.ts';

/** Published translations of a resource; only into languages that the shop has. */
export const translationsField = (own: Translations, updatedAt: string) => (args: { locale: string }) =>
  Object.entries(own[args.locale] ?? {}).map(([key, value]) => ({
    key,
    value,
    locale: args.locale,
    market: null,
    outdated: false,
    updatedAt,
  }));

const localeNode = (shop: Shop, own: ShopLocale): AdminNode => ({
  locale: own.locale,
  name: own.name,
  primary: own.isPrimary,
  published: own.isPublished,
  marketWebPresences: () => shop.details.markets.map((market) => presenceNode(shop, market)),
});

const domainNode = (shop: Shop): AdminNode => {
  const url = new URL(shop.storefrontUrl);
  return {
    __typename: 'Domain',
    id: gid('Domain', shop.id),
    host: url.host,
    sslEnabled: url.protocol === 'https:',
    url: shop.storefrontUrl,
  };
};

function presenceNode(shop: Shop, market: Market): AdminNode {
  const { locales, primaryLocale } = shop.details;
  const published = locales.filter(({ isPublished }) => isPublished);
  const primary = published.find(({ locale }) => locale === primaryLocale) ?? published[0];
  return {
    __typename: 'MarketWebPresence',
    id: gid('MarketWebPresence', market.id),
    subfolderSuffix: market.subfolderSuffix,
    // A presence has a domain or a subfolder, never both.
    domain: market.subfolderSuffix ? null : domainNode(shop),
    defaultLocale: primary ? localeNode(shop, primary) : null,
    alternateLocales: published.filter((own) => own !== primary).map((own) => localeNode(shop, own)),
    rootUrls: published.map(({ locale }) => ({
      locale,
      url: `${shop.storefrontUrl}/${
        market.subfolderSuffix ? `${locale}-${market.subfolderSuffix}/` : locale === primaryLocale ? '' : `${locale}/`
      }`,
    })),
    markets: (args: PageArgs, context: AdminContext) =>
      connection(listOf([market]), args, context, (own) => marketNode(shop, own)),
  };
}

const marketNode = (shop: Shop, market: Market): AdminNode => ({
  __typename: 'Market',
  id: gid('Market', market.id),
  handle: market.handle,
  name: market.name,
  primary: market.isPrimary,
  status: 'ACTIVE',
  type: 'REGION',
  currencySettings: {
    baseCurrency: { currencyCode: market.currencyCode, currencyName: market.currencyCode, enabled: true },
    localCurrencies: false,
  },
  webPresences: (args: PageArgs, context: AdminContext) =>
    connection(listOf([market]), args, context, (own) => presenceNode(shop, own)),
});

const shopNode = (shop: Shop): AdminNode => ({
  ...shop.details,
  __typename: 'Shop',
  id: gid('Shop', shop.id),
  myshopifyDomain: shop.domain,
  primaryDomain: domainNode(shop),
  url: shop.storefrontUrl,
  shopOwnerName: `${shop.user.firstName} ${shop.user.lastName}`,
  setupRequired: false,
  enabledPresentmentCurrencies: [...new Set(shop.details.markets.map(({ currencyCode }) => currencyCode))],
  plan: {
    displayName: shop.details.planName,
    publicDisplayName: shop.details.planName,
    partnerDevelopment: shop.details.isPartnerDevelopment,
    shopifyPlus: shop.details.planHandle === 'plus',
  },
  metafield: metafieldField(shop.metafields),
  translations: () => [],
});

export const shopFields = {
  shop: (_args: unknown, { shop }: AdminContext) => shopNode(shop),
  publicApiVersions: () => apiVersionNodes(),
  shopLocales: ({ published }: { published: boolean }, { shop }: AdminContext) =>
    shop.details.locales.filter((own) => !published || own.isPublished).map((own) => localeNode(shop, own)),
  markets: (args: PageArgs, context: AdminContext) =>
    connection(listOf(context.shop.details.markets), args, context, (own) => marketNode(context.shop, own)),
  webPresences: (args: PageArgs, context: AdminContext) =>
    connection(listOf(context.shop.details.markets), args, context, (own) => presenceNode(context.shop, own)),
};
