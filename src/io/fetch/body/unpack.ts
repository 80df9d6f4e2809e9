// Undoes content codings. Callers enforce limits; this file bounds what the decoders themselves cost.
//
// Threat: a few kilobytes that unpack to gigabytes (gzip 1:1,000, zstd and brotli far more), decoders that need large
// windows, nested codings.
// Layers: everything streams, so output stops with its reader; only one coding, as every real server sends; zstd may
// use a window of 8 MB at most (RFC 9659); brotli's large windows stay off. Its 16 MB remain, and the decoder fills
// them before its first byte comes out: callers that use brotli must bound how many run at once.
import { pipeline, type Transform } from 'node:stream';
import zlib, {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  type Zlib,
} from 'node:zlib';
import { FetchError } from '#io/fetch/failure.ts';

export type Bytes = AsyncIterable<Uint8Array>;
/** `taken`: compressed bytes the decoder has used so far; null if nothing was compressed. */
export type Unpacked = { bytes: Bytes; taken: (() => number) | null };

const CHUNK_BYTES = 32 * 1024;

/** Not in Node 20, on which the command of the npm package runs too. */
export const hasZstd = 'createZstdDecompress' in zlib;

/** Null if the body is not compressed. */
export function codingOf(header: string | undefined): string | null {
  const codings = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length > 1) throw new FetchError('bad-response', 'one coding around another');
  return codings[0] ?? null;
}

type UnpackOptions = {
  /** The compressed stream may end early; what was complete comes out. */
  partial: boolean;
  /** Of one chunk of output. */
  chunkBytes?: number;
};

export async function unpack(packed: Bytes, coding: string | null, options: UnpackOptions): Promise<Unpacked> {
  if (coding === null) return { bytes: packed, taken: null };
  const { start, all } = await peek(packed, 2);
  // Some servers declare a coding on an empty response; no coding can be that short.
  return start.length === 0 ? { bytes: all, taken: null } : through(all, decoderFor(coding, start, options));
}

function decoderFor(coding: string, [first = 0, second = 0]: Uint8Array, options: UnpackOptions): Transform & Zlib {
  const { partial, chunkBytes: chunkSize = CHUNK_BYTES } = options;
  const settings = { chunkSize, ...(partial ? { finishFlush: constants.Z_SYNC_FLUSH } : {}) };
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip(settings);
    case 'br':
      return createBrotliDecompress({
        chunkSize,
        ...(partial ? { finishFlush: constants.BROTLI_OPERATION_FLUSH } : {}),
      });
    case 'zstd':
      if (!hasZstd) throw new FetchError('bad-response', 'zstd, which this Node cannot read');
      return zlib.createZstdDecompress({
        chunkSize,
        params: { [constants.ZSTD_d_windowLogMax]: 23 },
        ...(partial ? { finishFlush: constants.ZSTD_e_flush } : {}),
      });
    case 'deflate': {
      // "deflate" means the zlib format (RFC 9110), yet some servers send the raw stream. The first two bytes
      // distinguish them.
      const wrapped = (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
      return wrapped ? createInflate(settings) : createInflateRaw(settings);
    }
    default:
      throw new FetchError('bad-response', `unknown coding ${coding.slice(0, 40)}`);
  }
}

/** Errors of either side surface at the decoder; destroying the decoder ends the source. */
function through(packed: Bytes, decoder: Transform & Zlib): Unpacked {
  pipeline(packed, decoder, () => {});
  return { bytes: decoder, taken: () => decoder.bytesWritten };
}

/** Unpacks what begins like a gzip file without a header saying so: sitemap.xml.gz. */
export async function gunzipIfGzip(body: Unpacked, partial: boolean): Promise<Unpacked> {
  const { start, all } = await peek(body.bytes, 2);
  const isGzip = start[0] === 0x1f && start[1] === 0x8b;
  return isGzip ? through(all, decoderFor('gzip', start, { partial })) : { bytes: all, taken: body.taken };
}

/** Peeks at the first bytes without consuming them. */
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
