import type { FetchReason } from '#io/fetch/failure.ts';
import type { FetchOptions, SafeFetch } from '#io/fetch/fetch-types.ts';
import type { ReadFailure } from '#io/page-reader/page-reader.ts';

// robots.txt per RFC 9309. Ours and not robots-parser: no file can make a check slow (docs/decisions/035-own-code.md).
// Only fetchRobots has an effect; the text it gets is parsed in a reader process.
// Crawl-delay and Sitemap are not part of the RFC: the first is read by Bing and others, the second by everybody.

type Rule = { allow: boolean; path: string };
type Group = { agents: string[]; rules: Rule[]; crawlDelaySeconds: number | null };
export type Robots = { groups: Group[]; sitemaps: string[] };

/** The RFC requires at least 500 KiB to be read; Google reads exactly that. */
export const ROBOTS_BYTES = 512_000;
/** Beyond these a file is made to be slow: every rule of an agent is compared with every page. */
const MAX_RULES = 5_000;
const MAX_SITEMAPS = 1_000;
/** The longest path that is read; a longer rule could only match longer paths. */
const MAX_PATH = 2_048;

const allowAll: Robots = { groups: [], sitemaps: [] };
const allowNothing: Robots = {
  groups: [{ agents: ['*'], rules: [{ allow: false, path: '/' }], crawlDelaySeconds: null }],
  sitemaps: [],
};

export function parseRobots(text: string): Robots {
  const robots: Robots = { groups: [], sitemaps: [] };
  let group: Group | null = null;
  let namingAgents = false;
  let rules = 0;
  for (const line of linesOf(text.slice(0, ROBOTS_BYTES).replace(/^\ufeff/, ''))) {
    const [, key = '', rest = ''] = /^([A-Za-z-]+)\s*:(.*)$/.exec(line) ?? [];
    const value = rest.trim();
    switch (key.toLowerCase()) {
      case 'user-agent':
        // Consecutive user-agent lines share one group; after a rule, a new one begins.
        if (++rules > MAX_RULES) break;
        if (!namingAgents || !group) {
          group = { agents: [], rules: [], crawlDelaySeconds: null };
          robots.groups.push(group);
        }
        group.agents.push(value.toLowerCase());
        namingAgents = true;
        break;
      case 'allow':
      case 'disallow':
        namingAgents = false;
        // An empty Disallow forbids nothing.
        if (value === '' || value.length > MAX_PATH || ++rules > MAX_RULES) break;
        group?.rules.push({ allow: key.toLowerCase() === 'allow', path: normalise(value) });
        break;
      case 'crawl-delay': {
        namingAgents = false;
        const seconds = Number(value);
        if (group && value !== '' && seconds >= 0 && seconds < 86_400) group.crawlDelaySeconds = seconds;
        break;
      }
      case 'sitemap':
        if (value !== '' && robots.sitemaps.length < MAX_SITEMAPS) robots.sitemaps.push(value.slice(0, MAX_PATH));
        break;
    }
  }
  return robots;
}

/** Lines without their comments; empty ones are left out. */
function* linesOf(text: string): Generator<string> {
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    const comment = line.indexOf('#');
    const said = (comment === -1 ? line : line.slice(0, comment)).trim();
    if (said !== '') yield said;
  }
}

/**
 * `path` with its query, as in the request. The longest rule decides; between equals, allowing wins (RFC 9309, 2.2.2).
 */
export function isAllowed(robots: Robots, userAgent: string, path: string): boolean {
  const requested = normalise(path.startsWith('/') ? path : `/${path}`);
  if (requested === '/robots.txt') return true;
  return rulesFor(robots, userAgent).find((rule) => matches(rule, requested))?.allow ?? true;
}

/** More take up to a tenth of a second for one address, so a reader compares them. */
const MAX_RULES_HERE = 300;

/** Whether a crawler may read an address of the site that robots.txt is from; says so if a long file was not compared. */
export async function mayCrawl(
  safeFetch: SafeFetch,
  robots: Robots,
  { userAgent, address }: { userAgent: string; address: string },
): Promise<{ ok: true; value: boolean } | ReadFailure> {
  const { host, origin, pathname, search } = new URL(address);
  const rules = robots.groups.reduce((sum, group) => sum + group.rules.length, 0);
  if (rules <= MAX_RULES_HERE) return { ok: true, value: isAllowed(robots, userAgent, pathname + search) };
  const crawlers = { files: new Map([[origin, robots]]), names: [userAgent], addresses: [address] };
  const read = await safeFetch.reader.run('forbidden', crawlers, host);
  return read.ok ? { ok: true, value: !read.value.has(userAgent) } : read;
}

interface Crawlers {
  /** By origin. */
  files: ReadonlyMap<string, Robots>;
  names: readonly string[];
  addresses: readonly string[];
}

