import { firstImage } from '#domain/audit/audit-page.ts';
import { isLate } from '#domain/audit/checks/has-fast-image.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import { type PageEvidence, probeOf } from '#domain/audit/emulation/page-evidence.ts';
import { subPageResult } from '#domain/audit/scoring/score-page.ts';
import type { CrawlFailure } from '#domain/crawl/crawl-failure-texts.ts';
import { pathOf } from '#domain/crawl/page-address.ts';
import { auditSubPageStatus } from '#domain/enumerations.ts';
import { matchRoute } from '#domain/routing/routes.ts';
import { belongsToSite } from '#domain/routing/site-address.ts';
import { pageKindOfPath } from '#domain/shop-apps/page-kind.ts';
import type { DetectedApp } from '#domain/shop-apps/shop-app.ts';
import { stateOf } from '#domain/watch/page-state.ts';
import { gatherEvidence } from '#flows/page-audit/audit-url.ts';
import type { MayReach } from '#flows/page-audit/counted-hosts.ts';
import type { FinalLook } from '#flows/watch/finish-look.ts';
import { isImageUnread, isOutage, isSameImage, type Look, seen, unreadLook } from '#flows/watch/look-at-page.ts';
import type { Recorder } from '#flows/watch/record-readings.ts';
import type { CrawledPage } from '#io/db/queries/pages/crawled-pages.ts';
import type { RouteRow } from '#io/db/queries/pages/routes.ts';
import type { SiteCrawlRow, TakenPage } from '#io/db/queries/pages/site-crawls.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { unreadPage } from '#io/fetch/pages/fetch-meta.ts';
import { fetchPage, type PageResult, sendableTag } from '#io/fetch/pages/fetch-page.ts';
import { readImage, readImageTwice, temporaryProbes } from '#io/fetch/pages/probe-image.ts';
import { fetchRobotsTwice, mayCrawl, type RobotsResult } from '#io/fetch/site-files/robots.ts';
import type { ReadFailure } from '#io/page-reader/page-reader.ts';

/** State of a crawl; nothing in it grows with the number of pages. */
export interface RunningCrawl {
  crawl: SiteCrawlRow;
  project: ProjectRow;
  routes: RouteRow[];
  safeFetch: SafeFetch;
  userAgent: string;
  imagesUrls: string[];
  signal: AbortSignal;
  robots: Map<string, Promise<RobotsResult>>;
  probes: Map<string, Promise<ImageProbe | null>>;
  /** Images that failed again when they were requested a second time. */
  failedRetries: number;
  /** Whether a host may get the requests of all crawlers. Default: yes. */
  mayReach?: MayReach | undefined;
  /** Adds what is read to the history of the pages; null: the project has no history. */
  recorder: Recorder | null;
  /** Counts the given pages and returns whether other crawls should get their turn. */
  isTurnOver(pages?: number): boolean;
}

export interface ReadPage {
  page: CrawledPage;
  /** The entry for the page's history; null: nothing yet, because the page is tried again. */
  look: FinalLook | null;
  links: string[];
  apps: DetectedApp[];
}

/** Attempts before a page that may come back is given up. */
const MAX_ATTEMPTS = 3;
/**
 * Leasing a page counts as an attempt, and a process that dies never releases its pages. A page that was leased this
 * often is skipped, even after restarts, because it may be what kills the process.
 */
const MAX_TAKEN = MAX_ATTEMPTS + 2;
/** Failures that may be temporary. */
const temporary = new Set<PageResult extends { ok: false; reason: infer Reason } ? Reason : string>([
  'timeout',
  'stalled',
  'rate-limited',
  'server-error',
  'refused',
  'aborted',
  'busy',
]);
/** Sites repeat images; a few hundred cached results cover nearly all of them. */
const MAX_CACHED_PROBES = 400;
/** Longer than in the checker: of a crawler that a busy machine does not reach in time nothing could be said. */
const REACH_MS = 60_000;
/** In one turn. With more, the server of the images is down or wants us to wait, and retries would take hours. */
const MAX_FAILED_RETRIES = 10;

