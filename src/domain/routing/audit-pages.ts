// Which pages an audit reads: home first, then those known to look worst, then one page of each route in turn, newest first.
import { localePrefix } from '#domain/shop-apps/page-kind.ts';
import { type DatedPage, newestFirst } from './match-route.ts';

/** Words at the start of a path that identify the kind of page, in Shopify and elsewhere. */
const words: [priority: number, words: string[]][] = [
  [1, ['products', 'product', 'produkte', 'produkt', 'shop', 'p', 'item', 'artikel']],
  [2, ['collections', 'collection', 'product-category', 'category', 'categories', 'kategorie', 'kategorien', 'c']],
  [3, ['pages', 'page', 'seite', 'seiten']],
  [4, ['blogs', 'blog', 'news', 'journal', 'magazin', 'magazine', 'aktuelles', 'posts']],
];
const priorityOf = new Map(words.flatMap(([priority, list]) => list.map((word) => [word, priority] as const)));
const OTHER_PRIORITY = 5;

/** home 0, products 1, collections 2, pages 3, blogs 4, anything else 5. */
export function pagePriority(url: string): number {
  const path = (URL.parse(url, 'https://page.invalid')?.pathname ?? '/').replace(localePrefix, '');
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) return 0;
  if (segments.includes('products', 1)) return 1;
  return priorityOf.get(segments[0]?.toLowerCase() ?? '') ?? OTHER_PRIORITY;
}

export interface AuditablePage extends DatedPage {
  /** Route the page belongs to; pages without one are grouped by their kind. */
  routeId?: number | string | null;
  /** As it was last read; missing or null: not read yet. */
  score?: number | null;
}

/** As many of an audit's pages are the worst known, so that what is broken is not missed by chance: every fourth. */
const WORST_PART = 4;

const isRoot = (url: string) => (URL.parse(url)?.pathname ?? '/') === '/';

/** The home page of the default language first, then those of the others, then the shortest URL. */
const homeOrder = (a: AuditablePage, b: AuditablePage) =>
  Number(isRoot(b.url)) - Number(isRoot(a.url)) || a.url.length - b.url.length || (a.url < b.url ? -1 : 1);

/** At most `limit` pages; the same input gives the same pages in any order. */
export function chooseAuditPages<P extends AuditablePage>(subPages: readonly P[], limit: number): P[] {
  const unique = [...new Map(subPages.map((page) => [page.url, page])).values()];
  // URLs are parsed once: a site may have 100,000 of them.
  const priorities = new Map(unique.map((page) => [page, pagePriority(page.url)]));
  const priority = (page: P) => priorities.get(page) ?? OTHER_PRIORITY;
  const homes = unique.filter((page) => priority(page) === 0).sort(homeOrder);
  const home = homes[0];
  const worst = new Set(
    unique
      .filter((page) => page !== home && page.score !== undefined && page.score !== null && page.score < 100)
      .sort((a, b) => (a.score ?? 0) - (b.score ?? 0) || (a.url < b.url ? -1 : 1))
      .slice(0, Math.floor(limit / WORST_PART)),
  );
  const groups = new Map<string, P[]>();
  for (const page of unique) {
    if (page === home || worst.has(page)) continue;
    const key =
      page.routeId === undefined || page.routeId === null ? `kind ${priority(page)}` : `route ${page.routeId}`;
    const group = groups.get(key);
    if (group) group.push(page);
    else groups.set(key, [page]);
  }
  const ordered = [...groups.values()].map((pages) => pages.sort(newestFirst));
  // Computed once: a comparison would read every page of both groups again. No spread: it fails at some 100,000
  // arguments.
  const ranks = new Map(
    ordered.map((pages) => [
      pages,
      pages.reduce((least, page) => Math.min(least, priority(page) || OTHER_PRIORITY), OTHER_PRIORITY),
    ]),
  );
  const rank = (pages: P[]) => ranks.get(pages) ?? OTHER_PRIORITY;
  ordered.sort((a, b) => rank(a) - rank(b) || ((a[0]?.url ?? '') < (b[0]?.url ?? '') ? -1 : 1));
  const chosen: P[] = home ? [home, ...worst] : [...worst];
  for (let round = 0; chosen.length < limit && ordered.some((pages) => round < pages.length); round++)
    for (const pages of ordered) {
      const page = pages[round];
      if (page) chosen.push(page);
    }
  return chosen.slice(0, Math.max(0, limit));
}
