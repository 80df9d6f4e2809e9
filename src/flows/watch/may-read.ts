import type { PageFailure } from '#domain/audit/texts/failure-texts.ts';
import { fetchRobots, type RobotsResult } from '#io/fetch/site-files/fetch-robots.ts';
import { isAllowed } from '#io/fetch/site-files/robots.ts';
import type { Io } from '#io/io.ts';
import type { MayRead } from './look-at-page.ts';

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
    const { origin, pathname, search } = new URL(url);
    const pending = known.get(origin) ?? fetchRobots(io.politeFetch, url, { userAgent, signal });
    known.set(origin, pending);
    const found = await pending;
    if (found.state !== 'unreachable') return isAllowed(found.robots, userAgent, pathname + search) ? 'yes' : 'no';
    if (pauses.has(found.reason)) return 'later';
    if (isOutage(found.reason)) return { failure: found.reason };
    if (tried.has(origin)) return 'later';
    tried.add(origin);
    return 'yes';
  };
}