/** One page of a crawl: checks robots.txt, reads it if it changed, and audits it for every platform. */
export async function readCrawlPage(running: RunningCrawl, taken: TakenPage): Promise<ReadPage> {
  const { crawl, project, userAgent, signal } = running;
  if (taken.attempts > MAX_TAKEN) return ended(running, taken, 'failed', 'too-complex', null);
  const forbidden = await whyForbidden(running, taken.url);
  if (forbidden && 'ok' in forbidden) return unread(running, taken, forbidden);
  if (forbidden) return { ...ended(running, taken, 'skipped', forbidden.reason, null), look: forbidden.look };

  const isReading = crawl.kind === 'read';
  const fetched = await fetchPage(running.safeFetch, taken.url, {
    userAgent,
    signal,
    etag: isReading ? sendableTag(taken.etag) : null,
    ifModifiedSince: isReading && !sendableTag(taken.etag) ? (taken.fetchedAt?.toUTCString() ?? null) : null,
  });
  const isHalfUnchanged =
    !fetched.ok &&
    fetched.reason === 'not-modified' &&
    !(await isSameImage({ probe: (address) => rememberedProbe(running, address) }, taken.image));
  const page = isHalfUnchanged ? await fetchPage(running.safeFetch, taken.url, { userAgent, signal }) : fetched;
  if (!page.ok) return unread(running, taken, page);
  if (!belongsToSite(page.finalUrl, project.full, Object.values(project.locales))) {
    return ended(running, taken, 'failed', 'other-site', page.status);
  }
  return readable(running, taken, page);
}

async function readable(
  running: RunningCrawl,
  taken: TakenPage,
  page: Extract<PageResult, { ok: true }>,
): Promise<ReadPage> {
  const { crawl, project, routes, userAgent, imagesUrls, signal, mayReach } = running;
  const probe = (address: string) => rememberedProbe(running, address);
  const { pageType } = project;
  // Firewalls and robots.txt treat a whole site alike, so one page of an audit is enough.
  const withReach = crawl.kind === 'audit' && taken.url === project.full;
  const isAudit = crawl.kind === 'audit';
  const base = { userAgent, imagesUrls, signal, pageType, probe };
  const shared = { ...base, withReach, mayReach, suggests: isAudit, reachMs: REACH_MS };
  const wants = {
    links: crawl.findsLinks ? { siteUrl: project.full } : undefined,
    apps: isAudit,
    kind: { headers: page.headers },
    theme: running.recorder !== null,
  };
  const needed = running.recorder ? { audits: 'plain' as const } : { scores: true };
  const judging = isAudit ? { audits: 'with-fixes' as const } : needed;
  const read = await gatherEvidence(running.safeFetch, page, { ...shared, ...judging, wants });
  if (!read.ok) return unread(running, taken, unreadPage(page, read.reason));
  const { evidence, audit, scores } = read.judged;
  const isUnread = isImageUnread(evidence);
  const late = lateImages(evidence);
  // Nothing is judged that was not read: the page gets another attempt, and at last a result without its image. The
  // same shop would otherwise have two scores on one day, because a machine under load reads no large image in time.
  const isDoubtful = isUnread || late.length > 0;
  if (
    isDoubtful &&
    (signal.aborted || (taken.attempts < MAX_ATTEMPTS && running.failedRetries++ < MAX_FAILED_RETRIES))
  ) {
    for (const address of late) running.probes.delete(address);
    return unread(running, taken, unreadPage(page, 'busy'));
  }
  const { links, apps, kind, theme } = read.extras;
  const result = audit ? subPageResult(audit) : scores;
  if (!result) throw new Error('A page was read and not scored');
  const { meta } = evidence;
  const { id, attempts, url } = taken;
  const stored = {
    title: meta.og.title ?? meta.title,
    imageUrl: firstImage(evidence)?.url ?? null,
    metaData: meta,
    result,
    etag: page.etag,
  };
  // The history must only contain what every reader sees, so it is given a reading without the imitated crawlers.
  const plain =
    withReach && running.recorder ? await seen({ ...shared, project, safeFetch: running.safeFetch }, page) : null;
  const state = audit &&
    !isUnread && { outcome: 'seen' as const, state: stateOf(evidence, audit, theme), read: stored };
  return {
    links,
    apps,
    look: plain ? finalLook(plain) : state || null,
    page: {
      id,
      attempts,
      state: 'done',
      status: page.status,
      reason: null,
      read: {
        ...stored,
        lastModifiedAt: isoOf(page.lastModified),
        type: kind ?? pageKindOfPath(URL.parse(page.finalUrl)?.pathname ?? '/'),
        path: pathOf(url),
        routeId: matchRoute(routes, url)?.id ?? null,
      },
      ...(audit
        ? {
            audit: {
              result: audit,
              score: audit.score.score,
              type: audit.imageType,
              status: auditSubPageStatus.Done,
            },
          }
        : {}),
    },
  };
}