/** By crawler, the first of the addresses that robots.txt of its host forbids to it. */
export function firstForbidden({ files, names, addresses }: Crawlers): Map<string, string> {
  const isForbidden = (name: string, address: string) => {
    const { origin, pathname, search } = new URL(address);
    const robots = files.get(origin);
    return robots !== undefined && !isAllowed(robots, name, pathname + search);
  };
  return new Map(
    names.flatMap((name) => {
      const found = addresses.find((address) => isForbidden(name, address));
      return found === undefined ? [] : [[name, found] as const];
    }),
  );
}

export function crawlDelaySeconds(robots: Robots, userAgent: string): number | null {
  const delays = groupsFor(robots, userAgent).flatMap((group) => group.crawlDelaySeconds ?? []);
  return delays.length === 0 ? null : Math.max(...delays);
}

interface Pattern {
  allow: boolean;
  first: string;
  /** What must follow, one after the other; between them stood `*`. */
  others: string[];
  /** Ended with `$`: nothing follows the last. */
  isAnchored: boolean;
}

/** A crawl checks thousands of pages of one site. In a reader each job brings a file of its own. */
const patterns = new WeakMap<Robots, Map<string, Pattern[]>>();

/** The first that matches decides. */
function rulesFor(robots: Robots, userAgent: string): Pattern[] {
  const ofRobots = patterns.get(robots) ?? new Map<string, Pattern[]>();
  patterns.set(robots, ofRobots);
  const known = ofRobots.get(userAgent);
  if (known) return known;
  const rules = groupsFor(robots, userAgent).flatMap((group) => group.rules);
  const sorted = rules.sort((a, b) => b.path.length - a.path.length || Number(b.allow) - Number(a.allow));
  const found = sorted.map(patternOf);
  ofRobots.set(userAgent, found);
  return found;
}

/**
 * All groups that name our product token, otherwise all groups for `*`. `LinkbildBot/1.0 (…)` has the token
 * `linkbildbot`.
 */
function groupsFor(robots: Robots, userAgent: string): Group[] {
  const token = /^[a-z_-]+/i.exec(userAgent.trim())?.[0].toLowerCase() ?? '';
  const tokenOf = (agent: string) => /^[a-z_-]+/.exec(agent)?.[0] ?? '';
  const ours = robots.groups.filter((group) => token !== '' && group.agents.some((agent) => tokenOf(agent) === token));
  return ours.length > 0 ? ours : robots.groups.filter((group) => group.agents.includes('*'));
}

/** `*` matches anything, `$` at the end matches the end. */
function patternOf({ allow, path }: Rule): Pattern {
  const isAnchored = path.endsWith('$');
  const [first = '', ...others] = (isAnchored ? path.slice(0, -1) : path).split('*');
  return { allow, first, others, isAnchored };
}

/** Part by part, so that no pattern can be slow. */
function matches({ first, others, isAnchored }: Pattern, path: string): boolean {
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const [index, part] of others.entries()) {
    const isLast = isAnchored && index === others.length - 1;
    if (isLast) return path.length - part.length >= at && path.endsWith(part);
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return !isAnchored || at === path.length;
}

/** One spelling per character: what needs no escape is written plainly, everything else with upper-case hex. */
function normalise(path: string): string {
  return path
    .replace(/[^\u0021-\u007e]+/g, (text) => encodeURIComponent(text.toWellFormed()))
    .replace(/%[0-9a-f]{2}/gi, (escaped) => {
      const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
      return /[A-Za-z0-9._~-]/.test(character) ? character : escaped.toUpperCase();
    });
}

/** `none`: the site has no robots.txt and allows everything. `unreachable`: nothing may be crawled for now. */
export type RobotsResult =
  | { state: 'found'; robots: Robots }
  | { state: 'none'; robots: Robots }
  | { state: 'unreachable'; robots: Robots; reason: FetchReason };

/** 4xx means there are no rules (RFC 9309, 2.3.1.3); 429, 5xx and no response mean: stay out (2.3.1.4). */
const meansNone = new Set<FetchReason>(['not-found', 'gone', 'forbidden']);

type RobotsOptions = Pick<FetchOptions, 'userAgent' | 'mayFollow'> & { signal?: AbortSignal | undefined };

export async function fetchRobots(
  safeFetch: SafeFetch,
  siteUrl: string,
  options: RobotsOptions,
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

/** Late once may be chance: a crawl would lose all pages but the first, and an audit what the file forbids. */
export async function fetchRobotsTwice(
  safeFetch: SafeFetch,
  siteUrl: string,
  { userAgent, mayFollow, signal }: RobotsOptions,
): Promise<RobotsResult> {
  const request = () => fetchRobots(safeFetch, siteUrl, { userAgent, mayFollow, signal });
  const first = await request();
  const isLate = first.state === 'unreachable' && (first.reason === 'timeout' || first.reason === 'stalled');
  return isLate ? request() : first;
}
