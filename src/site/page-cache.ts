import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { defaultLanguage, withoutLanguage } from '#domain/language.ts';
import { readCookie } from '#http/cookies.ts';
import { firstVisitPath, startLanguage } from '#web/access/choose-language.server.ts';
import { guideAddresses } from '#web/guides.ts';
import { readPreferences, type Theme } from '#web/preferences.ts';
import { screenGroups } from '#web/screens.ts';
import { chooseEncoding, type Encoding } from './static-files.ts';

// Recently rendered public pages, for visitors without a session (docs/decisions/012). Threat: a page rendered for one
// person is shown to another. Layers: only URLs from a fixed list and reports, without a query and without a session cookie; the
// page is rendered from a request of our own that carries nothing of the visitor, neither cookie nor language nor
// address, only which of the three themes they chose; a response that sets a cookie or is not 200 is not cached. A
// report is what a stranger without a session gets, and is shared only by those who ask while it is drawn; limits count
// for the first of them. No nonce is shared either: a cached page has no inline script and its policy allows none. Left open: what a page takes
// from the database (the campaign's banner) may be a minute old.

const CACHE_MS = 60_000;
/** The limits of a stored page count for all its visitors together. */
const EVERYBODY = 'cached-pages';

/**
 * Reports are long, so visitors at the same moment share one that is being drawn. It is never stored: who may see
 * it is decided for each, and may have changed a second ago.
 */
const report = /^\/(?:audit|check|demo)\/[^/]+(?:\/sub-page\/[^/]+)?$/;
const isReportPath = (path: string) => report.test(withoutLanguage(path));
const isHomePath = (path: string) => withoutLanguage(path) === '/';

/** Not cached although they are public: these pages are opened with codes from mails. */
const apart = new Set(['waitlistConfirmation', 'waitlistUnsubscribe', 'digestUnsubscribe']);
const cachedPaths = new Set(
  [
    ...Object.entries(screenGroups.marketing)
      .filter(([name]) => !apart.has(name))
      .map(([, screen]) => screen),
    ...guideAddresses,
  ].flatMap(({ en, de }) => [en, de]),
);

interface CachedPage {
  until: number;
  status: number;
  etag: string;
  bodies: Record<Encoding, Uint8Array<ArrayBuffer>>;
  headers: Record<string, string>;
}

export interface PageCacheOptions {
  /** Renders the page at this path without a visitor, with a policy without nonce. */
  draw(path: string, theme: Theme, client: string): Promise<Response>;
  clientOf(context: Context): string;
  now?: () => number;
}

/** Responds from the cache, or null if the page must be rendered for this visitor. */
export function createPageCache({ draw, clientOf, now = () => performance.now() }: PageCacheOptions) {
  const pages = new Map<string, CachedPage>();
  const drawing = new Map<string, Promise<CachedPage | null>>();

  async function pageAt(path: string, theme: Theme, client: string): Promise<CachedPage | null> {
    const key = `${theme} ${path}`;
    const known = pages.get(key);
    if (known && known.until > now()) return known;
    // Concurrent requests wait for the same page.
    const running = drawing.get(key) ?? renderAndStore(key, path, theme, client).finally(() => drawing.delete(key));
    drawing.set(key, running);
    return running;
  }

  async function renderAndStore(key: string, path: string, theme: Theme, client: string): Promise<CachedPage | null> {
    const isReport = isReportPath(path);
    const level = isReport ? 4 : isHomePath(path) ? constants.BROTLI_MAX_QUALITY : 9;
    const page = await read(await draw(path, theme, client), { isReport, level, before: pages.get(key) });
    if (isReport) return page && { ...page, until: 0 };
    if (!page) pages.delete(key);
    else pages.set(key, { ...page, until: now() + CACHE_MS });
    return pages.get(key) ?? null;
  }

  return async (context: Context): Promise<Response | null> => {
    const { req } = context;
    if (req.method !== 'GET' || req.url.includes('?')) return null;
    const isReport = isReportPath(req.path);
    if (!cachedPaths.has(req.path) && !isReport) return null;
    const headers = req.raw.headers;
    if (readCookie(headers, 'session') !== null || headers.has('authorization')) return null;
    if (req.path === '/' && (startLanguage(req.raw) ?? defaultLanguage) !== defaultLanguage) return null;
    if (firstVisitPath(req.raw) !== null) return null;
    const { theme } = readPreferences(headers.get('cookie'));
    // A demo counts each view: its many visitors would use up one count.
    const page = await pageAt(req.path, theme, isReport ? clientOf(context) : EVERYBODY);
    if (!page) return null;
    const { etag } = page;
    if (page.status === 200 && headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers: page.headers });
    const encoding = chooseEncoding(headers.get('accept-encoding') ?? '', page.bodies);
    return new Response(page.bodies[encoding], {
      status: page.status,
      headers: encoding === 'identity' ? page.headers : { ...page.headers, 'content-encoding': encoding },
    });
  };
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

interface ReadOptions {
  isReport: boolean;
  /** Of Brotli. The last takes 0.4 s of a core for a long page: for those alone that most people see first. */
  level: number;
  /** The same page as it was rendered last. */
  before: CachedPage | undefined;
}

/** The whole response, if everybody may see it. */
async function read(
  response: Response,
  { isReport, level, before }: ReadOptions,
): Promise<Omit<CachedPage, 'until'> | null> {
  const text = await response.text();
  const { status } = response;
  // A report that is not there, or has another address, is the same for everybody too.
  const isShared = status === 200 || (isReport && [301, 302, 404].includes(status));
  if (!isShared || response.headers.has('set-cookie') || hasInlineScript(text)) return null;
  const identity = Buffer.from(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const headers = {
    ...Object.fromEntries(response.headers),
    etag,
    // Revalidated each time: after logging in the same URL has another header.
    'cache-control': (isReport && response.headers.get('cache-control')) || 'no-cache',
    vary: 'accept-encoding, accept-language, cookie',
  };
  // Most are the same as a minute ago: nothing to compress again.
  const bodies = before?.etag === etag ? before.bodies : await compress(identity, level);
  return { status, etag, bodies, headers };
}

async function compress(identity: Buffer, level: number): Promise<CachedPage['bodies']> {
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
    compressGzip(identity, { level: Math.min(level, 9) }),
  ]);
  return { br: new Uint8Array(br), gzip: new Uint8Array(gzipped), identity: new Uint8Array(identity) };
}

/** Inline scripts that are not data. A page with one needs a nonce of its own. */
export const hasInlineScript = (html: string) =>
  (html.match(/<script\b[^<>]*>/g) ?? []).some(
    (tag) => !/\ssrc=/.test(tag) && !/\stype="application\/ld\+json"/.test(tag),
  );
