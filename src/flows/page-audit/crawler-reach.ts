import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import { isOwnImage } from '#domain/audit/emulation/image-type.ts';
import type { PageEvidence, PageReach } from '#domain/audit/emulation/page-evidence.ts';
import { headersToShow, hopsToShow, type PageFetch } from '#domain/audit/emulation/page-fetch.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { fetchPage, MANY_REDIRECTS, type PageResult } from '#io/fetch/pages/fetch-page.ts';
import { readImage } from '#io/fetch/pages/probe-image.ts';
import { fetchRobotsTwice, type Robots } from '#io/fetch/site-files/robots.ts';
import { type ComparedPage, comparedPage } from '#io/page-reader/compare-page.ts';
import { quotaOf } from '#io/page-reader/page-reader.ts';
import type { Judged, PlatformImage, PlatformImages } from '#io/page-reader/task-types.ts';
import type { MayReach } from './counted-hosts.ts';

// The page and its image as each platform's crawler gets them: firewalls, redirects and robots.txt treat them
// differently. One request per distinct user agent (Facebook, Threads and Instagram share one), a few at a time, only
// the first bytes.

interface ReachOptions {
  userAgent: string;
  platforms?: readonly PlatformId[];
  signal?: AbortSignal;
  /** No further crawler is imitated after this time. */
  reachMs?: number;
  /** Base URLs of our own images: they treat every crawler alike, and a request as WhatsApp would count as a share. */
  imagesUrls?: readonly string[];
  /** Whether these hosts may get requests: a page may send crawlers to others than it sent us. Default: yes. */
  mayReach?: MayReach | undefined;
}

/** A person is waiting: a slow page is requested as the most used crawlers only. */
const REACH_MS = 8_000;

/** Concurrent requests, to go easy on small shops. */
const CONCURRENT_CRAWLERS = 4;
/** Most pages have their tags in the first 20 kB. */
const FIRST_BYTES = 65_536;
/** Images that only some crawlers are shown. */
const MAX_OTHER_IMAGES = 4;
/** The largest documented byte window except Signal's on Android. */
const MAX_BYTES = 1_048_576;

type Reach = Required<Pick<PageEvidence, 'pageReach' | 'imageReach' | 'images' | 'fetches'>>;

