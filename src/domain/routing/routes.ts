import type { PageType } from '#domain/enumerations.ts';
import { localePrefix, postByDate } from '#domain/shop-apps/page-kind.ts';
import { FALLBACK_PATH, fitsPattern, segmentsOf } from './path-pattern.ts';

// Page → route: the first of the project's routes that matches, in their order; the fallback takes the rest.

export interface RouteLike {
  path: string;
  isFallback?: boolean;
}

/** A product shown inside a collection is the product: its canonical URL drops the collection. */
const productInCollection = /^\/collections\/[^/]+(\/products\/[^/]+)\/?$/;

/**
 * The ways to read a page's path: as is, without a language, a product without its collection, a dated post as the
 * blog's.
 */
function readings(url: string): string[][] {
  const path = URL.parse(url, 'https://page.invalid')?.pathname ?? '/';
  const bare = path.replace(localePrefix, '') || '/';
  const product = productInCollection.exec(bare)?.[1];
  const post = postByDate(bare);
  const others = [...(product ? [product] : []), ...(post ? [`/blog${post}`] : [])];
  return [...new Set([path, bare, ...others])].map(segmentsOf);
}

/** Thousands of pages are compared with the same list. */
const patterns = new WeakMap<readonly RouteLike[], string[][]>();

function patternsOf(routes: readonly RouteLike[]): string[][] {
  const known = patterns.get(routes) ?? routes.map(({ path }) => segmentsOf(path));
  patterns.set(routes, known);
  return known;
}

/** `url` is a full URL or a path. Null only if there is no fallback either. */
export function matchRoute<R extends RouteLike>(routes: readonly R[], url: string): R | null {
  const paths = readings(url);
  const known = patternsOf(routes);
  for (const [index, route] of routes.entries()) {
    const pattern = known[index] ?? [];
    if (!route.isFallback && paths.some((path) => fitsPattern(pattern, path))) return route;
  }
  return routes.find((route) => route.isFallback) ?? null;
}

export interface DatedPage {
  url: string;
  lastModifiedAt?: Date | string | null;
}

/** Missing and unreadable dates count as 1970-01-01 (docs/specification.md#s4.9). */
const changedAt = (page: DatedPage): number => {
  const time = page.lastModifiedAt ? new Date(page.lastModifiedAt).getTime() : 0;
  return Number.isNaN(time) ? 0 : time;
};

/** Within a route: newest first, then by address so that the order is always the same. */
export const newestFirst = (a: DatedPage, b: DatedPage): number =>
  changedAt(b) - changedAt(a) || (a.url < b.url ? -1 : a.url > b.url ? 1 : 0);

/** For lists that people choose from: what the site has before what it does not have, otherwise as given. */
export const withPagesFirst = (a: { subPageCount: number }, b: { subPageCount: number }): number =>
  Number(b.subPageCount > 0) - Number(a.subPageCount > 0);

// The routes of a new project. Shopify's are fixed by its URLs; the others follow what shops and blogs of that system
// usually use, and people can change them. Every pattern also matches below a language such as /en/ or /de-at/.

export interface DefaultRoute {
  path: string;
  isFallback: boolean;
}

const paths: Record<PageType, string[]> = {
  shopify: ['/products/*', '/collections/*', '/pages/*', '/blogs/*'],
  // WooCommerce, then the usual permalinks.
  wordpress: ['/product/*', '/product-category/*', '/category/*', '/blog/*'],
  // Products and categories are flat (*.html) in Magento; only their long forms can be distinguished.
  magento: ['/catalog/product/*', '/catalog/category/*', '/blog/*'],
  drupal: ['/node/*', '/products/*', '/blog/*', '/news/*'],
  typo3: ['/produkte/*', '/products/*', '/news/*', '/aktuelles/*', '/blog/*'],
  custom: ['/products/*', '/categories/*', '/blog/*', '/news/*'],
};

/** In matching order, the reserved fallback last. */
export const defaultRoutes = (pageType: PageType): DefaultRoute[] => [
  ...paths[pageType].map((path) => ({ path, isFallback: false })),
  { path: FALLBACK_PATH, isFallback: true },
];
