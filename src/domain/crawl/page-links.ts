// Links of a page, for sites without a sitemap. The page is hostile: every pattern is bounded, the number of links too.
import { belongsToSite } from '#domain/routing/site-address.ts';
import { pageAddress } from './page-address.ts';

const link = /<a\s[^>]{0,1000}?\bhref\s{0,5}=\s{0,5}(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,2000}))/gi;
const MAX_LINKS = 300;

/** Files, and addresses that are views of other pages: sorted, filtered, paged lists, baskets, calendars without end. */
const noPage =
  /\.(?:jpe?g|png|gif|webp|svg|avif|pdf|zip|gz|mp4|webm|mp3|css|js|xml|json|ics|docx?|xlsx?)$|\/(?:cart|checkout|account|search|login|logout|register|wp-admin|wp-json|feed)(?:\/|$)/i;

/** Addresses of the same site, in the order they stand, without query and fragment, each once. */
export function pageLinks(html: string, pageUrl: string, siteUrl: string): string[] {
  const found = new Set<string>();
  for (const match of html.matchAll(link)) {
    const written = (match[1] ?? match[2] ?? match[3] ?? '').replaceAll('&amp;', '&').trim();
    const url = URL.parse(written, pageUrl);
    if (!url || !belongsToSite(url.href, siteUrl)) continue;
    // A query is a view of a page more often than a page: calendars and filters have endless ones.
    url.search = '';
    const address = pageAddress(url.href, siteUrl);
    if (address === null || noPage.test(url.pathname)) continue;
    found.add(address);
    if (found.size >= MAX_LINKS) break;
  }
  return [...found];
}