/** Those that tags name, and whose server was too slow twice. */
function lateImages({ meta, images }: PageEvidence): string[] {
  const named = [...meta.og.images, ...meta.twitter.images].flatMap(({ url }) => probeOf({ images }, url) ?? []);
  return named.flatMap((probe) => (!probe.ok && probe.reason === 'timeout' ? [probe.url] : []));
}

const finalLook = (look: Look): FinalLook | null => (look.outcome === 'postponed' ? null : look);

function unread(
  running: RunningCrawl,
  taken: TakenPage,
  page: Extract<PageResult, { ok: false }> | ReadFailure,
): ReadPage {
  const status = 'status' in page ? (page.status ?? null) : null;
  if (page.reason === 'not-modified') {
    const { id, attempts } = taken;
    return {
      links: [],
      apps: [],
      look: { outcome: 'unchanged' },
      page: { id, attempts, state: 'done', status, reason: null, isUnchanged: true },
    };
  }
  const again = temporary.has(page.reason) && taken.attempts < MAX_ATTEMPTS;
  const look = again ? null : finalLook(unreadLook(page.reason));
  return { ...ended(running, taken, again ? 'waiting' : 'failed', page.reason, status), look };
}

function ended(
  { crawl }: RunningCrawl,
  { id, attempts }: TakenPage,
  state: 'waiting' | 'skipped' | 'failed',
  reason: CrawlFailure,
  status: number | null,
): ReadPage {
  const isMissing = reason === 'not-found' || reason === 'gone';
  const page: CrawledPage = { id, attempts, state, status, reason };
  if (crawl.kind === 'audit' && state !== 'waiting') {
    const auditStatus = isMissing ? auditSubPageStatus.NotFound : auditSubPageStatus.Failed;
    page.audit = { result: null, score: null, type: 'none', status: auditStatus };
  }
  return { page, look: reason === 'other-site' ? { outcome: 'gone' } : null, links: [], apps: [] };
}

/** A person entered the home page, so it is always read; robots.txt decides about all others. */
async function whyForbidden(
  running: RunningCrawl,
  url: string,
): Promise<{ reason: CrawlFailure; look: FinalLook | null } | ReadFailure | null> {
  if (url === running.project.full) return null;
  const { origin } = new URL(url);
  const known = running.robots.get(origin);
  const pending = known ?? fetchRobotsTwice(running.safeFetch, url, running);
  if (!known) running.robots.set(origin, pending);
  const found = await pending;
  if (found.state === 'unreachable') {
    const look = isOutage(found.reason) ? { outcome: 'unreadable' as const, reason: found.reason } : null;
    return { reason: 'robots-unreachable', look };
  }
  const { userAgent } = running;
  const read = await mayCrawl(running.safeFetch, found.robots, { userAgent, address: url });
  if (!read.ok) return read;
  return read.value ? null : { reason: 'robots', look: { outcome: 'forbidden' } };
}

function rememberedProbe(running: RunningCrawl, address: string): Promise<ImageProbe | null> {
  const { probes } = running;
  const known = probes.get(address);
  if (known) return known;
  const [oldest] = probes.keys();
  if (probes.size >= MAX_CACHED_PROBES && oldest !== undefined) probes.delete(oldest);
  const pending = probeTwice(running, address).then((probe) => {
    if (probe === null) probes.delete(address);
    return probe;
  });
  probes.set(address, pending);
  return pending;
}

async function probeTwice(running: RunningCrawl, address: string): Promise<ImageProbe | null> {
  const { safeFetch, userAgent, signal } = running;
  const request = running.failedRetries >= MAX_FAILED_RETRIES ? readImage : readImageTwice;
  const probe = await request(safeFetch, address, { userAgent, signal });
  if (isFailedRetry(probe)) running.failedRetries += 1;
  return probe;
}

/** It failed or was late, although it was requested twice. */
const isFailedRetry = (probe: ImageProbe | null): boolean =>
  probe !== null && (probe.ok ? isLate(probe) : temporaryProbes.has(probe.reason));

function isoOf(date: string | null): string | null {
  const time = date === null ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) || time > Date.now() + 86_400_000 ? null : new Date(time).toISOString();
}
