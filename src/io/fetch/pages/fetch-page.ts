import { hasHtmlContentType, sniffHtml } from '../body/is-html.ts';
import type { FetchReason } from '../failure.ts';
import type { FetchFailure, Headers, Hop, SafeFetch } from '../fetch-types.ts';
import { recogniseChallenge } from './challenge-page.ts';
import { isPasswordPage } from './password-page.ts';

export type PageReason = Exclude<FetchReason, 'unwanted'> | 'password' | 'challenge' | 'not-html' | 'not-modified';

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
  signal?: AbortSignal;
};

/**
 * The largest window of any platform is Signal's on Android with 2 MB. Reading up to 3.5 MB finds tags beyond every
 * window, the most common reason for a missing preview on pages with megabytes of inline styles.
 */
export const PAGE_WINDOW_BYTES = 3_500_000;

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
    signal,
  } = options;
  const result = await safeFetch.fetch(url, {
    userAgent,
    accept,
    headers: acceptLanguage ? { 'accept-language': acceptLanguage } : {},
    etag,
    ifModifiedSince,
    maxBytes,
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
