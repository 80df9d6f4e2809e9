// What the hreflang links of a home page say about sitemaps and languages (docs/specification.md#s9.30).

/** Language → URL, with `x-default`. */
export type Locales = Record<string, string>;

const withoutTail = (address: string): string | null => {
  const url = URL.parse(address);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  return `${url.origin}${url.pathname.replace(/(?<!\/)\/+$/, '')}`;
};

/** x-default (or the site itself) and every locale that is not below it, each plus /sitemap.xml. */
export function sitemapAddresses(siteUrl: string, locales: Locales = {}): string[] {
  const base = withoutTail(locales['x-default'] ?? '') ?? withoutTail(siteUrl);
  if (base === null) return [];
  const others = Object.entries(locales)
    .filter(([code]) => code.toLowerCase() !== 'x-default')
    .map(([, address]) => withoutTail(address))
    .filter((address): address is string => address !== null && address !== base && !address.startsWith(`${base}/`));
  return [...new Set([base, ...others])].map((address) => `${address}/sitemap.xml`);
}
