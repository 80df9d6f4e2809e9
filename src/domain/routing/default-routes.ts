// The routes of a new project. Shopify's are fixed by its URLs; the others follow what shops and blogs of that system
// usually use, and people can change them. Every pattern also matches below a language such as /en/ or /de-at/
// (match-route.ts).
import type { PageType } from '#domain/enumerations.ts';
import { FALLBACK_PATH } from './path-pattern.ts';

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
