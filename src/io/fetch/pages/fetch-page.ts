import type { FetchReason } from '#io/fetch/failure.ts';
import type { FetchFailure, FetchOptions, Headers, Hop, SafeFetch } from '#io/fetch/fetch-types.ts';
import { readImageHeader } from '#io/fetch/image-headers/read-image-header.ts';
import { recogniseChallenge } from './challenge-page.ts';

export type PageReason =
  | Exclude<FetchReason, 'unwanted'>
  | 'password'
  | 'challenge'
  | 'not-html'
  | 'not-modified'
  /** It arrived, but its reader could not cope with it (page-reader.ts). */
  | 'too-complex'
  | 'busy';

export type PageResult =
  | {
      ok: true;
      url: string;
      finalUrl: string;
      status: number;
      headers: Headers;
      html: Uint8Array;
      /** With its parameters: the charset is read from it. Null if the server sends none. */
      contentType: string | null;
      redirects: Hop[];
      etag: string | null;
      lastModified: string | null;
      ttfbMs: number;
      totalMs: number;
      /** The page continues after the window. */
      truncated: boolean;
    }
  | {
      ok: false;
      /** `not-modified` is only possible for a request with etag or ifModifiedSince. */
      reason: PageReason;
      url: string;
      finalUrl?: string;
      status?: number;
      headers?: Headers;
      redirects: Hop[];
      retryAfter?: number;
      detail?: string;
    };

export type PageOptions = {
  userAgent: string;
  acceptLanguage?: string;
  etag?: string | null;
  ifModifiedSince?: string | null;
  maxBytes?: number;
  redirects?: number | undefined;
  mayFollow?: FetchOptions['mayFollow'];
  signal?: AbortSignal;
};

/**
 * The largest window of any platform is Signal's on Android with 2 MB. Reading up to 3.5 MB finds tags beyond every
 * window, the most common reason for a missing preview on pages with megabytes of inline styles.
 */
export const PAGE_WINDOW_BYTES = 3_500_000;

/** Of a single page, whose owner wants to know what platforms do that follow more redirects than we usually do. */
export const MANY_REDIRECTS = 12;

/** Enough of an error page to tell a firewall from a missing page. */
const ERROR_PAGE_BYTES = 64_000;

const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5';

/** One HTML page, or the reason why there is none to audit. */
export async function fetchPage(safeFetch: SafeFetch, url: string, options: PageOptions): Promise<PageResult> {
  const {
    userAgent,
    acceptLanguage,
    etag = null,
    ifModifiedSince = null,
    maxBytes = PAGE_WINDOW_BYTES,
    redirects: maxRedirects,
    mayFollow,
    signal,
  } = options;
  const result = await safeFetch.fetch(url, {
    userAgent,
    accept,
    headers: acceptLanguage ? { 'accept-language': acceptLanguage } : {},
    etag,
    ifModifiedSince,
    maxBytes,
    redirects: maxRedirects,
    mayFollow,
    onTooLarge: 'truncate',
    errorBodyBytes: ERROR_PAGE_BYTES,
    wanted: ({ status, headers }) => status === 304 || hasHtmlContentType(headers['content-type']) !== 'no',
    signal,
  });
  if (!result.ok) return failedPage(result);

  const { body: html, status, headers, ...rest } = result;
  const { finalUrl, redirects } = rest;
  const refuse = (reason: PageReason, detail?: string): PageResult => ({
    ok: false,
    reason,
    url,
    finalUrl,
    status,
    headers,
    redirects,
    ...(detail ? { detail } : {}),
  });
  if (status === 304) return refuse('not-modified');
  const contentType = headers['content-type'] ?? null;
  if (isPasswordPage({ status, headers, html, finalUrl })) return refuse('password');
  const challenge = recogniseChallenge({ status, headers, html, finalUrl });
  if (challenge) return refuse('challenge', `${challenge.name} ${challenge.kind}`);
  if (!sniffHtml(html, contentType === null ? 'maybe' : 'yes'))
    return refuse('not-html', contentType ?? 'no content type');
  return {
    ...rest,
    status,
    headers,
    html,
    contentType,
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
  };
}

