// Safe fetch: the only place in Linkbild that opens connections to URLs from outside. url-policy.ts states the threat
// and the layers; this file implements layer 4 (every hop checked again) and combines the others.
//
// What it never does: send cookies, credentials or a referrer; follow a redirect it has not checked; hold a body beyond
// its limit; use a proxy from the environment; throw for anything a server does.
// Left open: HTTP/2 is not supported (one protocol, one parser, one set of header limits), which a few firewalls take
// as a sign of a robot.
import { Agent, type Dispatcher } from 'undici';
import { collectBody, type Places } from './body/collect-body.ts';
import { type BodyOptions, newBodyReport, readBody, STREAM_CODINGS } from './body/read-body.ts';
import { FetchError, type FetchReason, failureOf, reasonOfStatus, retryAfterSeconds } from './failure.ts';
import type {
  Answer,
  FetchFailure,
  FetchOptions,
  FetchResult,
  Hop,
  SafeFetch,
  SafeFetchOptions,
  StreamResult,
} from './fetch-types.ts';
import { connectPinned, guardedConnector, lookupBySystem } from './guard/connector.ts';
import { checkUrl, readAllowedPrivateHosts } from './guard/url-policy.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { Watch } from './request-timeout.ts';
import { Semaphore } from './semaphore.ts';
import { isConditional, plainHeaders, redirectTarget, sendRequest } from './send-request.ts';

export type * from './fetch-types.ts';

/** How much of a redirect's body is read to keep its connection; a longer one closes it. */
const REDIRECT_BODY_BYTES = 16_384;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);

