// Which pages an audit reads: home first, then one page of each kind in turn. The same for everybody who looks at the
// site: it depends on its addresses and dates alone, and pages of the audit before stay as long as they exist.
// An unchanged shop then keeps its score.
import { localePrefix } from '#domain/shop-apps/page-kind.ts';
import { type DatedPage, newestFirst } from './routes.ts';

/** Words at the start of a path that identify the kind of page, in Shopify and elsewhere. */
const words: [priority: number, words: string[]][] = [
  [1, ['products', 'product', 'produkte', 'produkt', 'shop', 'p', 'item', 'artikel']],
  [2, ['collections', 'collection', 'product-category', 'category', 'categories', 'kategorie', 'kategorien', 'c']],
  [3, ['pages', 'page', 'seite', 'seiten']],
  [4, ['blogs', 'blog', 'news', 'journal', 'magazin', 'magazine', 'aktuelles', 'posts']],
];
const priorityOf = new Map(words.flatMap(([priority, list]) => list.map((word) => [word, priority] as const)));
const OTHER_PRIORITY = 5;
/** The kind of a page is in the first parts of its path; a stranger's may have a thousand. */
const MAX_SEGMENTS = 20;

const partsOf = (path: string) =>
  path
    .replace(/^\/+/, '')
    .split('/', MAX_SEGMENTS)
    .filter((part) => part !== '');

/** home 0, products 1, collections 2, pages 3, blogs 4, anything else 5. */
export function pagePriority(url: string): number {
  const path = (URL.parse(url, 'https://page.invalid')?.pathname ?? '/').replace(localePrefix, '');
  const segments = partsOf(path);
  if (segments.length === 0) return 0;
  if (segments.includes('products', 1)) return 1;
  return priorityOf.get(segments[0]?.toLowerCase() ?? '') ?? OTHER_PRIORITY;
}

export interface AuditablePage extends DatedPage {
  /** Part of the audit before. */
  wasRead?: boolean;
}

const isRoot = (url: string) => (URL.parse(url)?.pathname ?? '/') === '/';

/** The home page of the default language first, then those of the others, then the shortest URL. */
const homeOrder = (a: AuditablePage, b: AuditablePage) =>
  Number(isRoot(b.url)) - Number(isRoot(a.url)) || a.url.length - b.url.length || (a.url < b.url ? -1 : 1);

/** Kinds of Shopify and others by their word; everything else by where it stands, as routes do. */
function kindOf(url: string, priority: number): string {
  if (priority !== OTHER_PRIORITY) return `kind ${priority}`;
  const path = (URL.parse(url, 'https://page.invalid')?.pathname ?? '/').replace(localePrefix, '');
  return `part ${partsOf(path)[0] ?? ''}`;
}

/** At most `limit` pages; the same input gives the same pages in any order. */
export function chooseAuditPages<P extends AuditablePage>(subPages: readonly P[], limit: number): P[] {
  const unique = [...new Map(subPages.map((page) => [page.url, page])).values()];
  // URLs are parsed once: a site may have 100,000 of them.
  const priorities = new Map(unique.map((page) => [page, pagePriority(page.url)]));
  const priority = (page: P) => priorities.get(page) ?? OTHER_PRIORITY;
  const [home] = unique.filter((page) => priority(page) === 0).sort(homeOrder);
  const groups = new Map<string, { rank: number; pages: P[] }>();
  for (const page of unique) {
    if (page === home) continue;
    const key = kindOf(page.url, priority(page));
    const group = groups.get(key);
    // Further home pages, of other languages, come last.
    if (group) group.pages.push(page);
    else groups.set(key, { rank: priority(page) || OTHER_PRIORITY, pages: [page] });
  }
  const ordered = Array.from(groups, ([key, { rank, pages }]) => ({ key, rank, pages: pages.sort(readBeforeFirst) }));
  ordered.sort((a, b) => a.rank - b.rank || (a.key < b.key ? -1 : 1));
  const chosen: P[] = home ? [home] : [];
  for (let round = 0; chosen.length < limit && ordered.some(({ pages }) => round < pages.length); round++)
    for (const { pages } of ordered) {
      const page = pages[round];
      if (page) chosen.push(page);
    }
  return chosen.slice(0, Math.max(0, limit));
}

const readBeforeFirst = (a: AuditablePage, b: AuditablePage): number =>
  Number(b.wasRead ?? false) - Number(a.wasRead ?? false) || newestFirst(a, b);
