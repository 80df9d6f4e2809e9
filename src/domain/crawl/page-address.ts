import { belongsToSite, siteHost } from '#domain/routing/site-address.ts';

const MAX_CHARACTERS = 4000;

/**
 * One spelling per page: no fragment, no credentials, and the protocol and www of its site if the host is the same, so
 * that a site mixing http and https does not list every page twice. Null if it is not a page URL.
 */
export function pageAddress(address: string, siteUrl: string): string | null {
  const url = URL.parse(address.trim());
  const site = URL.parse(siteUrl);
  if (!url || !site || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  if (url.username || url.password) return null;
  url.hash = '';
  if (siteHost(url.href) === siteHost(siteUrl)) {
    url.protocol = site.protocol;
    url.host = site.host;
  }
  return url.href.length > MAX_CHARACTERS ? null : url.href;
}

/** As lists show it and routes match it: without the domain. */
export const pathOf = (address: string): string => {
  const url = URL.parse(address);
  return url ? url.pathname + url.search : '/';
};

// Links of a page, for sites without a sitemap. The page may be hostile: patterns see one element at a time, and
// elements are counted.

const opening = /<a\s/gi;
const link = /\bhref\s{0,5}=\s{0,5}(?:"([^"]{1,2000})"|'([^']{1,2000})'|([^\s"'>]{1,2000}))/i;
const MAX_LINKS = 300;
/** A menu, a footer and a long list together; pages with more repeat themselves. */
const MAX_ELEMENTS = 5000;
/** Attributes up to and including the URL. */
const MAX_ELEMENT_LENGTH = 3000;

/** Files, and URLs that are views of other pages: sorted, filtered or paged lists, carts, endless calendars. */
const noPage =
  /\.(?:jpe?g|png|gif|webp|svg|avif|pdf|zip|gz|mp4|webm|mp3|css|js|xml|json|ics|docx?|xlsx?)$|\/(?:cart|checkout|account|search|login|logout|register|wp-admin|wp-json|feed)(?:\/|$)/i;

/** URLs of the same site in page order, without query and fragment, each once. */
export function pageLinks(html: string, pageUrl: string, siteUrl: string): string[] {
  const found = new Set<string>();
  let elements = 0;
  for (const { index } of html.matchAll(opening)) {
    if (++elements > MAX_ELEMENTS) break;
    const match = link.exec(html.slice(index, index + MAX_ELEMENT_LENGTH).split('>', 1)[0] ?? '');
    if (!match) continue;
    const written = (match[1] ?? match[2] ?? match[3] ?? '').replaceAll('&amp;', '&').trim();
    const url = URL.parse(written, pageUrl);
    if (!url || !belongsToSite(url.href, siteUrl)) continue;
    // A query is more often a view of a page than a page: calendars and filters have endless ones.
    url.search = '';
    const address = pageAddress(url.href, siteUrl);
    if (address === null || noPage.test(url.pathname)) continue;
    found.add(address);
    if (found.size >= MAX_LINKS) break;
  }
  return [...found];
}
