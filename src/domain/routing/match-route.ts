// Page → route: the first of the project's routes that matches, in their order; the fallback takes the rest.
import { localePrefix } from '#domain/shop-apps/page-kind.ts';
import { fitsPattern, segmentsOf } from './path-pattern.ts';

export interface RouteLike {
  path: string;
  isFallback?: boolean;
}

/** A product shown inside a collection is the product: its canonical URL drops the collection. */
const productInCollection = /^\/collections\/[^/]+(\/products\/[^/]+)\/?$/;

/** The ways to read a page's path: as is, without a leading language, without the collection around a product. */
function readings(url: string): string[][] {
  const path = URL.parse(url, 'https://page.invalid')?.pathname ?? '/';
  const bare = path.replace(localePrefix, '') || '/';
  const product = productInCollection.exec(bare)?.[1];
  return [...new Set([path, bare, ...(product ? [product] : [])])].map(segmentsOf);
}

/** `url` is a full URL or a path. Null only if there is no fallback either. */
export function matchRoute<R extends RouteLike>(routes: readonly R[], url: string): R | null {
  const paths = readings(url);
  for (const route of routes) {
    if (route.isFallback) continue;
    const pattern = segmentsOf(route.path);
    if (paths.some((path) => fitsPattern(pattern, path))) return route;
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
