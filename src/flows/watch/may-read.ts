import type { PageFailure } from '#domain/audit/texts/page-failure-texts.ts';
import { fetchRobots, type RobotsResult } from '#io/fetch/site-files/fetch-robots.ts';
import { isAllowed } from '#io/fetch/site-files/robots.ts';
import type { Io } from '#io/io.ts';
import type { MayRead } from './look-at-page.ts';

/** Whoever does not answer for robots.txt in this way does not answer for a page either. */
const outages = new Set<string>(['dns', 'refused', 'tls', 'timeout', 'stalled']);
/** The site is up and asks to be left alone. */
const pauses = new Set<string>(['rate-limited', 'aborted']);

/**
 * What robots.txt says of each page, read once in a run. A site that answers it with an error is to be left alone
 * (RFC 9309, 2.3.1.4); but then it may be down, which is what a watch is for: one page is read to find out.
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
    if (outages.has(found.reason)) return { failure: found.reason as PageFailure };
    if (tried.has(origin)) return 'later';
    tried.add(origin);
    return 'yes';
  };
}
