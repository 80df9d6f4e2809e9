import type { Route } from '#contract/entities/project.ts';
import { withPagesFirst } from '#domain/routing/routes.ts';
import { cardKindOf } from '#domain/template/card-kind.ts';
import type { Setup } from './use-setup.ts';

const hasPages = ({ subPageCount }: Route) => subPageCount > 0;
const isOfProducts = ({ path }: Route) => cardKindOf(path) === 'product';

/** Where the shop's products are, or what comes closest. A route without pages has nothing to show. */
export function productRouteOf({ routes, fallback }: Pick<Setup, 'routes' | 'fallback'>): Route | undefined {
  if (routes === null) return undefined;
  const withPages = [...routes, ...(fallback ? [fallback] : [])].filter(hasPages);
  // Before pages are read there is only the path to go by.
  const choices = withPages.length > 0 ? withPages : routes;
  return choices.find(isOfProducts) ?? choices[0];
}

/**
 * The routes to choose a template for, those with pages first. All pages of no route are a type of their own. Once all
 * pages are read, types that the site does not have are left out.
 */
export function routesToShow({
  routes,
  fallback,
  isReading,
}: Pick<Setup, 'routes' | 'fallback' | 'isReading'>): Route[] {
  const all = [...(routes ?? []), ...(fallback && hasPages(fallback) ? [fallback] : [])].toSorted(withPagesFirst);
  return !isReading && all.some(hasPages) ? all.filter(hasPages) : all;
}
