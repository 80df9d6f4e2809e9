import { emulateImage } from '#domain/audit/emulation/emulate-page.ts';
import type { ImageProbe } from '#domain/audit/emulation/image-probe.ts';
import type { PageEvidence, PageReach } from '#domain/audit/emulation/page-evidence.ts';
import { differencesOf, evidenceFor } from '#domain/audit/emulation/page-reach.ts';
import { endOfTags } from '#domain/audit/emulation/visible-tags.ts';
import { platforms } from '#domain/audit/platforms/index.ts';
import { type PlatformId, platformIds } from '#domain/audit/platforms/platform-id.ts';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';
import { probeImage } from '#io/fetch/pages/probe-image.ts';
import { fetchRobots } from '#io/fetch/site-files/fetch-robots.ts';
import { isAllowed, type Robots } from '#io/fetch/site-files/robots.ts';

// The page and its image as each platform's crawler gets them: firewalls, redirects and robots.txt treat them
// differently. One request per distinct user agent (Facebook, Threads and Instagram share one), a few at a time, only
// the first bytes.

interface ReachOptions {
  userAgent: string;
  platforms?: readonly PlatformId[];
  signal?: AbortSignal;
  /** No further crawler is imitated after this time. */
  reachMs?: number;
}

/** A person is waiting: a slow page is requested as the most used crawlers only. */
const REACH_MS = 8_000;

/** Concurrent requests, to go easy on small shops. */
const CONCURRENT_CRAWLERS = 4;
/** Most pages have their tags in the first 20 kB. */
const FIRST_BYTES = 65_536;
/** The largest documented byte window except Signal's on Android. */
const MAX_BYTES = 1_048_576;

type Reach = Required<Pick<PageEvidence, 'pageReach' | 'imageReach' | 'images'>>;

export async function reachOf(safeFetch: SafeFetch, evidence: PageEvidence, options: ReachOptions): Promise<Reach> {
  const ids = options.platforms ?? platformIds;
  const robots = await readRobotsRules(safeFetch, addressesOf(evidence, ids), options);
  const reach: Reach = { pageReach: {}, imageReach: {}, images: { ...evidence.images } };
  const path = [evidence.url, ...(evidence.redirects ?? []), evidence.finalUrl];
  for (const id of ids) {
    const url = robots.firstForbidden(platforms[id].robotsName, path);
    if (url !== null) reach.pageReach[id] = { outcome: 'robots', url };
  }
  const asking = ids.filter((id) => !platforms[id].crawlerIsVerified && reach.pageReach[id] === undefined);
  const groups = [...Map.groupBy(asking, (id) => platforms[id].userAgent)];
  let isBusy = false;
  const end = performance.now() + (options.reachMs ?? REACH_MS);
  const work = async () => {
    for (let next = groups.shift(); next && !isBusy; next = groups.shift()) {
      if (performance.now() >= end) return;
      const [userAgent, group] = next;
      const ask = { userAgent, ...(options.signal ? { signal: options.signal } : {}) };
      const page = await pageAs(safeFetch, evidence, ask);
      // 429: we sent too many requests ourselves, which says nothing about the crawler.
      if (page.outcome === 'failed' && page.reason === 'rate-limited') isBusy = true;
      else await note(group, page, ask);
    }
  };
  const note = async (group: readonly PlatformId[], page: PageReach, ask: { userAgent: string }) => {
    const probes = new Map<string, Promise<ImageProbe>>();
    for (const id of group) {
      reach.pageReach[id] = page;
      const image = await imageOf(reach, id);
      if (image === null) continue;
      if (robots.firstForbidden(platforms[id].robotsName, [image]) !== null) {
        reach.imageReach[id] = 'robots';
        continue;
      }
      const probe = probes.get(image) ?? probeImage(safeFetch, image, ask);
      probes.set(image, probe);
      const answer = await probe;
      reach.imageReach[id] = answer.ok ? 'ok' : answer.reason;
    }
  };
  /** The image of the page that this crawler got. A different page may name an image that was not requested yet. */
  const imageOf = async ({ pageReach, images }: Reach, id: PlatformId): Promise<string | null> => {
    const seen = evidenceFor({ ...evidence, pageReach, images }, platforms[id]);
    const image = emulateImage(seen, platforms[id]);
    if (image.state === 'pending') {
      const { userAgent, signal } = options;
      images[image.tag.url] = await probeImage(safeFetch, image.tag.url, { userAgent, ...(signal ? { signal } : {}) });
      return images[image.tag.url]?.ok ? image.tag.url : null;
    }
    return image.state === 'loaded' ? image.tag.url : null;
  };
  await Promise.all(Array.from({ length: CONCURRENT_CRAWLERS }, work));
  return reach;
}

