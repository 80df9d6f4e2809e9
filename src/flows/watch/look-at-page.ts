import { firstImage } from '#domain/audit/audit-page.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import { type PageEvidence, probeOf } from '#domain/audit/emulation/page-evidence.ts';
import { subPageResult } from '#domain/audit/scoring/score-page.ts';
import type { PageFailure } from '#domain/audit/texts/page-failure-texts.ts';
import { belongsToSite } from '#domain/routing/site-address.ts';
import { type PageState, type StateImage, stateOf } from '#domain/watch/page-state.ts';
import { gatherEvidence } from '#flows/page-audit/audit-url.ts';
import type { CrawledPage } from '#io/db/queries/pages/crawled-pages.ts';
import type { TakenLook } from '#io/db/queries/watch/take-looks.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { fetchPage, type PageResult, sendableTag } from '#io/fetch/pages/fetch-page.ts';
import { readImage } from '#io/fetch/pages/probe-image.ts';
import { fetchRobots, mayCrawl, type RobotsResult } from '#io/fetch/site-files/robots.ts';
import type { Io } from '#io/io.ts';

/** The input of a look besides the page. */
export interface LookContext {
  safeFetch: SafeFetch;
  project: { full: string; locales: Record<string, string>; pageType: string };
  userAgent: string;
  imagesUrls: readonly string[];
  signal: AbortSignal;
  /** Sites repeat images; within one run each is requested once. */
  probe: (url: string) => Promise<ImageProbe | null>;
  mayRead: (url: string) => Promise<MayRead>;
}

/** The answer of robots.txt: `later` if the site does not respond for now, a failure if the host is unreachable. */
export type MayRead = 'yes' | 'no' | 'later' | { failure: PageFailure };

export type Look =
  | { outcome: 'unchanged' }
  | {
      outcome: 'seen';
      state: PageState;
      read: Pick<NonNullable<CrawledPage['read']>, 'title' | 'imageUrl' | 'metaData' | 'result' | 'etag'>;
    }
  | { outcome: 'unreadable'; reason: PageFailure }
  /** Products are deleted every day, so a missing page is not a fault. */
  | { outcome: 'gone' }
  /** robots.txt forbids reading the page, so nothing is known and no event is used. */
  | { outcome: 'forbidden' }
  /**
   * The site asks us to wait, or we are shutting down: the page stays due and the site is not requested for a while.
   */
  | { outcome: 'postponed' };

/** The server or we are busy, or we are shutting down. */
const postponed = new Set<string>(['rate-limited', 'aborted', 'busy']);
const deleted = new Set<string>(['not-found', 'gone']);

/** One monitoring event: requests the page conditionally, probes its image, and works out every platform's card. */
export async function lookAtPage(context: LookContext, taken: TakenLook): Promise<Look> {
  const may = await context.mayRead(taken.url);
  if (may === 'no') return { outcome: 'forbidden' };
  if (may === 'later') return { outcome: 'postponed' };
  if (may !== 'yes') return { outcome: 'unreadable', reason: may.failure };
  const { safeFetch, userAgent, signal } = context;
  // Without a stored state there is nothing to compare a 304 with.
  const isKnown = taken.state !== null;
  const etag = isKnown ? sendableTag(taken.etag) : null;
  const ifModifiedSince = isKnown && etag === null ? (taken.readAt?.toUTCString() ?? null) : null;
  const page = await fetchPage(safeFetch, taken.url, { userAgent, signal, etag, ifModifiedSince });
  if (page.ok) return seen(context, page);
  if (page.reason !== 'not-modified') return unread(page);
  if (taken.state && (await isSameImage(context, taken.state.image))) return { outcome: 'unchanged' };
  // The page is unchanged but its image is not: the cards can only be audited with the whole page.
  const again = await fetchPage(safeFetch, taken.url, { userAgent, signal });
  return again.ok ? seen(context, again) : unread(again);
}

