/**
 * The same site: the same host with or without www, or a subdomain. Public suffixes are not considered, so shop.example
 * and blog.example are not one site because of their common parent.
 */
export function isSameSite(address: string, siteUrl: string): boolean {
  const host = siteHost(address);
  const site = siteHost(siteUrl);
  return host !== null && site !== null && (host === site || host.endsWith(`.${site}`));
}

export function isSameHost(address: string, other: string): boolean {
  const host = URL.parse(address)?.host;
  return host !== undefined && host !== '' && host === URL.parse(other)?.host;
}

/** With its port: two servers on one machine are two sites. */
function siteHost(address: string): string | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return null;
  return url.host.replace(/^www\./, '');
}
