import { setTimeout as wait } from 'node:timers/promises';
import { sayPages } from '#domain/audit/texts/pages-read.ts';
import { pageAddress } from '#domain/crawl/page-address.ts';
import type { Text } from '#domain/language.ts';
import { uniteApps } from '#domain/shop-apps/detect-shop-apps.ts';
import type { DetectedApp } from '#domain/shop-apps/shop-app.ts';
import type { MayReach } from '#flows/page-audit/counted-hosts.ts';
import type { Recorder } from '#flows/watch/record-readings.ts';
import type { Db } from '#io/db/db.ts';
import { addDetectedApps } from '#io/db/queries/audits/audits.ts';
import { saveCrawledPages } from '#io/db/queries/pages/crawled-pages.ts';
import { listRouteRows } from '#io/db/queries/pages/routes.ts';
import {
  addCrawlPages,
  crawlProgress,
  endSiteCrawl,
  findSiteCrawl,
  leaseCrawlPages,
  releaseCrawlPages,
  renewCrawlPageLeases,
  type TakenPage,
} from '#io/db/queries/pages/site-crawls.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { type ReadPage, type RunningCrawl, readCrawlPage } from './crawl-page.ts';

export interface FollowLinksOptions {
  db: Db;
  safeFetch: SafeFetch;
  userAgent: string;
  imagesUrls: string[];
  signal: AbortSignal;
  /** Whether a host may get the requests of all crawlers. Default: yes. */
  mayReach?: MayReach;
  report?: (percent: number, text: Text) => Promise<void>;
  /** Pages read concurrently. Polite fetch allows four at a time per host. */
  atOnce?: number;
  /** Pages claimed, and saved, together. */
  batch?: number;
  /** A worker silent for this long is dead: others take over its pages. */
  leaseMs?: number;
  /** Adds what is read to the project's history. */
  recorder?: Recorder | null;
  /** When other crawls get their turn; without it this one runs to its end. */
  turn?: CrawlTurn;
}

/** A turn ends after this many pages or this long. */
export interface CrawlTurn {
  pages: number;
  ms: number;
}

/**
 * `stopped`: somebody cancelled the crawl. `interrupted`: this process has to stop; the rest waits for the next.
 * `more`: its turn is over; the rest waits for the next one.
 */
export type CrawlEnd = 'done' | 'stopped' | 'interrupted' | 'more';

/** As long as a job may be silent before it counts as dead (queue.ts). The holder renews it three times in that time. */
const LEASE_MS = 30_000;
const CONCURRENCY = 4;
const BATCH = 8;
/** Links from the home page, on sites without a sitemap. */
const MAX_DEPTH = 3;
/** While another worker holds the last pages. */
const POLL_MS = 200;

/** Processes the frontier of a crawl to its end, from wherever the last worker stopped. */
export async function followLinks(crawlId: number, options: FollowLinksOptions): Promise<CrawlEnd> {
  const { db, safeFetch, userAgent, imagesUrls, signal } = options;
  const crawl = await findSiteCrawl(db, crawlId);
  const project = crawl && (await findProject(db, crawl.projectId));
  if (!crawl || !project || crawl.state !== 'running') return 'stopped';
  // If one of them fails the others end too: no work continues for a job that has ended.
  const failure = new AbortController();
  const running: RunningCrawl = {
    crawl,
    project,
    routes: await listRouteRows(db, project.id),
    safeFetch,
    userAgent,
    imagesUrls,
    signal: AbortSignal.any([signal, failure.signal]),
    robots: new Map(),
    probes: new Map(),
    failedRetries: 0,
    mayReach: options.mayReach,
    recorder: options.recorder ?? null,
    isTurnOver: countTurn(options.turn),
  };
  const walkers = Array.from({ length: options.atOnce ?? CONCURRENCY }, () =>
    continueCrawl(running, options).catch((error) => failure.abort(error)),
  );
  await Promise.all(walkers);
  if (signal.aborted) return 'interrupted';
  if (failure.signal.aborted) throw failure.signal.reason;
  if (running.isTurnOver()) {
    const { state, waiting, taken } = await crawlProgress(db, crawlId);
    if (state === 'running' && waiting + taken > 0) return 'more';
  }
  const ended = await endSiteCrawl(db, crawlId, 'done');
  return ended ? 'done' : 'stopped';
}

