import type { FetchReason } from '#io/fetch/failure.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { allowAll, allowNothing, ROBOTS_BYTES, type Robots } from './robots.ts';

/** `none`: the site has no robots.txt and allows everything. `unreachable`: nothing may be crawled for now. */
export type RobotsResult =
  | { state: 'found'; robots: Robots }
  | { state: 'none'; robots: Robots }
  | { state: 'unreachable'; robots: Robots; reason: FetchReason };

/** 4xx means there are no rules (RFC 9309, 2.3.1.3); 429, 5xx and no response mean: stay out (2.3.1.4). */
const meansNone = new Set<FetchReason>(['not-found', 'gone', 'forbidden']);

export async function fetchRobots(
  safeFetch: SafeFetch,
  siteUrl: string,
  options: { userAgent: string; signal?: AbortSignal },
): Promise<RobotsResult> {
  const url = URL.parse('/robots.txt', siteUrl);
  if (!url) return { state: 'unreachable', robots: allowNothing, reason: 'bad-url' };
  const result = await safeFetch.fetch(url.href, {
    ...options,
    accept: 'text/plain,*/*;q=0.5',
    maxBytes: ROBOTS_BYTES,
    onTooLarge: 'truncate',
  });
  if (result.ok) {
    const read = await safeFetch.reader.run('robots', result.body, url.host);
    if (read.ok) return { state: 'found', robots: read.value };
    return { state: 'unreachable', robots: allowNothing, reason: 'bad-response' };
  }
  const { reason, status = 0 } = result;
  if (meansNone.has(reason) || (reason === 'bad-response' && status >= 400)) return { state: 'none', robots: allowAll };
  return { state: 'unreachable', robots: allowNothing, reason };
}
