import type { Agent, Dispatcher } from 'undici';
import { FetchError, type FetchReason, failureOf, reasonOfStatus } from './failure.ts';
import type { Answer, FetchFailure, FetchOptions, Hop } from './fetch-types.ts';
import { type AllowedPrivateHosts, checkUrl, type OwnImages } from './guard/url-policy.ts';
import type { RequestTimeout } from './request-timeout.ts';
import { isConditional, isWriting, plainHeaders, redirectUrl, sendRequest } from './send-request.ts';

/** How much of a redirect's body is read to keep its connection; a longer one closes it. */
export const REDIRECT_BODY_BYTES = 16_384;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

export interface Opened {
  answer: Answer;
  response: Dispatcher.ResponseData;
  failed: FetchReason | null;
}

interface OpenOptions {
  agent: Agent;
  postAgent: Agent;
  allowed: AllowedPrivateHosts;
  ownImages: OwnImages | null;
  /** Maximum number of redirects. */
  redirects: number;
}

const secretHeaders: ReadonlySet<string> = new Set(['authorization', 'private-token']);

/** Sends the request and follows redirects up to the headers of the last response. */
export async function openResponse(
  { agent, postAgent, allowed, ownImages, redirects: usualRedirects }: OpenOptions,
  url: string,
  request: FetchOptions,
  timeout: RequestTimeout,
): Promise<Opened | FetchFailure> {
  const maxRedirects = request.redirects ?? usualRedirects;
  const redirects: Hop[] = [];
  const isPost = isWriting(request);
  const hasSecret = Object.keys(request.headers ?? {}).some((name) => secretHeaders.has(name.toLowerCase()));
  let finalUrl: string | undefined;
  try {
    for (let next = url; ; ) {
      const verdict = checkUrl(next, allowed, ownImages);
      if (!verdict.ok) throw new FetchError(verdict.reason, verdict.detail);
      finalUrl = verdict.url.href;
      const sentAt = performance.now();
      const response = await sendRequest(isPost ? postAgent : agent, verdict.url, request, timeout);
      const headers = plainHeaders(response.headers);
      const status = response.statusCode;
      // A request body and secrets must only reach the URL they were meant for.
      const isFollowed = redirectStatuses.has(status) && !isPost && !hasSecret;
      const location = isFollowed ? redirectUrl(headers.location, finalUrl) : null;
      if (location === null) {
        const answer: Answer = {
          ok: true,
          url,
          finalUrl,
          status,
          headers,
          redirects,
          ttfbMs: performance.now() - sentAt,
        };
        return { answer, response, failed: reasonOfStatus(status, isConditional(request)) };
      }
      redirects.push({ url: finalUrl, status });
      response.body.dump({ limit: REDIRECT_BODY_BYTES }).catch(() => {});
      if (redirects.length > maxRedirects)
        throw new FetchError('too-many-redirects', `more than ${maxRedirects} redirects`);
      if (request.mayFollow && !(await request.mayFollow(location)))
        throw new FetchError('aborted', 'redirects to a host that gets no more requests');
      next = location;
    }
  } catch (error) {
    return failed(failureOf(error), { url, finalUrl, redirects });
  }
}

export function failed(
  error: FetchError,
  at: { url: string; finalUrl?: string | undefined; redirects: Hop[] },
): FetchFailure {
  const { url, finalUrl, redirects } = at;
  return { ok: false, reason: error.reason, url, ...(finalUrl ? { finalUrl } : {}), redirects, detail: error.message };
}