/** Returns whether the turn is over, after counting the given pages as started. */
function countTurn(turn: CrawlTurn | undefined): (pages?: number) => boolean {
  const start = performance.now();
  let read = 0;
  return (pages = 0) => {
    read += pages;
    return turn !== undefined && (read >= turn.pages || performance.now() - start >= turn.ms);
  };
}

async function continueCrawl(running: RunningCrawl, options: FollowLinksOptions): Promise<void> {
  const { db, leaseMs = LEASE_MS, batch = BATCH } = options;
  const { crawl, signal } = running;
  while (!signal.aborted && !running.isTurnOver()) {
    const pages = await leaseCrawlPages(db, crawl.id, batch, leaseMs);
    if (pages.length === 0) {
      const { state, waiting, taken } = await crawlProgress(db, crawl.id);
      if (state !== 'running' || waiting + taken === 0) return;
      await wait(Math.min(POLL_MS, leaseMs / 4));
      continue;
    }
    const renewing = setInterval(
      () => void renewCrawlPageLeases(db, crawl.id, pages).catch(() => undefined),
      leaseMs / 3,
    );
    let held = pages;
    try {
      const read = await readBatch(running, pages);
      await saveBatch(running, options, read);
      held = pages.slice(read.length);
    } finally {
      clearInterval(renewing);
      await releaseCrawlPages(db, crawl.id, held);
    }
  }
}

type TakenReading = ReadPage & { taken: TakenPage; readAt: Date };

/**
 * A page interrupted by our own shutdown is neither read nor failed: it is released, like all pages that were not
 * started before the shutdown or the end of the turn.
 */
async function readBatch(running: RunningCrawl, pages: readonly TakenPage[]): Promise<TakenReading[]> {
  const read: TakenReading[] = [];
  for (const taken of pages) {
    if (running.signal.aborted) break;
    const readAt = new Date();
    const result = await readCrawlPage(running, taken);
    if (running.signal.aborted && result.page.state !== 'done') break;
    read.push({ ...result, taken, readAt });
    if (running.isTurnOver(1)) break;
  }
  return read;
}

async function saveBatch(running: RunningCrawl, { db, report }: FollowLinksOptions, read: TakenReading[]) {
  const { crawl, project } = running;
  for (const { links, taken } of read) {
    if (links.length === 0 || taken.depth >= MAX_DEPTH) continue;
    const addresses = links.flatMap((link) => pageAddress(link, project.full) ?? []);
    await addCrawlPages(db, crawl, addresses, taken.depth + 1);
  }
  const pages = read.map(({ page }) => page);
  const prepared = await running.recorder?.prepare(
    read.flatMap(({ look, taken, readAt }) => (look ? [{ url: taken.url, look, readAt }] : [])),
  );
  if (running.recorder && prepared)
    await running.recorder.save(db, prepared, (inner) => saveCrawledPages(inner, crawl, pages));
  else await saveCrawledPages(db, crawl, pages);
  const apps = uniteApps(read.map((one): DetectedApp[] => one.apps));
  if (crawl.auditId !== null && apps.length > 0) await addDetectedApps(db, crawl.auditId, apps);
  if (report) await reportProgress(db, crawl.id, report);
}

async function reportProgress(db: Db, crawlId: number, report: NonNullable<FollowLinksOptions['report']>) {
  const crawl = await findSiteCrawl(db, crawlId);
  if (!crawl) return;
  const { pagesRead, pagesFound } = crawl;
  const percent = pagesFound === 0 ? 0 : Math.min(99, Math.floor((100 * pagesRead) / pagesFound));
  await report(percent, sayPages(pagesFound, { en: `${pagesRead} of {} read`, de: `${pagesRead} von {} gelesen` }));
}
