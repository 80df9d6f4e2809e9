import { siteHost } from '#domain/routing/site-address.ts';

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
