import { localePrefix } from '#domain/shop-apps/page-kind.ts';
import { segmentsOf } from './path-pattern.ts';

// Page types of a site by the folders of its pages: its own words, which no list of default routes has.

/** Fewer pages are no type of their own. */
const MIN_PAGES = 3;
/** What the setup can show at once, besides the default routes. */
const MAX_ROUTES = 4;
const MAX_SEGMENT_LENGTH = 40;

/** Lists, forms and files, which nobody shares. */
const noPageTypes = new Set(
  `tag tags author autor page seite search suche cart warenkorb basket checkout kasse account konto login register
  wishlist merkliste feed wp-content wp-includes wp-json wp-admin api assets files media uploads images static cdn
  cdn-cgi`.split(/\s+/),
);

/** Years and other numbers (`/2026/09/vase`) are no types either. */
const isWord = (segment: string) =>
  segment.length <= MAX_SEGMENT_LENGTH && /^[\p{L}\p{N}_-]+$/u.test(segment) && /\p{L}/u.test(segment);

/** Routes for pages that no other route takes, such as `/produkte/*`, largest first. */
export function foundRoutes(urls: readonly string[]): string[] {
  const pages = new Map<string, number>();
  for (const url of urls) {
    const path = URL.parse(url, 'https://page.invalid')?.pathname ?? '/';
    const [folder = '', ...rest] = segmentsOf(path.replace(localePrefix, ''));
    // The folder's own page does not lie under it.
    if (rest.length === 0 || !isWord(folder) || noPageTypes.has(folder.toLowerCase())) continue;
    pages.set(folder, (pages.get(folder) ?? 0) + 1);
  }
  return [...pages]
    .filter(([, count]) => count >= MIN_PAGES)
    .toSorted(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1))
    .slice(0, MAX_ROUTES)
    .map(([folder]) => `/${folder}/*`);
}