/** The URLs to check against robots.txt: the page, the redirects before it, and its images. */
function addressesOf(evidence: PageEvidence, ids: readonly PlatformId[]): string[] {
  const obeying = ids.filter((id) => platforms[id].robotsName !== null);
  if (obeying.length === 0) return [];
  const images = obeying.flatMap((id) => {
    const image = emulateImage(evidence, platforms[id]);
    return image.state === 'loaded' ? [image.tag.url] : [];
  });
  return [evidence.url, ...(evidence.redirects ?? []), evidence.finalUrl, ...images];
}

async function pageAs(
  safeFetch: SafeFetch,
  { url, finalUrl, meta }: PageEvidence,
  ask: { userAgent: string; signal?: AbortSignal },
): Promise<PageReach> {
  const enough = Math.min(MAX_BYTES, Math.max(FIRST_BYTES, endOfTags(meta.tags) + 1024));
  const page = await fetchPage(safeFetch, url, { ...ask, maxBytes: enough });
  if (!page.ok) return { outcome: 'failed', reason: page.reason, status: page.status ?? null };
  const theirs = extractMeta({ body: page.html, url: page.finalUrl, contentType: page.contentType, details: true });
  const differences = differencesOf(meta.tags, theirs.tags, Math.min(enough, page.html.byteLength));
  const isElsewhere = addressOnly(page.finalUrl) !== addressOnly(finalUrl);
  if (differences.length === 0 && !isElsewhere) return { outcome: 'same' };
  return { outcome: 'other', meta: theirs, finalUrl: page.finalUrl, differences };
}

/** Session and tracking parameters differ with every visit. */
const addressOnly = (address: string): string => address.replace(/[?#].*$/, '');

/**
 * A page, its redirects and its images are on two or three hosts. More would let a page make us send requests
 * elsewhere.
 */
const MAX_HOSTS = 4;

interface RobotsRules {
  /** The first of the addresses that robots.txt of its host forbids to the crawler; null: none, or it does not obey. */
  firstForbidden(robotsName: string | null, addresses: readonly string[]): string | null;
}

/** robots.txt of every host among the addresses, each read once. A file that cannot be read forbids nothing here. */
async function readRobotsRules(
  safeFetch: SafeFetch,
  addresses: readonly string[],
  options: { userAgent: string; signal?: AbortSignal },
): Promise<RobotsRules> {
  const origins = [...new Set(addresses.map((address) => new URL(address).origin))].slice(0, MAX_HOSTS);
  const files = new Map<string, Robots>();
  await Promise.all(
    origins.map(async (origin) => {
      const { userAgent, signal } = options;
      const result = await fetchRobots(safeFetch, origin, { userAgent, ...(signal ? { signal } : {}) });
      if (result.state === 'found') files.set(origin, result.robots);
    }),
  );
  return {
    firstForbidden(robotsName, addresses) {
      if (robotsName === null) return null;
      const isForbidden = (address: string): boolean => {
        const { origin, pathname, search } = new URL(address);
        const robots = files.get(origin);
        return robots !== undefined && !isAllowed(robots, robotsName, pathname + search);
      };
      return addresses.find(isForbidden) ?? null;
    },
  };
}
