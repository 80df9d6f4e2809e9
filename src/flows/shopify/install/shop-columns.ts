import { Email } from '#contract/fields.ts';
import type { ShopRow } from '#io/db/queries/shopify/shops.ts';
import { storableText } from '#io/db/storable-json.ts';
import type { ShopAnswer } from '#io/shopify/queries/shop.ts';

/** What Shopify says about a shop, as its row stores it. */
export function shopColumns({ shop, currentAppInstallation }: ShopAnswer) {
  return {
    gid: shop.id,
    name: storableText(shop.name).slice(0, 200),
    email: Email.safeParse(shop.email).data ?? null,
    primaryUrl: URL.canParse(shop.primaryDomain.url) ? new URL(shop.primaryDomain.url).href : null,
    currency: shop.currencyCode,
    timeZone: shop.ianaTimezone,
    liveSwitch: shop.metafield && storableText(shop.metafield.value).slice(0, 500),
    isDevelopment: shop.plan.partnerDevelopment,
    scopes: currentAppInstallation.accessScopes.map(({ handle }) => handle),
  } satisfies Partial<ShopRow>;
}