function failedPage({ body: html = new Uint8Array(), ...failure }: FetchFailure): PageResult {
  const { reason, status, headers, finalUrl } = failure;
  if (reason === 'unwanted')
    return { ...failure, reason: 'not-html', detail: headers?.['content-type'] ?? 'no content type' };
  if (status === undefined || headers === undefined || finalUrl === undefined) return { ...failure, reason };
  const answer = { status, headers, html, finalUrl };
  if (isPasswordPage(answer)) return { ...failure, reason: 'password' };
  const challenge = reason === 'not-found' || reason === 'gone' ? null : recogniseChallenge(answer);
  return challenge
    ? { ...failure, reason: 'challenge', detail: `${challenge.name} ${challenge.kind}` }
    : { ...failure, reason };
}

type Answer = { status: number; headers: Headers; html: Uint8Array; finalUrl: string };

/** Also below a locale: /de/password, /de-at/password. */
const passwordPath = /^\/(?:[a-z]{2}(?:-[a-z]{2,4})?\/)?password\/?$/i;
/** The hidden field that every theme's password page posts: Liquid's `form 'storefront_password'` writes it. */
const FORM_TYPE = 'storefront_password';
const formTypeField = new RegExp(`<input\\b[^<>]*\\bvalue=["']?${FORM_TYPE}\\b`, 'i');
const postsToPassword = /\baction=["']?[^"'\s>]{0,200}\/password\b/i;
const passwordField = /\btype=["']?password\b/i;
/** The form is in the page's body, after a head that may be long. */
const SNIFF_BYTES = 1_000_000;

/**
 * A shop behind its password: every path of a closed Shopify store redirects to /password, which has the shop's name
 * and preview tags and must not be audited in place of the page. A server that requires a login counts too.
 */
export function isPasswordPage({ status, headers, html, finalUrl }: Answer): boolean {
  if (status === 401) return headers['www-authenticate'] !== undefined;
  if (status !== 200) return false;
  if (/\bpageType;\s*desc="?password\b/i.test(headers['server-timing'] ?? '')) return true;
  const page = Buffer.from(html.buffer, html.byteOffset, Math.min(html.byteLength, SNIFF_BYTES));
  if (hasFormType(page)) return true;
  if (!passwordPath.test(URL.parse(finalUrl)?.pathname ?? '')) return false;
  const text = page.toString('latin1');
  return postsToPassword.test(text) && passwordField.test(text);
}

/** The pattern sees only the surroundings of the word: over a whole untrusted page it could be made slow. */
function hasFormType(page: Buffer): boolean {
  // Underscores are rare in pages, the letter s is not: this search is fast, and nearly always the only one.
  if (!page.includes('_password')) return false;
  const at = page.indexOf(FORM_TYPE);
  return at !== -1 && formTypeField.test(page.toString('latin1', Math.max(0, at - 300), at + 50));
}

const htmlTypes = new Set(['text/html', 'application/xhtml+xml']);
/** Without a content type these openings decide, as in the WHATWG sniffing rules. */
const htmlOpening =
  /^(?:\xef\xbb\xbf)?\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*|<\?xml[^>]*>\s*)*<(?:!doctype\s+html|html|head|body|title|meta|link|script|style|div|p|h1|a|table|iframe)\b/i;
const otherOpenings = ['%PDF-', 'PK\u0003\u0004', '\u001f\u008b'];

/** 'maybe' if the server does not say. */
export function hasHtmlContentType(contentType: string | undefined): 'yes' | 'no' | 'maybe' {
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === '' || type === 'unknown/unknown' || type === '*/*') return 'maybe';
  return htmlTypes.has(type) ? 'yes' : 'no';
}

/**
 * Content declared as HTML may be an image or a PDF; undeclared content may be HTML. NUL bytes alone decide nothing.
 */
export function sniffHtml(bytes: Uint8Array, said: 'yes' | 'maybe'): boolean {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (said === 'maybe') return htmlOpening.test(start);
  // Nearly every page; no image begins like that.
  if (/^\s*<(?:!doctype html|html)\b/i.test(start)) return true;
  if (otherOpenings.some((opening) => start.startsWith(opening))) return false;
  const header = readImageHeader(bytes.subarray(0, 1024));
  return header.kind === 'not-an-image' || header.type === 'svg';
}

const MAX_TAG_CHARACTERS = 256;

/**
 * A server's ETag if it can be sent back: missing quotation marks are fine, but characters beyond ASCII or line breaks
 * would make the request itself fail. Null: send the request without it.
 */
export const sendableTag = (etag: string | null | undefined): string | null =>
  etag && etag.length <= MAX_TAG_CHARACTERS && /^[\x21-\x7e]+$/.test(etag) ? etag : null;
