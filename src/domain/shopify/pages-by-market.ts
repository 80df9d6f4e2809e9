import {
  MAX_IMAGES,
  MAX_TITLE,
  MAX_VARIANTS,
  type ShopPage,
  type ShopResource,
  type Translation,
} from './shop-page.ts';

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

/** Languages whose texts are requested beside the shop's own. */
export const otherLanguages = (roots: readonly ShopRoot[]): string[] => {
  const [own] = roots;
  return [...new Set(roots.map(({ language }) => language))].filter(
    (language) => language !== '' && language !== own?.language,
  );
};

export interface FoundShopPage {
  url: string;
  page: ShopPage;
}

const MAX_DESCRIPTION = 1_000;

/** The page of a resource in every language and market; none if visitors cannot see it. */
export const pagesOfResource = (resource: ShopResource, roots: readonly ShopRoot[]): FoundShopPage[] =>
  resource.isVisible
    ? roots.flatMap((root) => {
        const url = addressOf(resource, root);
        return url === null ? [] : [{ url, page: pageOf(resource, root) }];
      })
    : [];

function addressOf({ kind, handle, blog, translations }: ShopResource, { url, language }: ShopRoot): string | null {
  const own = encodeURI(translations.get(language)?.handle ?? handle);
  if (kind !== 'article') return URL.parse(`${folders[kind]}/${own}`, url)?.href ?? null;
  if (!blog) return null;
  const inside = encodeURI(blog.translations.get(language)?.handle ?? blog.handle);
  return URL.parse(`blogs/${inside}/${own}`, url)?.href ?? null;
}

const folders = { product: 'products', collection: 'collections', page: 'pages', blog: 'blogs' } as const;

/** Where the pages of these roots begin, without those of other languages and markets in subfolders. */
export const foldersOf = (roots: readonly ShopRoot[]): string[] =>
  roots.flatMap(({ url }) => Object.values(folders).map((folder) => `${url}${folder}/`));

function pageOf(resource: ShopResource, { language, hasShopPrices }: ShopRoot): ShopPage {
  const { kind, images, publishedAt, author, product } = resource;
  const texts: Translation = resource.translations.get(language) ?? {};
  const description = texts.description ?? resource.description;
  const seoTitle = texts.seoTitle ?? resource.seoTitle;
  return {
    kind,
    title: short(texts.title ?? resource.title, MAX_TITLE),
    seoTitle: seoTitle === null ? null : short(seoTitle, MAX_TITLE),
    description: description === null ? null : short(description, MAX_DESCRIPTION),
    images: images.slice(0, MAX_IMAGES),
    language: language === '' ? null : language,
    publishedAt,
    author,
    ...(product && {
      product: {
        ...product,
        price: hasShopPrices ? product.price : null,
        compareAtPrice: hasShopPrices ? product.compareAtPrice : null,
        variants: hasShopPrices ? product.variants.slice(0, MAX_VARIANTS) : [],
      },
    }),
  };
}

/** Not in the middle of an emoji. */
const short = (text: string, most: number) => (text.length <= most ? text : text.slice(0, most).toWellFormed());
