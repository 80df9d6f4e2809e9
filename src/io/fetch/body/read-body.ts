// Bodies under limits, counted while they stream: at most one chunk is held here.
import type { Readable } from 'node:stream';
import { FetchError } from '#io/fetch/failure.ts';
import type { RequestTimeout } from '#io/fetch/request-timeout.ts';
import { type Bytes, codingOf, gunzipIfGzip, unpack } from './unpack.ts';

export type BodyLimits = {
  compressedBytes: number;
  bytes: number;
  /** 'truncate' reads a window, as the platforms do; 'fail' wants all or nothing. */
  onTooLarge: 'fail' | 'truncate';
};

export type BodyOptions = BodyLimits & {
  contentEncoding: string | undefined;
  /** As declared; the protocol parser holds the server to it. */
  contentLength: number | undefined;
  /** A part of a file (206) may end in the middle of a compressed stream. */
  partial: boolean;
  sniffGzip: boolean;
  timeout: RequestTimeout;
};

/** Filled while the body streams. */
export type BodyReport = { sentBytes: number; bytes: number; truncated: boolean };

export const newBodyReport = (): BodyReport => ({ sentBytes: 0, bytes: 0, truncated: false });

/** The codings requested and accepted for streams: their decoders use 64 kB, whereas brotli's may use 16 MB. */
export const STREAM_CODINGS = 'gzip, deflate';
const streamCodings = new Set(['gzip', 'x-gzip', 'deflate']);

/** For callers that read piece by piece. */
export async function* readBody(
  source: Readable,
  options: BodyOptions,
  report: BodyReport,
): AsyncGenerator<Uint8Array> {
  const { contentEncoding, compressedBytes, partial, sniffGzip, timeout } = options;
  try {
    const coding = codingOf(contentEncoding);
    if (coding !== null && !streamCodings.has(coding))
      throw new FetchError('bad-response', `${coding.slice(0, 40)} was not asked for`);
    // An uncompressed body is counted once, at its end.
    const sentLimit = coding !== null || sniffGzip ? compressedBytes : Number.POSITIVE_INFINITY;
    const body = await unpack(countSent(source, sentLimit, timeout, report), coding, { partial });
    const { bytes } = sniffGzip ? await gunzipIfGzip(body, partial) : body;
    yield* limitBytes(bytes, options.bytes, options.onTooLarge, report);
  } finally {
    source.destroy();
  }
}

async function* countSent(
  source: Readable,
  limit: number,
  timeout: RequestTimeout,
  report: BodyReport,
): AsyncGenerator<Uint8Array> {
  timeout.bodyStarts();
  for await (const chunk of source as AsyncIterable<Buffer>) {
    report.sentBytes += chunk.length;
    timeout.bodyBytes(chunk.length);
    if (report.sentBytes > limit) throw new FetchError('too-large', `more than ${limit} bytes sent`);
    yield chunk;
  }
}

/** Ends at the limit, by failing or by cutting. */
export async function* limitBytes(
  bytes: Bytes,
  limit: number,
  onTooLarge: BodyLimits['onTooLarge'],
  report: BodyReport,
) {
  for await (const chunk of bytes) {
    const before = report.bytes;
    report.bytes += chunk.length;
    if (report.bytes <= limit) {
      yield chunk;
      continue;
    }
    if (onTooLarge === 'fail') throw new FetchError('too-large', `more than ${limit} bytes`);
    report.truncated = true;
    yield chunk.subarray(0, limit - before);
    return;
  }
}
