// Which kind of card suits a page or a whole route. Shopify's paths say so themselves; other shops use the usual words.
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { type PageKind, pageKindOfPath, pageKinds } from '#domain/shop-apps/page-kind.ts';
import { type CardKind, cardKinds } from './base-template.ts';

const kindOfPageKind: Partial<Record<PageKind, CardKind>> = {
  home: 'home',
  product: 'product',
  collection: 'collection',
  blog: 'blog',
  article: 'blog',
  page: 'page',
  policy: 'page',
};

/** Words in the paths of WooCommerce, Magento, TYPO3 and custom shops, most specific first. */
const words: [RegExp, CardKind][] = [
  [/\/(?:product-category|categor(?:y|ies)|kategorien?|collections?|sammlungen|marken|brands)\b/i, 'collection'],
  [/\/(?:products?|produkte?|artikel|items?|shop\/[^/]+)\b/i, 'product'],
  [/\/(?:blogs?|news|aktuelles|magazin|journal|artikel|stories|posts?)\b/i, 'blog'],
];

/** `path` of a page, or a route's pattern: `*` stands for any page. */
export function cardKindOf(path: string): CardKind {
  const some = path.replaceAll('*', 'some-page').replace(/^(?!\/)/, '/');
  const byShop = kindOfPageKind[pageKindOfPath(some)];
  if (byShop) return byShop;
  return words.find(([word]) => word.test(some))?.[1] ?? 'page';
}

/** The page's content wins over its path. */
export const cardKindOfPage = (page: { type: string | null; path: string; meta?: MetaTagData | null }): CardKind => {
  const read = pageKinds.find((kind) => kind === page.type);
  const kind = read && kindOfPageKind[read];
  const known = cardKinds.find((one) => one === kind);
  return known ?? (page.meta ? cardKindOfMeta(page.meta, page.path) : cardKindOf(page.path));
};

/** Paths of JTL, OXID or Gambio have no word for products; the page's own data does. */
export function cardKindOfMeta({ og, product }: Pick<MetaTagData, 'og' | 'product'>, path: string): CardKind {
  const byPath = cardKindOf(path);
  if (byPath !== 'page') return byPath;
  if (/^(og:)?product(\.item)?$/i.test(og.type ?? '') || product !== null) return 'product';
  return /^article$/i.test(og.type ?? '') ? 'blog' : 'page';
}