export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const allowed = readAllowedPrivateHosts(options.allowedPrivateHosts);
  const semaphore = new Semaphore(limits.atOnce);
  const places: Places = {
    smallBytes: limits.smallBytes,
    big: new Semaphore(limits.bigAtOnce),
    unpack: new Semaphore(limits.unpackAtOnce),
    heavyUnpack: new Semaphore(limits.heavyUnpackAtOnce),
  };
  const { lookup = lookupBySystem } = options;
  const agent = new Agent({
    allowH2: false,
    // Replaced by our own: these two count from other points in time and cannot pause.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: limits.headerBytes,
    keepAliveTimeout: 4_000,
    keepAliveMaxTimeout: 10_000,
    connect: guardedConnector({ allowed, lookup, lookupMs: limits.lookupMs, dial: connectPinned(limits.connectMs) }),
  });

  type Opened = { answer: Answer; response: Dispatcher.ResponseData; failed: FetchReason | null };

  /** Sends the request and follows redirects up to the headers of the last response. */
  async function open(url: string, request: FetchOptions, watch: Watch): Promise<Opened | FetchFailure> {
    const redirects: Hop[] = [];
    let finalUrl: string | undefined;
    try {
      for (let next = url; ; ) {
        const verdict = checkUrl(next, allowed);
        if (!verdict.ok) throw new FetchError(verdict.reason, verdict.detail);
        finalUrl = verdict.url.href;
        const sentAt = performance.now();
        const response = await sendRequest(agent, verdict.url, request, watch);
        const headers = plainHeaders(response.headers);
        const status = response.statusCode;
        const location = redirectStatuses.has(status) ? redirectTarget(headers.location, finalUrl) : null;
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
        if (redirects.length > limits.redirects)
          throw new FetchError('too-many-redirects', `more than ${limits.redirects} redirects`);
        next = location;
      }
    } catch (error) {
      return failed(failureOf(error), { url, finalUrl, redirects });
    }
  }

  function bodyOptions({ answer }: Opened, request: FetchOptions, watch: Watch, bytes: number): BodyOptions {
    const { onTooLarge = 'fail', sniffGzip = false, method } = request;
    // Responses without a body still name the coding it would have had.
    const empty = method === 'HEAD' || answer.status === 204 || answer.status === 304;
    const contentEncoding = empty ? undefined : answer.headers['content-encoding'];
    const contentLength = /^\d{1,15}$/.test(answer.headers['content-length'] ?? '')
      ? Number(answer.headers['content-length'])
      : undefined;
    const compressedBytes = Math.max(limits.compressedBytes, bytes);
    return {
      contentEncoding,
      contentLength,
      partial: answer.status === 206,
      sniffGzip,
      onTooLarge,
      bytes,
      compressedBytes,
      watch,
    };
  }

  async function failureWithBody(opened: Opened, reason: FetchReason, request: FetchOptions, watch: Watch) {
    const { answer, response } = opened;
    const maxBytes = request.errorBodyBytes ?? 0;
    const retryAfter = retryAfterSeconds(answer.headers['retry-after'], Date.now());
    const failure: FetchFailure = {
      ...failed(new FetchError(reason, `status ${answer.status}`), answer),
      status: answer.status,
      headers: answer.headers,
      ...(retryAfter === null ? {} : { retryAfter }),
    };
    if (maxBytes === 0 || request.method === 'HEAD') {
      watch.bodyStarts();
      await response.body.dump({ limit: REDIRECT_BODY_BYTES }).catch(() => {});
      return failure;
    }
    try {
      const options = bodyOptions(opened, { ...request, onTooLarge: 'truncate' }, watch, maxBytes);
      return { ...failure, body: (await collectBody(response.body, options, places)).body };
    } catch (error) {
      failureOf(error);
      return failure;
    }
  }

  async function fetch(url: string, request: FetchOptions): Promise<FetchResult> {
    const startedAt = performance.now();
    const watch = new Watch({ ...limits, totalMs: request.totalMs ?? limits.totalMs }, request.signal);
    let inside = false;
    let opened: Opened | FetchFailure | undefined;
    try {
      await semaphore.enter(watch.signal);
      inside = true;
      watch.run();
      opened = await open(url, request, watch);
      if ('ok' in opened) return opened;
      const { answer, failed: reason } = opened;
      if (reason !== null) return await failureWithBody(opened, reason, request, watch);
      if (request.wanted?.(answer) === false)
        return await failureWithBody(opened, 'unwanted', { ...request, errorBodyBytes: 0 }, watch);
      const options = bodyOptions(opened, request, watch, request.maxBytes ?? limits.bytes);
      const { body, truncated } = await collectBody(opened.response.body, options, places);
      return { ...answer, body, truncated, totalMs: performance.now() - startedAt };
    } catch (error) {
      return failed(failureOf(error), opened && !('ok' in opened) ? opened.answer : { url, redirects: [] });
    } finally {
      watch.stop();
      if (inside) semaphore.leave();
    }
  }

  /** Not limited by the semaphore: it holds at most one chunk, and its reader may itself fetch while reading. */
  async function stream(url: string, request: FetchOptions): Promise<StreamResult> {
    const watch = new Watch({ ...limits, totalMs: request.totalMs ?? limits.totalMs }, request.signal);
    watch.run();
    const acceptEncoding = request.range ? 'identity' : STREAM_CODINGS;
    const headers = { 'accept-encoding': acceptEncoding, ...request.headers };
    const opened = await open(url, { ...request, headers }, watch);
    if ('ok' in opened) {
      watch.stop();
      return opened;
    }
    const refused = opened.failed ?? (request.wanted?.(opened.answer) === false ? 'unwanted' : null);
    if (refused !== null) return await failureWithBody(opened, refused, request, watch).finally(() => watch.stop());
    const report = newBodyReport();
    const options = bodyOptions(opened, request, watch, request.maxBytes ?? limits.bytes);
    const chunks = readBody(opened.response.body, options, report);
    const close = () => {
      opened.response.body.on('error', () => {}).destroy();
      watch.stop();
    };
    return { ...opened.answer, body: restingBetween(chunks, watch), report, close };
  }

  return { fetch, stream, close: () => agent.destroy() };
}

/** The server's timeout pauses while our reader works on a chunk. */
async function* restingBetween(chunks: AsyncIterable<Uint8Array>, watch: Watch): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of chunks) {
      watch.rest();
      yield chunk;
      watch.run();
    }
  } catch (error) {
    throw failureOf(error);
  } finally {
    watch.stop();
  }
}

function failed(error: FetchError, at: { url: string; finalUrl?: string | undefined; redirects: Hop[] }): FetchFailure {
  const { url, finalUrl, redirects } = at;
  return { ok: false, reason: error.reason, url, ...(finalUrl ? { finalUrl } : {}), redirects, detail: error.message };
}
