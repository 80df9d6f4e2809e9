import { pageAddress } from '#domain/crawl/page-address.ts';
import { belongsToSite } from '#domain/routing/site-address.ts';
import { pagePathsOf } from './image-address.ts';

/** Parameters that campaigns and platforms append to links; the page is the same without them. */
const tracking =
  /^(?:utm_.*|fbclid|gclid|gbraid|wbraid|msclkid|mc_cid|mc_eid|igshid|ttclid|twclid|li_fat_id|_ga|ref_src|srsltid)$/i;

export type CalledPage = { ok: true; urls: string[] } | { ok: false; reason: 'other-site' | 'no-address' };

/**
 * Threat: paths that lead to another host (`//evil.example`), upwards (`/../`) or are megabytes long. All become paths
 * of the site.
 */
export function pagesOfPath(siteUrl: string, path: string): CalledPage {
  const site = URL.parse(siteUrl);
  if (!site) return { ok: false, reason: 'no-address' };
  const urls = pagePathsOf(path).flatMap((candidate) => {
    const url = new URL(site.origin);
    url.pathname = candidate;
    return pageAddress(url.href, siteUrl) ?? [];
  });
  return urls.length > 0 ? { ok: true, urls: [...new Set(urls)] } : { ok: false, reason: 'no-address' };
}

/** `?url=` of the simple form: a whole URL or a path; without it, the home page. */
export function pagesOfUrl(siteUrl: string, localeUrls: readonly string[], given: string): CalledPage {
  const url = URL.parse(given.trim() || '/', siteUrl);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return { ok: false, reason: 'no-address' };
  if (!belongsToSite(url.href, siteUrl, localeUrls)) return { ok: false, reason: 'other-site' };
  for (const name of [...url.searchParams.keys()]) if (tracking.test(name)) url.searchParams.delete(name);
  const bare = new URL(url);
  bare.search = '';
  const other = new URL(bare);
  other.pathname = bare.pathname.endsWith('/') ? bare.pathname.slice(0, -1) : `${bare.pathname}/`;
  const urls = [url, bare, other].flatMap((candidate) => pageAddress(candidate.href, siteUrl) ?? []);
  return urls.length > 0 ? { ok: true, urls: [...new Set(urls)] } : { ok: false, reason: 'no-address' };
}
