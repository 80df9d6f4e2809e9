// Bodies under limits: counted as sent, decompressed, counted again.
//
// Threat: a few kilobytes that unpack to gigabytes (gzip 1:1,000, zstd and brotli far more), a stream without an end,
// compressed data that consumes input for ever without giving output, codings wrapped around each other.
// Layers: bytes as sent and bytes unpacked have separate limits and are counted while they stream, so nothing is held
// beyond one chunk; zstd may ask for a window of 8 MB at most (RFC 9659), brotli's large windows stay off; at most
// two codings; where reading may stop at a window, what unpacks more than 100 to 1 must also end within ten windows.
// Left open: decompression costs processor time up to the limits.
import { pipeline, type Readable, type Transform } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
  type Zlib,
} from 'node:zlib';
import { FetchError } from './failure.ts';
import type { Watch } from './watch.ts';

export type BodyLimits = {
  compressedBytes: number;
  bytes: number;
  /** 'truncate' reads a window, as the platforms do; 'fail' wants all or nothing. */
  onTooLarge: 'fail' | 'truncate';
};

export type BodyOptions = BodyLimits & {
  contentEncoding: string | undefined;
  /** A part of a file (206) may stop in the middle of a compressed stream. */
  partial: boolean;
  /** Unpack what begins like a gzip file although no header says so: sitemap.xml.gz. */
  sniffGzip: boolean;
  watch: Watch;
};

/** Filled while the body streams. */
export type BodyReport = { sentBytes: number; bytes: number; truncated: boolean };

type Bytes = AsyncIterable<Uint8Array>;
/** `taken`: packed bytes the decoder has used so far; null where nothing was packed. */
type Decoded = { bytes: Bytes; taken: (() => number) | null };

const MAX_CODINGS = 2;
const SUSPICIOUS_RATIO = 100;
const BOMB_WINDOWS = 10;
const CHUNK_BYTES = 32 * 1024;

export async function* readBody(
  source: Readable,
  options: BodyOptions,
  report: BodyReport,
): AsyncGenerator<Uint8Array> {
  try {
    const codings = codingsOf(options.contentEncoding);
    // A body without a coding is counted once, at its end.
    const sentLimit = codings.length > 0 || options.sniffGzip ? options.compressedBytes : Number.POSITIVE_INFINITY;
    let body: Decoded = { bytes: countSent(source, sentLimit, options.watch, report), taken: null };
    for (const [index, coding] of codings.reverse().entries()) {
      const packed = index === 0 ? body.bytes : atMost(body.bytes, options.compressedBytes);
      body = await decode(packed, coding, options.partial);
    }
    if (options.sniffGzip) body = await gunzipIfGzip(body, options.partial);
    yield* cut(body, options, report);
  } finally {
    source.destroy();
  }
}

function codingsOf(header: string | undefined): string[] {
  const codings = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length > MAX_CODINGS) throw new FetchError('bad-response', 'more than two codings');
  return codings;
}

async function* countSent(
  source: Readable,
  limit: number,
  watch: Watch,
  report: BodyReport,
): AsyncGenerator<Uint8Array> {
  watch.bodyStarts();
  for await (const chunk of source as AsyncIterable<Buffer>) {
    report.sentBytes += chunk.length;
    watch.bodyBytes(chunk.length);
    if (report.sentBytes > limit) throw new FetchError('too-large', `more than ${limit} bytes sent`);
    yield chunk;
  }
}

/** What comes out of one coding and goes into the next is bounded like what was sent. */
async function* atMost(body: Bytes, limit: number): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > limit) throw new FetchError('too-large', `more than ${limit} bytes between two codings`);
    yield chunk;
  }
}

async function* cut({ bytes, taken }: Decoded, limits: BodyLimits, report: BodyReport): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array | null = null;
  for await (const chunk of bytes) {
    const before = report.bytes;
    report.bytes += chunk.length;
    if (report.bytes <= limits.bytes) {
      yield chunk;
      continue;
    }
    if (limits.onTooLarge === 'fail') throw new FetchError('too-large', `more than ${limits.bytes} bytes`);
    rest ??= chunk.subarray(0, limits.bytes - before);
    if (taken === null || report.bytes < SUSPICIOUS_RATIO * taken()) break;
    if (report.bytes > BOMB_WINDOWS * limits.bytes) throw new FetchError('too-large', 'a compression bomb');
  }
  if (rest === null) return;
  report.truncated = true;
  yield rest;
}

async function decode(packed: Bytes, coding: string, partial: boolean): Promise<Decoded> {
  const { start, all } = await peek(packed, 2);
  // Some servers name a coding on an empty answer; no coding can be that short.
  return start.length === 0 ? { bytes: all, taken: null } : through(all, decoderFor(coding, start, partial));
}

function decoderFor(coding: string, [first = 0, second = 0]: Uint8Array, partial: boolean): Transform & Zlib {
  const zlib = { chunkSize: CHUNK_BYTES, ...(partial ? { finishFlush: constants.Z_SYNC_FLUSH } : {}) };
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip(zlib);
    case 'br':
      return createBrotliDecompress({
        chunkSize: CHUNK_BYTES,
        ...(partial ? { finishFlush: constants.BROTLI_OPERATION_FLUSH } : {}),
      });
    case 'zstd':
      return createZstdDecompress({
        chunkSize: CHUNK_BYTES,
        params: { [constants.ZSTD_d_windowLogMax]: 23 },
        ...(partial ? { finishFlush: constants.ZSTD_e_flush } : {}),
      });
    case 'deflate': {
      // "deflate" means zlib's wrapping (RFC 9110), yet some servers send the bare stream: the first two bytes tell.
      const wrapped = (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
      return wrapped ? createInflate(zlib) : createInflateRaw(zlib);
    }
    default:
      throw new FetchError('bad-response', `unknown coding ${coding.slice(0, 40)}`);
  }
}

/** Errors of either side come out of the decoder; destroying the decoder ends the source. */
function through(packed: Bytes, decoder: Transform & Zlib): Decoded {
  pipeline(packed, decoder, () => {});
  return { bytes: decoder, taken: () => decoder.bytesWritten };
}

async function gunzipIfGzip(body: Decoded, partial: boolean): Promise<Decoded> {
  const { start, all } = await peek(body.bytes, 2);
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  return isGzip ? through(all, decoderFor('gzip', start, partial)) : { bytes: all, taken: body.taken };
}

/** Looks at the first bytes without taking them away. */
async function peek(body: Bytes, count: number): Promise<{ start: Uint8Array; all: Bytes }> {
  const reader = body[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < count) {
    const { done, value } = await reader.next();
    if (done) break;
    first.push(value);
    length += value.length;
  }
  const all = (async function* () {
    try {
      yield* first;
      for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value;
    } finally {
      await reader.return?.();
    }
  })();
  return { start: Buffer.concat(first), all };
}
