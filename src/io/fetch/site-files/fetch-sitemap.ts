import { setImmediate } from 'node:timers/promises';
import { type FetchReason, failureOf } from '#io/fetch/failure.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { quotaOf, type Read, type ReadFailure, type TaskValue } from '#io/page-reader/page-reader.ts';
import { fetchRobots } from './robots.ts';
import type { SitemapError, SitemapRow } from './sitemap-parser.ts';
import { sitemapParts } from './sitemap-parts.ts';

// Reads the URLs of a site from its sitemaps: robots.txt names them, otherwise /sitemap.xml is tried. Threat: indexes
// that name each other, millions of children, children on other people's hosts, endless files. Layers: every file goes
// through safe fetch and its limits and is read in parts by a reader process; each URL is requested once; indexes nest
// three levels deep; a file gives 50,000 URLs, a site 500 files; children must be on the site or beside their index.
// Left open: robots.txt may name sitemaps on any public host (the protocol allows it as proof of ownership).

export type SitemapUrl = { loc: string; lastmod: string | null; sitemap: string; images: string[] };

type SitemapProblem = {
  sitemap: string;
  reason:
    | FetchReason
    | SitemapError
    | ReadFailure['reason']
    | 'too-many-urls'
    | 'too-many-files'
    | 'too-deep'
    | 'other-site'
    | 'too-slow';
  detail?: string;
};

/** `total` counts all that were found, `taken` those returned: the rest is over the limit. */
export type SitemapSummary = { taken: number; total: number; files: number; problems: SitemapProblem[] };

export type SitemapOptions = {
  userAgent: string;
  limit: number;
  /** Also ends it when the caller has no more time: what was read by then is returned. */
  signal?: AbortSignal;
  /** Read these instead of looking for the site's. */
  files?: readonly string[];
};

/** sitemaps.org: 50,000 URLs and 50 MiB per file, unpacked. */
const URLS_PER_FILE = 50_000;
const FILE_BYTES = 52_428_800;
/** A file of that size at 1 MB a second, twice. */
const FILE_MS = 120_000;
const ROWS_AT_ONCE = 200;
const MAX_NESTING = 3;
const MAX_FILES = 500;
const MAX_PROBLEMS = 100;

/** Passes every URL to `onUrl` and waits for it before reading on. */
export async function readSitemap(
  safeFetch: SafeFetch,
  siteUrl: string,
  options: SitemapOptions & { onUrl: (url: SitemapUrl) => void | Promise<void> },
): Promise<SitemapSummary> {
  const urls = sitemapUrls(safeFetch, siteUrl, options);
  for (let next = await urls.next(); ; next = await urls.next()) {
    if (next.done) return next.value;
    await options.onUrl(next.value);
  }
}

/** The same as an iterator: no more is read from the network than the reader requests. */
export async function* sitemapUrls(
  safeFetch: SafeFetch,
  siteUrl: string,
  options: SitemapOptions,
): AsyncGenerator<SitemapUrl, SitemapSummary> {
  const summary: SitemapSummary = { taken: 0, total: 0, files: 0, problems: [] };
  const requested = new Set<string>();
  if (options.files) {
    yield* readAll([...options.files]);
    return summary;
  }
  const { robots } = await fetchRobots(safeFetch, siteUrl, options);
  const listed = robots.sitemaps.flatMap((sitemap) => URL.parse(sitemap, siteUrl)?.href ?? []);
  yield* readAll(listed);
  // Nothing listed, or the listed files are empty.
  for (const place of usualLocations(siteUrl)) {
    if (summary.total === 0 && !options.signal?.aborted) yield* readAll([place]);
  }
  return summary;

  async function* readAll(urls: string[]): AsyncGenerator<SitemapUrl> {
    const waiting = urls.map((url) => ({ url, nesting: 1 })).reverse();
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (requested.has(next.url)) continue;
      if (summary.files >= MAX_FILES) return problem(next.url, 'too-many-files');
      if (options.signal?.aborted) return problem(next.url, 'too-slow');
      requested.add(next.url);
      summary.files += 1;
      const children: string[] = [];
      yield* readFile(next.url, children);
      if (children.length > 0 && next.nesting > MAX_NESTING) problem(next.url, 'too-deep');
      else waiting.push(...children.reverse().map((url) => ({ url, nesting: (next?.nesting ?? 0) + 1 })));
    }
  }

  async function* readFile(sitemap: string, children: string[]): AsyncGenerator<SitemapUrl> {
    let rows = 0;
    for await (const row of rowsOf(safeFetch, sitemap, options, problem)) {
      rows += 1;
      // The rows of a part arrive together, and each costs up to a tenth of a millisecond: others go between.
      if (rows % ROWS_AT_ONCE === 0) await setImmediate();
      if (rows > URLS_PER_FILE) return problem(sitemap, 'too-many-urls');
      if (!isSameSite(row.loc, siteUrl) && !(row.kind === 'sitemap' && isSameHost(row.loc, sitemap))) {
        problem(sitemap, 'other-site', row.loc);
      } else if (row.kind === 'sitemap') {
        if (children.length < MAX_FILES) children.push(row.loc);
      } else {
        summary.total += 1;
        if (summary.taken >= options.limit) continue;
        summary.taken += 1;
        yield { loc: row.loc, lastmod: row.lastmod, sitemap, images: row.images };
      }
    }
  }

  /** Once per file and reason: a foreign sitemap would report the same 50,000 times. */
  function problem(sitemap: string, reason: SitemapProblem['reason'], detail?: string): void {
    const known = summary.problems.some((other) => other.sitemap === sitemap && other.reason === reason);
    if (!known && summary.problems.length < MAX_PROBLEMS)
      summary.problems.push({ sitemap, reason, detail: detail?.slice(0, 200) });
  }
}

