import { setTimeout as wait } from 'node:timers/promises';
import type { PageAudit } from '#domain/audit/audit-page.ts';
import { classifyImages } from '#domain/audit/emulation/classify-images.ts';
import { findFixes } from '#domain/audit/fixes/find-fixes.ts';
import {
  type AuditOptions,
  type AuditResult,
  auditUrlWithoutStages,
  type UnreadablePage,
} from '#flows/audit/audit-url.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { fetchRobots } from '#io/fetch/site-files/fetch-robots.ts';
import { readSitemap } from '#io/fetch/site-files/fetch-sitemap.ts';
import { isAllowed } from '#io/fetch/site-files/robots.ts';

export interface SiteCheck {
  audits: PageAudit[];
  unread: UnreadablePage[];
  /** URLs of the sitemap over the limit, and those excluded by robots.txt. */
  left: number;
  forbidden: number;
}

/**
 * docs/decisions/009-what-the-specification-leaves-open.md#projects-routes-sub-pages: at most 4 requests at a time and 10 a second for one
 * host.
 */
const CONCURRENCY = 4;
const STEP_MS = 100;

/** Every page of the sitemap, judged together: an image on a third of the pages is generic. */
export async function checkSite(
  safeFetch: SafeFetch,
  siteUrl: string,
  options: AuditOptions & { limit: number; isLocal: boolean; onPage: (done: number, all: number) => void },
): Promise<SiteCheck> {
  const addresses = new Set([siteUrl]);
  const { taken, total } = await readSitemap(safeFetch, siteUrl, {
    ...options,
    onUrl: ({ loc }) => void addresses.add(loc),
  });
  const { robots } = await fetchRobots(safeFetch, siteUrl, options);
  const allowed = [...addresses].filter(
    (address) => address === siteUrl || isAllowed(robots, options.userAgent, pathOf(address)),
  );

  const queue = allowed.slice(0, options.limit);
  const all = queue.length;
  const audits = new Map<string, PageAudit>();
  const unread: UnreadablePage[] = [];
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
      const result = await auditUrlWithoutStages(safeFetch, address, { ...options, withReach: address === siteUrl });
      // Two URLs that lead to one page are one page.
      if (result.ok) audits.set(result.audit.finalUrl, withFixes(result));
      else unread.push(result);
      done += 1;
      options.onPage(done, all);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return {
    audits: classifyImages([...audits.values()], options.imagesUrls ?? []),
    unread,
    left: total - taken,
    forbidden: addresses.size - allowed.length,
  };
}

/** The evidence is not kept: a site has many pages. */
const withFixes = ({ audit, evidence }: Extract<AuditResult, { ok: true }>): PageAudit => ({
  ...audit,
  fixes: findFixes(evidence, audit),
});

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