export async function reachOf(safeFetch: SafeFetch, seen: Judged, options: ReachOptions): Promise<Reach> {
  const { evidence } = seen;
  const ids = options.platforms ?? platformIds;
  const ours = comparedPage(evidence.meta);
  const mayFollow = mayFollowOf(options.mayReach);
  const names = robotsNamesOf(ids);
  const robots = await readRobotsRules(
    safeFetch,
    { names, addresses: addressesOf(seen, ids) },
    { ...options, mayFollow },
  );
  const fetches = [...(evidence.fetches ?? [])];
  const reach: Reach = { pageReach: {}, imageReach: {}, images: { ...evidence.images }, fetches };
  const path = [evidence.url, ...(evidence.redirects ?? []), evidence.finalUrl];
  const forbidden = await robots.forbidden(path);
  // Then nothing is said of any crawler, and none is imitated.
  if (forbidden === null) return reach;
  for (const id of ids) {
    const url = forbidden.get(platforms[id].robotsName);
    if (url !== undefined) reach.pageReach[id] = { outcome: 'robots', url };
  }
  fetches.push(...withoutRequest(ids.filter((id) => reach.pageReach[id]?.outcome === 'robots')));
  const asking = ids.filter((id) => !platforms[id].crawlerIsVerified && reach.pageReach[id] === undefined);
  const groups = [...Map.groupBy(asking, (id) => platforms[id].userAgent)];
  let isBusy = false;
  const end = performance.now() + (options.reachMs ?? REACH_MS);
  const work = async () => {
    for (let next = groups.shift(); next && !isBusy; next = groups.shift()) {
      if (performance.now() >= end) return;
      const [userAgent, group] = next;
      const ask = { userAgent, mayFollow, ...(options.signal ? { signal: options.signal } : {}) };
      const request = () => pageAs(safeFetch, { evidence, ours, group }, ask);
      const first = await request();
      // Once may be chance or our own load; a crawler that has to wait again gets no card.
      const got =
        first !== 'give-up' && first.page?.outcome === 'failed' && isSlow(first.page.reason) ? await request() : first;
      // We sent too many requests ourselves, or cannot cope with the page: that says nothing about the crawler.
      if (got === 'give-up') isBusy = true;
      else {
        fetches.push({ userAgent, platforms: group, robots: robotsOf(group), ...got.fetch });
        if (got.page) await note(group, got, ask);
      }
    }
  };
  const note = async (group: readonly PlatformId[], got: GotPage, ask: Asking) => {
    const probes = new Map<string, Promise<ImageProbe | null>>();
    for (const id of group) {
      reach.pageReach[id] = got.page;
      // The image of the page that this crawler got.
      const image = await loadedImage(got.page.outcome === 'other' ? got.images[id] : seen.images[id]);
      if (image === null || isOwnImage(image, options.imagesUrls)) continue;
      const forbidden = await robots.forbidden([image]);
      if (forbidden === null) continue;
      if (forbidden.has(platforms[id].robotsName)) {
        reach.imageReach[id] = 'robots';
        continue;
      }
      const request = () => readImage(safeFetch, image, { ...ask, onlyHeader: true });
      const probe = probes.get(image) ?? unlessSlow(request);
      probes.set(image, probe);
      const answer = await probe;
      if (answer !== null) reach.imageReach[id] = answer.ok ? 'ok' : answer.reason;
    }
  };
  /** A different page may name an image that was not requested yet: once, whichever crawler got it. */
  const requested = new Map<string, Promise<ImageProbe | null>>();
  const loadedImage = async (image: PlatformImage | undefined): Promise<string | null> => {
    if (image === undefined) return null;
    if (image.state === 'loaded') return image.url;
    const { userAgent, signal } = options;
    if (requested.size >= MAX_OTHER_IMAGES && !requested.has(image.url)) return null;
    const { url } = image;
    const read = async () =>
      (await mayFollow(url)) ? readImage(safeFetch, url, { userAgent, mayFollow, signal }) : null;
    const pending = requested.get(url) ?? read();
    requested.set(url, pending);
    const probe = await pending;
    if (probe === null) return null;
    reach.images[image.url] = probe;
    return probe.ok ? image.url : null;
  };
  await Promise.all(Array.from({ length: CONCURRENT_CRAWLERS }, work));
  return reach;
}

type MayFollow = (url: string) => Promise<boolean>;

export const mayFollowOf =
  (mayReach: MayReach = async () => true): MayFollow =>
  async (url) => {
    const host = URL.parse(url)?.host;
    // What is no address is refused by safe fetch itself.
    return host === undefined || mayReach([host]);
  };

const isSlow = (reason: string): boolean => reason === 'timeout' || reason === 'stalled';

/** Requested once more if it took too long. */
async function unlessSlow(request: () => Promise<ImageProbe | null>): Promise<ImageProbe | null> {
  const first = await request();
  return first && !first.ok && isSlow(first.reason) ? request() : first;
}

/** The URLs to check against robots.txt: the page, the redirects before it, and its images. */
function addressesOf({ evidence, images }: Judged, ids: readonly PlatformId[]): string[] {
  const obeying = ids.filter((id) => platforms[id].robotsName !== null);
  if (obeying.length === 0) return [];
  const loaded = obeying.flatMap((id) => (images[id]?.state === 'loaded' ? [images[id].url] : []));
  return [evidence.url, ...(evidence.redirects ?? []), evidence.finalUrl, ...loaded];
}

interface Asking {
  userAgent: string;
  mayFollow: MayFollow;
  signal?: AbortSignal;
}

interface GotPage {
  page: PageReach;
  images: PlatformImages;
  fetch: Measured & Pick<PageFetch, 'outcome'>;
}

/** It was sent to a host that gets no more requests, so nothing is known about this crawler. */
type NotFollowed = Pick<GotPage, 'fetch'> & { page: null };

type Measured = Omit<PageFetch, 'userAgent' | 'platforms' | 'outcome' | 'robots'>;

/** The facts of a response, as far as there was one. */
export const measuredOf = (page: PageResult): Measured => ({
  redirects: hopsToShow(page.redirects),
  finalUrl: page.finalUrl ?? null,
  status: page.status ?? null,
  headers: headersToShow(page.headers ?? {}),
  bytes: page.ok ? page.html.byteLength : null,
  isCut: page.ok && page.truncated,
  ms: page.ok ? Math.round(page.totalMs) : null,
});

