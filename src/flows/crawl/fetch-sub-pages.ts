import { countLeftOut, describeLeftOut } from '#domain/billing/left-out.ts';
import { crawlFailureTexts } from '#domain/crawl/crawl-failure-texts.ts';
import { pageAddress, pathOf } from '#domain/crawl/page-address.ts';
import { subPageDataStatus, subPageStatus } from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import { chooseAuditPages } from '#domain/routing/audit-pages.ts';
import { matchRoute } from '#domain/routing/routes.ts';
import { createBelongsTo } from '#domain/routing/site-address.ts';
import { describeSitemapProblem, sitemapAddresses } from '#domain/routing/sitemap.ts';
import { type PageKind, pageKindOfPath } from '#domain/shop-apps/page-kind.ts';
import { pageLimit } from '#io/db/queries/billing/covering-plan.ts';
import { creditBalance } from '#io/db/queries/billing/credits.ts';
import { type FoundPage, upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { listRouteRows } from '#io/db/queries/pages/routes.ts';
import { changeSubPage, countSubPages, knownUrls, listWithEtag } from '#io/db/queries/pages/sub-pages.ts';
import { changeProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import { markOverLimit } from '#io/db/queries/templates/served-images.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import { readSitemap } from '#io/fetch/site-files/fetch-sitemap.ts';
import { fetchRobots } from '#io/fetch/site-files/robots.ts';
import type { Io } from '#io/io.ts';
import { quotaOf } from '#io/page-reader/page-reader.ts';

export interface SubPagesReport {
  /** URLs in the sitemaps, pages the project has now, and those omitted because of the plan. */
  found: number;
  taken: number;
  leftOut: number;
  hasDates: boolean;
  problems: Text[];
}

/** Candidates to choose from if the plan allows fewer than the site has. */
export const CANDIDATES = 5000;
const BATCH = 500;
/** Requested one by one, so only this many per run. */
const ETAGS_PER_RUN = 200;
const MAX_PROBLEMS = 10;
/** For all sitemaps of a site together: 500 files that each take their two minutes would hold a worker for hours. */
const SITEMAPS_MS = 60_000;
/** For checking one by one which pages have changed; the rest is checked in the next run. */
const ETAGS_MS = 60_000;

/** Never pages to share. */
const ignoredKinds = new Set<PageKind>(['cart', 'search', 'account', 'password']);

export interface Candidate {
  url: string;
  lastModifiedAt: string | null;
  routeId: number | null;
}

interface SubPagesOptions {
  signal?: AbortSignal | undefined;
  requested?: readonly string[];
  sitemapsMs?: number;
}

/** Sub pages from the sitemaps, as many as the plan allows, spread over the routes. Existing pages stay. */
export async function fetchSubPages(
  io: Io,
  project: ProjectRow,
  { signal, requested = [], sitemapsMs = SITEMAPS_MS }: SubPagesOptions = {},
): Promise<SubPagesReport> {
  const limit = await pageLimit(io.db, project.id);
  const routes = await listRouteRows(io.db, project.id);
  const known = await knownUrls(io.db, project.id);
  const most = Math.max(CANDIDATES, limit);
  const candidates = new Map<string, Candidate>();
  const wanted = new Set(requested);
  const problems: Text[] = [];
  let found = 0;
  const { userAgent } = io.settings;
  const robots = await fetchRobots(io.politeFetch, project.full, { userAgent, ...(signal ? { signal } : {}) });
  if (robots.state === 'unreachable') problems.push(crawlFailureTexts['robots-unreachable']);

  const belongs = createBelongsTo(project.full, Object.values(project.locales));
  const timeIsUp = AbortSignal.timeout(sitemapsMs);
  for (const sitemap of sitemapAddresses(project.full, project.locales)) {
    if (timeIsUp.aborted) break;
    const summary = await readSitemap(io.politeFetch, sitemap.replace(/\/sitemap\.xml$/, '/'), {
      userAgent,
      limit: most,
      signal: signal ? AbortSignal.any([signal, timeIsUp]) : timeIsUp,
      onUrl: ({ loc, lastmod }) => {
        const url = pageAddress(loc, project.full);
        if (url === null || !belongs(url)) return;
        if (candidates.size >= most && !known.has(url) && !wanted.has(url)) return;
        candidates.set(url, { url, lastModifiedAt: dateOf(lastmod), routeId: matchRoute(routes, url)?.id ?? null });
      },
    });
    found += summary.total;
    problems.push(...summary.problems.map(describeSitemapProblem));
  }

  // Do not use a partial list after an order to stop; the next run reads it again.
  signal?.throwIfAborted();
  // The home page is always a page, whatever the sitemap says.
  const home = pageAddress(project.full, project.full) ?? project.full;
  if (!candidates.has(home))
    candidates.set(home, { url: home, lastModifiedAt: null, routeId: matchRoute(routes, home)?.id ?? null });
  const all = [...candidates.values()];
  await takePages(io, project.id, { candidates: all, known, limit });
  const named = all.filter(({ url }) => wanted.has(url) && !known.has(url));
  const linked = await linkedPages(
    io,
    project,
    requested.filter((url) => !candidates.has(url)),
    signal,
  );
  const more = [
    ...named,
    ...linked.map((url) => ({ url, lastModifiedAt: null, routeId: matchRoute(routes, url)?.id ?? null })),
  ];
  await addRequestedPages(io, project.id, more.map(toFoundPage), limit);
  const taken = await countSubPages(io.db, project.id);
  // A sitemap also names pages twice, and pages of other sites: only a full plan leaves some out.
  const leftOut = countLeftOut({ limit, taken, found: Math.max(found, all.length) });
  if (leftOut > 0) problems.push(describeLeftOut(limit, leftOut));
  await changeProject(io.db, project.id, {
    problems: problems.slice(0, MAX_PROBLEMS),
    ...(found > 0 ? { subPagesFound: found } : {}),
    subPagesFetchedAt: io.now(),
  });
  return { found, taken, leftOut, hasDates: all.some(({ lastModifiedAt }) => lastModifiedAt !== null), problems };
}

/** Known pages stay; of the others, as many as the plan allows are added, spread over the routes. */
export async function takePages(
  io: Pick<Io, 'db'>,
  projectId: number,
  { candidates, known, limit }: { candidates: readonly Candidate[]; known: ReadonlySet<string>; limit: number },
): Promise<void> {
  const chosen = [
    ...candidates.filter(({ url }) => known.has(url)),
    ...chooseAuditPages(
      candidates.filter(({ url }) => !known.has(url)),
      limit,
    ),
  ];
  for (let at = 0; at < chosen.length; at += BATCH) {
    await upsertFoundPages(io.db, projectId, chosen.slice(at, at + BATCH).map(toFoundPage), limit);
  }
}

/** If the sitemap gives no dates, a request per page finds out whether it has changed. */
export async function revalidatePages(io: Io, projectId: number, signal?: AbortSignal): Promise<number> {
  let changed = 0;
  const start = performance.now();
  for (const { id, url, etag } of await listWithEtag(io.db, projectId, ETAGS_PER_RUN)) {
    if (signal?.aborted || performance.now() - start > ETAGS_MS) break;
    const { userAgent } = io.settings;
    const answer = await io.politeFetch.fetch(url, { userAgent, method: 'HEAD', etag, ...(signal ? { signal } : {}) });
    if (!answer.ok || answer.status === 304 || !answer.headers.etag || answer.headers.etag === etag) continue;
    changed += 1;
    await changeSubPage(io.db, projectId, id, { dataStatus: subPageDataStatus.EtagUpdated });
  }
  return changed;
}

export function toFoundPage({ url, lastModifiedAt, routeId }: Candidate): FoundPage {
  const path = pathOf(url);
  const kind = pageKindOfPath(URL.parse(url)?.pathname ?? '/');
  const status = ignoredKinds.has(kind) ? subPageStatus.Ignored : subPageStatus.Default;
  return { url, path, routeId, type: kind, status, lastModifiedAt };
}

/** Dates in the future and invalid ones say nothing about a change. */
function dateOf(lastmod: string | null): string | null {
  const time = lastmod === null ? Number.NaN : Date.parse(lastmod);
  return Number.isNaN(time) || time < 0 || time > Date.now() + 86_400_000 ? null : new Date(time).toISOString();
}

/** Of pages known only from image requests and missing in the sitemap: those that the home page links to. */
async function linkedPages(
  io: Pick<Io, 'politeFetch' | 'settings'>,
  project: ProjectRow,
  requested: readonly string[],
  signal?: AbortSignal,
): Promise<string[]> {
  if (requested.length === 0) return [];
  const { userAgent } = io.settings;
  const home = await fetchPage(io.politeFetch, project.full, { userAgent, ...(signal ? { signal } : {}) });
  if (!home.ok) return [];
  const { html: body, finalUrl: url } = home;
  const read = await io.politeFetch.reader.run('links', { body, url, siteUrl: project.full }, quotaOf(url));
  const links = new Set(read.ok ? read.value : []);
  return requested.filter((url) => links.has(url));
}

/**
 * Pages from image requests that the site names. Beyond the plan each of their images costs a credit, if there is one.
 */
async function addRequestedPages(io: Pick<Io, 'db'>, projectId: number, pages: FoundPage[], limit: number) {
  if (pages.length === 0) return;
  const hasCredit = (await creditBalance(io.db, projectId)) > 0;
  await upsertFoundPages(io.db, projectId, pages, hasCredit ? Number.MAX_SAFE_INTEGER : limit);
  const known = await knownUrls(io.db, projectId);
  if (pages.some(({ url }) => !known.has(url))) await markOverLimit(io.db, projectId);
}
