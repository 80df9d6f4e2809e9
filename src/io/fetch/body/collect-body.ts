// Bodies in one piece, and the memory for hundreds of them at once.
//
// Threat: 200 concurrent pages that are each as large as allowed, or whose decoders are. Layers: a compressed body is
// received first and decompressed afterwards, so that a decoder runs for milliseconds instead of as long as a slow
// server likes, and few run at once; bodies above a small size need one of a few slots; a large body is written into
// place once instead of being collected and joined, which would double it. Brotli streams with windows above 4 MB are
// rejected: encoders choose them only for more than 4 MB of content, and a decoder fills its window before the first
// byte comes out.
// Slots are acquired in one order (large, then unpack), so there is no deadlock.
// Left open: results belong to the caller; keeping hundreds of pages keeps their memory. Measured: 200 bad pages at
// once add 40 to 65 MB (all of them endless: 140), most of it garbage not yet collected.
import type { Readable } from 'node:stream';
import { FetchError } from '#io/fetch/failure.ts';
import type { RequestTimeout } from '#io/fetch/request-timeout.ts';
import type { Semaphore } from '#io/fetch/semaphore.ts';
import { type BodyOptions, type BodyReport, limitBytes, newBodyReport } from './read-body.ts';
import { type Bytes, codingOf, unpack } from './unpack.ts';

export type BodySlots = { smallBytes: number; big: Semaphore; unpack: Semaphore; heavyUnpack: Semaphore };
/** Their decoders may use 4 MB (brotli, see below) and 8 MB (zstd); gzip's uses 64 kB. */
const heavyCodings = new Set(['br', 'zstd']);
/** Text compresses to a tenth, tables and repeated styles to a fiftieth. */
const SUSPICIOUS_RATIO = 100;
const BOMB_WINDOWS = 3;
/** This much is unpacked before checking the ratio. */
const CHECK_INTERVAL_BYTES = 1_000_000;
type Collected = { body: Uint8Array; truncated: boolean };

export async function collectBody(source: Readable, options: BodyOptions, slots: BodySlots): Promise<Collected> {
  const { timeout, bytes, onTooLarge } = options;
  const largeSlot = new LargeBodySlot(slots.big, timeout);
  try {
    const coding = codingOf(options.contentEncoding);
    // To fill a window, as many compressed bytes are enough: they unpack to at least that many.
    const limit = coding !== null && onTooLarge === 'fail' ? options.compressedBytes : bytes;
    const received = newBodyReport();
    const expected = Math.min(limit, options.contentLength ?? limit);
    const raw = await concatenate(receive(source, limit, options, received), expected, slots.smallBytes, largeSlot);
    if (coding === null || raw.length === 0) return { body: raw, truncated: received.truncated };

    timeout.rest();
    if (coding === 'br' && hasWideWindow(raw)) throw new FetchError('too-large', 'a window of more than 4 MB');
    const semaphore = heavyCodings.has(coding) ? slots.heavyUnpack : slots.unpack;
    await semaphore.enter(timeout.signal);
    try {
      return await unpackAll(raw, coding, received.truncated, options);
    } finally {
      semaphore.leave();
    }
  } finally {
    source.destroy();
    largeSlot.leave();
  }
}

/** countSent and cut in one: every page passes here, and each generator costs it a tick. */
async function* receive(source: Readable, limit: number, { timeout, onTooLarge }: BodyOptions, report: BodyReport) {
  timeout.bodyStarts();
  for await (const chunk of source as AsyncIterable<Buffer>) {
    timeout.bodyBytes(chunk.length);
    const before = report.bytes;
    report.bytes += chunk.length;
    if (report.bytes > limit) {
      if (onTooLarge === 'fail') throw new FetchError('too-large', `more than ${limit} bytes`);
      report.truncated = true;
      yield chunk.subarray(0, limit - before);
      return;
    }
    yield chunk;
  }
}

async function unpackAll(raw: Uint8Array, coding: string, cutOff: boolean, options: BodyOptions): Promise<Collected> {
  const { bytes: limit, onTooLarge } = options;
  const report = newBodyReport();
  // Text compresses to about an eighth: most pages come out in one piece and are never copied.
  const chunkBytes = Math.min(limit, CHECK_INTERVAL_BYTES, Math.max(64 * 1024, raw.length * 8));
  const { bytes, taken } = await unpack(singleChunk(raw), coding, { partial: options.partial || cutOff, chunkBytes });
  const checked = rejectBombs(bytes, () => ({ used: taken?.() ?? raw.length, of: raw.length }), limit);
  const body = await concatenate(limitBytes(checked, limit, onTooLarge, report), limit, CHECK_INTERVAL_BYTES, null);
  if (cutOff && !report.truncated) throw new FetchError('too-large', 'packed larger than unpacked');
  return { body, truncated: report.truncated };
}

/** At this ratio the rest would fill several windows: a bomb, not a page. */
async function* rejectBombs(
  chunks: Bytes,
  packed: () => { used: number; of: number },
  limit: number,
): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    const { used, of } = packed();
    const ratio = length / Math.max(1, used);
    if (
      length >= Math.min(CHECK_INTERVAL_BYTES, limit) &&
      ratio > SUSPICIOUS_RATIO &&
      (of - used) * ratio > BOMB_WINDOWS * limit
    )
      throw new FetchError('too-large', 'a compression bomb');
    yield chunk;
  }
}

/** RFC 7932, 9.1: 1101 and 1111 in the lowest bits mean windows of 8 and 16 MB. */
const hasWideWindow = ([first = 0]: Uint8Array): boolean => (first & 0x0f) === 0x0d || (first & 0x0f) === 0x0f;

/** `largeSlot` is acquired before more than `smallBytes` are held; `expected` is the maximum size, if known. */
async function concatenate(
  chunks: Bytes,
  expected: number,
  smallBytes: number,
  largeSlot: LargeBodySlot | null,
): Promise<Uint8Array> {
  let held: Uint8Array[] = [];
  let large: Uint8Array | null = null;
  let length = 0;
  for await (const chunk of chunks) {
    if (large === null && length + chunk.length > smallBytes) {
      await largeSlot?.enter();
      // Memory that is never written to is not taken from the system.
      large = Buffer.allocUnsafeSlow(Math.max(expected, length + chunk.length));
      copyInto(large, held);
      held = [];
    }
    if (large) large.set(chunk, length);
    else held.push(chunk);
    length += chunk.length;
  }
  if (large !== null) return length > large.length / 2 ? large.subarray(0, length) : large.slice(0, length);
  const [only] = held;
  return held.length === 1 && only && length > only.buffer.byteLength / 2 ? only : Buffer.concat(held, length);
}

function copyInto(target: Uint8Array, parts: Uint8Array[]): void {
  let at = 0;
  for (const part of parts) {
    target.set(part, at);
    at += part.length;
  }
}

/**
 * A slot for large bodies, acquired at most once and released at the end. Waiting for it does not count against the
 * server.
 */
class LargeBodySlot {
  readonly #semaphore: Semaphore;
  readonly #timeout: RequestTimeout;
  #isHeld = false;

  constructor(semaphore: Semaphore, timeout: RequestTimeout) {
    this.#semaphore = semaphore;
    this.#timeout = timeout;
  }

  async enter(): Promise<void> {
    this.#timeout.rest();
    await this.#semaphore.enter(this.#timeout.signal);
    this.#isHeld = true;
    this.#timeout.run();
  }

  leave(): void {
    if (this.#isHeld) this.#semaphore.leave();
    this.#isHeld = false;
  }
}

async function* singleChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
