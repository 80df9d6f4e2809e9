// A site's URL: what the site is called in Linkbild's own URLs, and which pages are part of it.

/** Words that take the place of a project's slug in Linkbild's own URLs (/app/login, /app/admin, …). */
const reserved = new Set([
  'accept-invitation',
  'account',
  'admin',
  'app',
  'case-study',
  'dashboard',
  'login',
  'logout',
  'new',
  'reports',
  'settings',
  'sub-page',
  'templates',
]);
const MAX_LENGTH = 60;

const slugged = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/-$/, '');

/** Second-level domains that are part of the ending: shop.co.uk is called shop. */
const secondLevels = new Set(['co', 'com', 'org', 'net', 'ac', 'gov', 'gv', 'or']);

function nameOf(host: string): string {
  const labels = host.replace(/^www\./, '').split('.');
  if (labels.length < 2 || /^[\d.:]+$/.test(host)) return host;
  const isDouble = labels.length > 2 && labels.at(-1)?.length === 2 && secondLevels.has(labels.at(-2) ?? '');
  const name = labels.slice(0, isDouble ? -2 : -1);
  return (name.at(-1) === 'myshopify' ? name.slice(0, -1) : name).join('.');
}

/**
 * `https://www.halm-und-ton.example/` → `halm-und-ton`; if taken, the whole host, then numbers. Names in other scripts
 * keep their xn-- form.
 */
export function readableSlug(url: string, taken: ReadonlySet<string> | readonly string[] = []): string {
  const used = new Set(taken);
  const address = URL.parse(url) ?? URL.parse(`https://${url}`);
  const host = address?.host.toLowerCase() ?? '';
  const isFree = (slug: string) => slug !== '' && !reserved.has(slug) && !used.has(slug);
  const whole = slugged(host.replace(/^www\./, '')) || 'site';
  for (const slug of [slugged(nameOf(host)), whole]) if (isFree(slug)) return slug;
  for (let number = 2; ; number++) {
    const slug = `${whole.slice(0, MAX_LENGTH - 8)}-${number}`;
    if (isFree(slug)) return slug;
  }
}

/** Host and port without www, lower case; null if it is not a web URL. */
export function siteHost(url: string): string | null {
  const address = URL.parse(url);
  if (!address || (address.protocol !== 'https:' && address.protocol !== 'http:')) return null;
  return address.host.replace(/^www\./, '').replace(/\.(?=$|:)/, '');
}

/** Same host, www or not, as the site or one of its locale domains. */
export const belongsToSite = (pageUrl: string, siteUrl: string, localeUrls: readonly string[] = []): boolean =>
  createBelongsTo(siteUrl, localeUrls)(pageUrl);

/** For many pages: a site may name fifty domains, which are read once. */
export function createBelongsTo(siteUrl: string, localeUrls: readonly string[]): (pageUrl: string) => boolean {
  let hosts: Set<string | null> | null = null;
  const isOfHost = (host: string | null) => {
    hosts ??= new Set([siteUrl, ...localeUrls].map(siteHost));
    return host !== null && hosts.has(host);
  };
  // A site's URL ends with a slash: anything that begins with it has the same host.
  const isBelow = (pageUrl: string) => siteUrl.endsWith('/') && pageUrl.startsWith(siteUrl);
  return (pageUrl) => isBelow(pageUrl) || isOfHost(siteHost(pageUrl));
}
