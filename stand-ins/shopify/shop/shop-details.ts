interface ShopLocale {
  locale: string;
  name: string;
  isPrimary: boolean;
  isPublished: boolean;
}

export interface Market {
  id: number;
  handle: string;
  name: string;
  isPrimary: boolean;
  currencyCode: string;
  /** Null: at the root (`/`, `/de`). `ch`: below `/en-ch`, `/de-ch`. */
  subfolderSuffix: string | null;
}

export interface ShopDetails {
  name: string;
  email: string;
  contactEmail: string;
  description: string;
  currencyCode: string;
  /** What the merchant pays Shopify in, for apps too. */
  billingCurrency: string;
  ianaTimezone: string;
  planName: string;
  planHandle: string;
  /** A development store: charges are test charges. */
  isPartnerDevelopment: boolean;
  primaryLocale: string;
  locales: ShopLocale[];
  markets: Market[];
  createdAt: string;
  updatedAt: string;
}

export const defaultDetails = (handle: string, now: string): ShopDetails => ({
  name: 'Halm & Ton',
  email: `owner@${handle}.example`,
  contactEmail: `hello@${handle}.example`,
  description: 'Ceramics, lamps and linen for slow mornings and long tables.',
  currencyCode: 'EUR',
  billingCurrency: 'EUR',
  ianaTimezone: 'Europe/Berlin',
  planName: 'Basic',
  planHandle: 'basic',
  isPartnerDevelopment: false,
  primaryLocale: 'en',
  locales: [
    { locale: 'en', name: 'English', isPrimary: true, isPublished: true },
    { locale: 'de', name: 'German', isPrimary: false, isPublished: true },
  ],
  markets: [{ id: 1, handle: 'de', name: 'Germany', isPrimary: true, currencyCode: 'EUR', subfolderSuffix: null }],
  createdAt: now,
  updatedAt: now,
});

/** Each address prefix of the storefront with its language and market, the longest first. */
export function rootPaths({ locales, markets, primaryLocale }: ShopDetails) {
  const published = locales.filter(({ isPublished }) => isPublished);
  return markets
    .flatMap((market) =>
      published.map(({ locale }) => ({
        market,
        locale,
        path: market.subfolderSuffix
          ? `/${locale}-${market.subfolderSuffix}`
          : locale === primaryLocale
            ? ''
            : `/${locale}`,
      })),
    )
    .toSorted((a, b) => b.path.length - a.path.length);
}