/** A locale below a path may have its own sitemap; the site's is at the root. */
function usualLocations(siteUrl: string): string[] {
  const url = URL.parse(siteUrl);
  if (!url) return [siteUrl];
  const root = new URL('/sitemap.xml', url).href;
  const below = new URL(`${url.pathname.replace(/\/$/, '')}/sitemap.xml`, url).href;
  return below === root ? [root] : [below, root];
}

type Report = (sitemap: string, reason: SitemapProblem['reason'], detail?: string) => void;

/** The rows before an error are returned; the reason for an early end is reported. */
async function* rowsOf(
  safeFetch: SafeFetch,
  url: string,
  options: SitemapOptions,
  report: Report,
): AsyncGenerator<SitemapRow> {
  const { userAgent, signal } = options;
  const accept = 'application/xml,text/xml,application/gzip,*/*;q=0.5';
  const limits = { maxBytes: FILE_BYTES, totalMs: FILE_MS };
  const request = () => safeFetch.stream(url, { userAgent, signal, accept, ...limits, sniffGzip: true });
  const first = await request();
  // Without one file an audit chooses other pages, which would change the score: once late is no reason for that.
  const answer = !first.ok && first.reason === 'timeout' ? await request() : first;
  if (!answer.ok) return report(url, answer.reason, answer.detail);
  const parts = sitemapParts(answer.body);
  let root: string | null = null;
  let fault: TaskValue<'sitemap'>['firstError'] = null;
  try {
    for (;;) {
      const part = await parts.next().catch((error) => failureOf(error));
      if (part instanceof Error) return report(url, part.reason, part.message);
      if (part.done) break;
      const read: Read<'sitemap'> = await safeFetch.reader.run('sitemap', { ...part.value, root }, quotaOf(url));
      if (!read.ok) return report(url, read.reason);
      yield* read.value.rows;
      fault ??= read.value.firstError;
      if (read.value.ended) break;
      root = read.value.root;
    }
    if (fault) report(url, fault.reason, fault.detail);
  } finally {
    answer.close();
  }
}

/**
 * The same site: the same host with or without www, or a subdomain. Public suffixes are not considered, so shop.example
 * and blog.example are not one site because of their common parent.
 */
function isSameSite(address: string, siteUrl: string): boolean {
  const host = siteHost(address);
  const site = siteHost(siteUrl);
  return host !== null && site !== null && (host === site || host.endsWith(`.${site}`));
}

function isSameHost(address: string, other: string): boolean {
  const host = URL.parse(address)?.host;
  return host !== undefined && host !== '' && host === URL.parse(other)?.host;
}

/** With its port: two servers on one machine are two sites. */
function siteHost(address: string): string | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return null;
  return url.host.replace(/^www\./, '');
}
