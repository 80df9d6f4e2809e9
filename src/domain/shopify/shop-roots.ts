// Where a shop's pages are in each language and market. https://shopify.dev/docs/apps/build/markets: a market has a
// domain of its own (`shop.ch`, other languages below `/fr`), or subfolders of the primary domain (`/en-ca`, `/fr-ca`),
// or none; further languages of the primary domain are subfolders (`/de`).

export interface ShopRoot {
  /** Ends with a slash. */
  url: string;
  language: string;
  /** The shop's own prices hold here; a market may have its own, in another currency too. */
  hasShopPrices: boolean;
}

export interface ShopPlaces {
  primaryUrl: string;
  /** Null if the app may not ask. */
  locales: { locale: string; isPrimary: boolean; isPublished: boolean }[] | null;
  /** Null if the app may not ask. */
  presences:
    | { host: string | null; hasSubfolder: boolean; isActive: boolean; roots: { locale: string; url: string }[] }[]
    | null;
}

/** Shops with more exist; their pages beyond come from the sitemap. */
const MAX_ROOTS = 50;

const withSlash = (url: string) => (url.endsWith('/') ? url : `${url}/`);

/** The root of the shop's own language first. */
export function shopRoots({ primaryUrl, locales, presences }: ShopPlaces): ShopRoot[] {
  const primary = URL.parse(primaryUrl);
  if (!primary) return [];
  const home = withSlash(primary.origin + primary.pathname.replace(/(?<!\/)\/+$/, ''));
  const published = locales?.filter(({ isPublished, isPrimary }) => isPublished || isPrimary) ?? [];
  const own = published.find(({ isPrimary }) => isPrimary)?.locale ?? '';
  const ofLanguages = published.map(({ locale }) => ({
    url: locale === own ? home : `${home}${locale.toLowerCase()}/`,
    language: locale,
    hasShopPrices: true,
  }));
  const ofMarkets = (presences ?? [])
    .filter(({ isActive }) => isActive)
    .flatMap(({ host, hasSubfolder, roots }) =>
      roots.map(({ locale, url }) => ({
        url: withSlash(url),
        language: locale,
        hasShopPrices: !hasSubfolder && (host === null || host === primary.host),
      })),
    );
  const all = ofMarkets.length > 0 ? ofMarkets : ofLanguages;
  const known = all.some(({ url }) => url === home) ? all : [{ url: home, language: own, hasShopPrices: true }, ...all];
  const unique = [...new Map(known.filter(({ url }) => URL.canParse(url)).map((root) => [root.url, root])).values()];
  return unique.sort((a, b) => Number(b.url === home) - Number(a.url === home)).slice(0, MAX_ROOTS);
}

/** Languages whose texts are asked for beside the shop's own. */
export const otherLanguages = (roots: readonly ShopRoot[]): string[] => {
  const [own] = roots;
  return [...new Set(roots.map(({ language }) => language))].filter(
    (language) => language !== '' && language !== own?.language,
  );
};
