import { setTimeout as wait } from 'node:timers/promises';
import { withFixes } from '#domain/audit/fixes/find-fixes.ts';
import { type AuditOptions, auditUrlWithoutStages } from '#flows/page-audit/audit-url.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { readSitemap } from '#io/fetch/site-files/fetch-sitemap.ts';
import { fetchRobots, isAllowed } from '#io/fetch/site-files/robots.ts';
import type { Checked, CheckedPage, UnreadPage } from './checked.ts';

export interface SiteOptions extends AuditOptions {
  limit: number;
  isLocal: boolean;
  onPage: (done: number, all: number) => void;
}

/**
 * docs/decisions/009-what-the-specification-leaves-open.md#projects-routes-sub-pages: at most 4 requests at a time and 10 a second for one
 * host.
 */
const CONCURRENCY = 4;
const STEP_MS = 100;

/** Every page of the site's sitemap that robots.txt lets us read, with the home page. */
export async function checkSitePages(safeFetch: SafeFetch, siteUrl: string, options: SiteOptions): Promise<Checked> {
  const addresses = new Set([siteUrl]);
  const { taken, total } = await readSitemap(safeFetch, siteUrl, {
    ...options,
    onUrl: ({ loc }) => void addresses.add(loc),
  });
  const { robots } = await fetchRobots(safeFetch, siteUrl, options);
  const allowed = [...addresses].filter(
    (address) => address === siteUrl || isAllowed(robots, options.userAgent, pathOf(address)),
  );
  const read = await checkAddresses(safeFetch, allowed.slice(0, options.limit), { ...options, reachOf: siteUrl });
  return { ...read, left: total - taken, forbidden: addresses.size - allowed.length };
}

/** Pages by their addresses, at a pace that a shop does not notice. */
export async function checkAddresses(
  safeFetch: SafeFetch,
  addresses: readonly string[],
  /** `reachOf`: the page that is requested as every platform's crawler too. */
  { reachOf = null, ...options }: SiteOptions & { reachOf?: string | null },
): Promise<Checked> {
  const queue = [...addresses];
  const all = queue.length;
  const pages = new Map<string, CheckedPage>();
  const unread: UnreadPage[] = [];
  let done = 0;
  let nextStart = 0;
  const acquireHostSlot = async () => {
    const now = performance.now();
    nextStart = Math.max(now, nextStart + STEP_MS);
    if (nextStart > now) await wait(nextStart - now);
  };
  const work = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      if (!options.isLocal) await acquireHostSlot();
      const result = await auditUrlWithoutStages(safeFetch, address, { ...options, withReach: address === reachOf });
      // Two URLs that lead to one page are one page.
      if (result.ok) {
        const { audit, evidence } = result;
        pages.set(audit.finalUrl, { audit: withFixes(audit, evidence), file: null });
      } else unread.push({ ...result, file: null });
      done += 1;
      options.onPage(done, all);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return { pages: [...pages.values()], unread, left: 0, forbidden: 0 };
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