const robotsOf = (group: readonly PlatformId[]): PageFetch['robots'] =>
  group.some((id) => platforms[id].robotsName !== null) ? 'allowed' : 'ignored';

/** Crawlers that robots.txt excludes are not imitated; each robots.txt name gets one row. */
const withoutRequest = (ids: readonly PlatformId[]): PageFetch[] =>
  Array.from(
    Map.groupBy(ids, (id) => platforms[id].userAgent),
    ([userAgent, group]) => ({
      userAgent,
      platforms: group,
      outcome: 'not-asked',
      robots: 'forbidden',
      redirects: [],
      finalUrl: null,
      status: null,
      headers: {},
      bytes: null,
      isCut: false,
      ms: null,
    }),
  );

async function pageAs(
  safeFetch: SafeFetch,
  { evidence, ours, group }: { evidence: PageEvidence; ours: ComparedPage; group: readonly PlatformId[] },
  ask: Asking,
): Promise<GotPage | NotFollowed | 'give-up'> {
  const bytes = Math.min(MAX_BYTES, Math.max(FIRST_BYTES, ours.end + 1024));
  let isRefused = false;
  const mayFollow = async (url: string) => {
    const may = await ask.mayFollow(url);
    isRefused ||= !may;
    return may;
  };
  const options = { ...ask, mayFollow, maxBytes: bytes, redirects: MANY_REDIRECTS };
  const page = await fetchPage(safeFetch, evidence.url, options);
  if (!page.ok) {
    if (isRefused) return { page: null, fetch: { ...measuredOf(page), outcome: 'aborted' } };
    if (page.reason === 'rate-limited' || page.reason === 'aborted') return 'give-up';
    const fetch = { ...measuredOf(page), outcome: page.reason };
    return { page: { outcome: 'failed', reason: page.reason, status: page.status ?? null }, images: {}, fetch };
  }
  const { html: body, finalUrl, contentType } = page;
  const compared = {
    ours: { ...ours, finalUrl: evidence.finalUrl, images: evidence.images },
    theirs: { body, finalUrl, contentType },
    bytes,
    ids: group,
  };
  const read = await safeFetch.reader.run('compare', compared, quotaOf(finalUrl));
  if (!read.ok) return 'give-up';
  const { outcome } = read.value.page;
  return { ...read.value, fetch: { ...measuredOf(page), outcome: outcome === 'other' ? 'other' : 'same' } };
}

/**
 * A page, its redirects and its images are on two or three hosts. More would let a page make us send requests
 * elsewhere.
 */
const MAX_HOSTS = 4;

/** The crawlers that obey robots.txt. */
const robotsNamesOf = (ids: readonly PlatformId[]): string[] => [
  ...new Set(ids.flatMap((id) => platforms[id].robotsName ?? [])),
];

interface RobotsRules {
  /** By crawler, the first of the addresses that robots.txt of its host forbids to it. Null: not compared. */
  forbidden(addresses: readonly string[]): Promise<Map<string | null, string> | null>;
}

/** robots.txt of every host among the addresses, each read once. A file that cannot be read forbids nothing here. */
async function readRobotsRules(
  safeFetch: SafeFetch,
  { names, addresses }: { names: string[]; addresses: readonly string[] },
  options: Asking,
): Promise<RobotsRules> {
  const origins = [...new Set(addresses.map((address) => new URL(address).origin))].slice(0, MAX_HOSTS);
  const files = new Map<string, Robots>();
  await Promise.all(
    origins.map(async (origin) => {
      const result = await fetchRobotsTwice(safeFetch, origin, options);
      if (result.state === 'found') files.set(origin, result.robots);
    }),
  );
  // Thousands of rules for two dozen crawlers take a quarter of a second.
  const judge = async (addresses: readonly string[]) => {
    if (files.size === 0) return new Map<string | null, string>();
    const read = await safeFetch.reader.run('forbidden', { files, names, addresses }, quotaOf(addresses[0] ?? ''));
    return read.ok ? new Map<string | null, string>(read.value) : null;
  };
  const judged = new Map<string, ReturnType<typeof judge>>();
  return {
    forbidden(addresses) {
      const key = addresses.join('\n');
      const pending = judged.get(key) ?? judge(addresses);
      judged.set(key, pending);
      return pending;
    },
  };
}
