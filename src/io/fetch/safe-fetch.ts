// Safe fetch: the only place in Linkbild that opens connections to URLs from outside. url-policy.ts states the threat
// and the layers; this file implements layer 4 (every hop checked again) and combines the others.
//
// It never does any of this: send cookies, credentials or a referrer; follow a redirect it has not checked; hold a body
// beyond its limit; use a proxy from the environment; throw for anything a server does. Left open: HTTP/2 is not
// supported (one protocol, one parser, one set of header limits), which a few firewalls take as a sign of a robot.
import { Agent } from 'undici';
import { readerHere } from '#io/page-reader/page-reader.ts';
import { type BodySlots, collectBody } from './body/collect-body.ts';
import { newBodyReport, readBody, STREAM_CODINGS } from './body/read-body.ts';
import { failureOf } from './failure.ts';
import type {
  FetchFailure,
  FetchOptions,
  FetchResult,
  SafeFetch,
  SafeFetchOptions,
  StreamResult,
} from './fetch-types.ts';
import { connectPinned, guardedConnector, lookupBySystem } from './guard/connector.ts';
import { readAllowedPrivateHosts, readOwnImages } from './guard/url-policy.ts';
import { defaultLimits, type Limits } from './limits.ts';
import { failed, type Opened, openResponse } from './open-response.ts';
import { bodyOptions, failureWithBody } from './read-response.ts';
import { RequestTimeout } from './request-timeout.ts';
import { Semaphore } from './semaphore.ts';

export type * from './fetch-types.ts';

export function createSafeFetch(options: SafeFetchOptions): SafeFetch {
  const limits: Limits = { ...defaultLimits, ...options.limits };
  const allowed = readAllowedPrivateHosts(options.allowedPrivateHosts);
  const ownImages = options.ownImages ? readOwnImages(options.ownImages) : null;
  const semaphore = new Semaphore(limits.atOnce);
  const slots: BodySlots = {
    smallBytes: limits.smallBytes,
    big: new Semaphore(limits.bigAtOnce),
    unpack: new Semaphore(limits.unpackAtOnce),
    heavyUnpack: new Semaphore(limits.heavyUnpackAtOnce),
  };
  const { lookup = lookupBySystem } = options;
  const shared = {
    allowH2: false,
    // Replaced by our own: these two count from other points in time and cannot pause.
    headersTimeout: 0,
    bodyTimeout: 0,
    maxHeaderSize: limits.headerBytes,
    connect: guardedConnector({
      // A connection knows no path: what may be requested on it is decided before, for each hop.
      allowed: ownImages ? new Set([...allowed, ownImages.host]) : allowed,
      lookup,
      lookupMs: limits.lookupMs,
      dial: connectPinned(limits.connectMs),
      inside: options.inside,
    }),
  };
  const agent = new Agent({ ...shared, keepAliveTimeout: 4_000, keepAliveMaxTimeout: 10_000 });
  // If the server closes a reused connection during a POST, nobody knows whether it was processed. So each POST has its
  // own connection.
  const postAgent = new Agent({ ...shared, pipelining: 0 });

  const opening = { agent, postAgent, allowed, ownImages, redirects: limits.redirects };
  const reading = { compressedBytes: limits.compressedBytes, slots };

  async function fetch(url: string, request: FetchOptions): Promise<FetchResult> {
    const startedAt = performance.now();
    const timeout = new RequestTimeout({ ...limits, totalMs: request.totalMs ?? limits.totalMs }, request.signal);
    let inside = false;
    let opened: Opened | FetchFailure | undefined;
    try {
      await semaphore.enter(timeout.signal);
      inside = true;
      timeout.run();
      opened = await openResponse(opening, url, request, timeout);
      if ('ok' in opened) return opened;
      const { answer, failed: reason } = opened;
      if (reason !== null) return await failureWithBody(opened, reason, request, { timeout, ...reading });
      if (request.wanted?.(answer) === false)
        return await failureWithBody(opened, 'unwanted', { ...request, errorBodyBytes: 0 }, { timeout, ...reading });
      const options = bodyOptions(opened, request, { timeout, bytes: request.maxBytes ?? limits.bytes, ...reading });
      const { body, truncated } = await collectBody(opened.response.body, options, slots);
      return { ...answer, body, truncated, totalMs: performance.now() - startedAt };
    } catch (error) {
      return failed(failureOf(error), opened && !('ok' in opened) ? opened.answer : { url, redirects: [] });
    } finally {
      timeout.stop();
      if (inside) semaphore.leave();
    }
  }

  /** Not limited by the semaphore: it holds at most one chunk, and its reader may itself fetch while reading. */
  async function stream(url: string, request: FetchOptions): Promise<StreamResult> {
    const timeout = new RequestTimeout({ ...limits, totalMs: request.totalMs ?? limits.totalMs }, request.signal);
    timeout.run();
    const acceptEncoding = request.range ? 'identity' : STREAM_CODINGS;
    const headers = { 'accept-encoding': acceptEncoding, ...request.headers };
    const opened = await openResponse(opening, url, { ...request, headers }, timeout);
    if ('ok' in opened) {
      timeout.stop();
      return opened;
    }
    const refused = opened.failed ?? (request.wanted?.(opened.answer) === false ? 'unwanted' : null);
    if (refused !== null)
      return await failureWithBody(opened, refused, request, { timeout, ...reading }).finally(() => timeout.stop());
    const report = newBodyReport();
    const options = bodyOptions(opened, request, { timeout, bytes: request.maxBytes ?? limits.bytes, ...reading });
    const chunks = readBody(opened.response.body, options, report);
    const close = () => {
      opened.response.body.on('error', () => {}).destroy();
      timeout.stop();
    };
    return { ...opened.answer, body: pausingBetween(chunks, timeout), report, close };
  }

  return {
    fetch,
    stream,
    reader: options.reader ?? readerHere,
    close: async () => {
      await Promise.all([agent.destroy(), postAgent.destroy()]);
    },
  };
}

/** The server's timeout pauses while our reader works on a chunk. */
async function* pausingBetween(chunks: AsyncIterable<Uint8Array>, timeout: RequestTimeout): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of chunks) {
      timeout.rest();
      yield chunk;
      timeout.run();
    }
  } catch (error) {
    throw failureOf(error);
  } finally {
    timeout.stop();
  }
}