/** The state of a page that was fetched. */
export async function seen(
  context: Pick<LookContext, 'project' | 'userAgent' | 'imagesUrls' | 'signal' | 'probe' | 'safeFetch'>,
  page: Extract<PageResult, { ok: true }>,
): Promise<Look> {
  const { project, userAgent, imagesUrls, signal, probe, safeFetch } = context;
  if (!belongsToSite(page.finalUrl, project.full, Object.values(project.locales))) {
    return { outcome: 'gone' };
  }
  const { pageType } = project;
  const shared = { userAgent, imagesUrls, signal, probe, pageType, withReach: false };
  const read = await gatherEvidence(safeFetch, page, { ...shared, audits: 'plain', wants: { theme: true } });
  if (!read.ok) return unreadLook(read.reason);
  const { evidence, audit } = read.judged;
  if (isImageUnread(evidence)) return { outcome: 'postponed' };
  if (!audit) throw new Error('A page was read and not audited');
  const { theme } = read.extras;
  const { meta } = evidence;
  return {
    outcome: 'seen',
    state: stateOf(evidence, audit, theme),
    read: {
      title: meta.og.title ?? meta.title,
      imageUrl: firstImage(evidence)?.url ?? null,
      metaData: meta,
      result: subPageResult(audit),
      etag: page.etag,
    },
  };
}

/** The page names an image, and we did not get to look at it. */
export function isImageUnread(evidence: PageEvidence): boolean {
  const image = firstImage(evidence);
  return image !== null && probeOf(evidence, image.url) === undefined;
}

const unread = ({ reason }: Extract<PageResult, { ok: false }>): Look => unreadLook(reason);

/** The data of a page that was not read. */
export function unreadLook(reason: PageFailure): Look {
  if (postponed.has(reason)) return { outcome: 'postponed' };
  if (deleted.has(reason)) return { outcome: 'gone' };
  return { outcome: 'unreadable', reason };
}

/** A page that has not changed may name an image that has. */
export async function isSameImage({ probe }: Pick<LookContext, 'probe'>, image: StateImage | null): Promise<boolean> {
  if (image === null) return true;
  const now = await probe(image.url);
  if (now === null) return true;
  if (!now.ok || !image.ok) return !now.ok && !image.ok && now.reason === image.reason;
  return (
    now.width === image.width && now.height === image.height && now.bytes === image.bytes && now.type === image.type
  );
}

/** Caches the last few hundred probes of this run. */
export function rememberedProbes(context: Pick<LookContext, 'safeFetch' | 'userAgent' | 'signal'>, most = 400) {
  const probes = new Map<string, Promise<ImageProbe | null>>();
  return (url: string): Promise<ImageProbe | null> => {
    const known = probes.get(url);
    if (known) return known;
    const [oldest] = probes.keys();
    if (probes.size >= most && oldest !== undefined) probes.delete(oldest);
    const { safeFetch, userAgent, signal } = context;
    const pending = readImage(safeFetch, url, { userAgent, signal, pauseRefuses: true }).then((probe) => {
      if (probe === null) probes.delete(url);
      return probe;
    });
    probes.set(url, pending);
    return pending;
  };
}

/** A host that fails like this for robots.txt would fail for a page too. */
const outages = ['dns', 'refused', 'tls', 'timeout', 'stalled'] as const satisfies PageFailure[];
type Outage = (typeof outages)[number];
export const isOutage = (reason: string): reason is Outage => outages.some((one) => one === reason);
/** The site is up but asks us to wait. */
const pauses = new Set<string>(['rate-limited', 'aborted']);

/**
 * Checks pages against robots.txt, which is read once per run. A site that responds with an error must not be crawled
 * (RFC 9309, 2.3.1.4), but it may be down, so one page is read to find out.
 */
export function createMayRead(
  io: Pick<Io, 'politeFetch' | 'settings'>,
  homeUrl: string,
  signal: AbortSignal,
): (url: string) => Promise<MayRead> {
  const { userAgent } = io.settings;
  const known = new Map<string, Promise<RobotsResult>>();
  const tried = new Set<string>();
  return async (url) => {
    if (url === homeUrl) return 'yes';
    const { origin } = new URL(url);
    const pending = known.get(origin) ?? fetchRobots(io.politeFetch, url, { userAgent, signal });
    known.set(origin, pending);
    const found = await pending;
    if (found.state !== 'unreachable') {
      const read = await mayCrawl(io.politeFetch, found.robots, { userAgent, address: url });
      if (!read.ok) return 'later';
      return read.value ? 'yes' : 'no';
    }
    if (pauses.has(found.reason)) return 'later';
    if (isOutage(found.reason)) return { failure: found.reason };
    if (tried.has(origin)) return 'later';
    tried.add(origin);
    return 'yes';
  };
}
