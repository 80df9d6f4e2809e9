// Requests an image and reports what it is: type by content, size in pixels and bytes.
//
// Threat: a file of a few bytes that claims 65,535 x 65,535 pixels and fills memory once decoded; an endless file; a
// page or script under an image's name; headers that lie about length and type.
// Layers: nothing is decoded, only the header is read, by hand-written readers that never look past what they were
// given; safe fetch's limits apply to the transfer; sizes above 100 megapixels are rejected; so is a PNG smaller than
// deflate could compress its pixels; the declared type is ignored.
// Left open: after an honest header the pixels may still be damaged. Code that decodes must set its own limits.
import { isLate } from '#domain/audit/checks/has-fast-image.ts';
import type { ImageProbe, ImageProbeReason } from '#domain/audit/emulation/image-probe.ts';
import { FetchError, type FetchReason, failureOf } from '#io/fetch/failure.ts';
import type { FetchOptions, Headers, SafeFetch, StreamResult } from '#io/fetch/fetch-types.ts';
import type { ImageHeader } from '#io/fetch/image-headers/image-header.ts';
import { type PageReader, quotaOf } from '#io/page-reader/page-reader.ts';

/** All headers but JPEGs with large EXIF or colour profiles end long before. */
const FIRST_BYTES = 64 * 1024;
/** EXIF, XMP and ICC segments hold 64 kB each; cameras and editors write a dozen at most. */
const HEADER_BYTES = 1024 * 1024;
/** Read to the end if the server does not send the length. No platform accepts more than 8 MB (Facebook). */
const WHOLE_BYTES = 10_000_000;
/** A 12,000 x 8,000 photo passes; sharp and browsers refuse not far above. */
const MAX_PIXELS = 100_000_000;
/**
 * Up to here a file is read to its end even if its length is known: that keeps the connection open and proves the
 * length.
 */
const SMALL_BYTES = 256 * 1024;

const reasons: Record<FetchReason, ImageProbeReason> = {
  'bad-url': 'bad-url',
  blocked: 'blocked',
  dns: 'dns',
  refused: 'refused',
  tls: 'tls',
  timeout: 'timeout',
  stalled: 'timeout',
  aborted: 'timeout',
  'too-large': 'too-large',
  'too-many-redirects': 'too-many-redirects',
  'not-found': 'not-found',
  gone: 'not-found',
  forbidden: 'forbidden',
  'rate-limited': 'forbidden',
  'server-error': 'server-error',
  'bad-response': 'server-error',
  unwanted: 'not-an-image',
};

/** Shorter waits are normal, and noting them would make every result different. */
const NOTED_WAIT_MS = 1_000;

/** Servers treat robots differently: request as the platform whose card is drawn. */
export type ProbeOptions = {
  userAgent?: string | undefined;
  signal?: AbortSignal | undefined;
  mayFollow?: FetchOptions['mayFollow'];
  /** The number of bytes does not matter: no more is read than the header. */
  onlyHeader?: boolean;
  /** A request to wait counts as a refusal: who looks again every day would otherwise wait for ever. */
  pauseRefuses?: boolean;
};

type Seen = {
  header: ImageHeader;
  bytes: number | null;
  finalUrl: string;
  contentType: string | null;
  ttfbMs?: number;
};
type Looked = Seen | { failed: FetchReason } | 'ask-for-more' | 'ask-for-all';

export async function probeImage(safeFetch: SafeFetch, url: string, options: ProbeOptions = {}): Promise<ImageProbe> {
  return (await probed(safeFetch, url, options)).probe;
}

/** For audits: null if we were stopped, too busy or had to wait, which says nothing about the image. */
export async function readImage(
  safeFetch: SafeFetch,
  url: string,
  options: ProbeOptions = {},
): Promise<ImageProbe | null> {
  const { probe, isRead } = await probed(safeFetch, url, options);
  return isRead ? probe : null;
}

/** An image that is late once is no finding, nor is a server that restarts. */
export const temporaryProbes: ReadonlySet<ImageProbeReason> = new Set(['timeout', 'refused', 'server-error']);

/**
 * For audits that give points: what may be chance is requested once more, and the better answer counts. Our own load
 * makes images late too, and many servers make a file at its first request.
 */
export async function readImageTwice(
  safeFetch: SafeFetch,
  url: string,
  options: ProbeOptions = {},
): Promise<ImageProbe | null> {
  const first = await readImage(safeFetch, url, options);
  if (first === null || (first.ok ? !isLate(first) : !temporaryProbes.has(first.reason))) return first;
  const second = await readImage(safeFetch, url, options);
  if (!first.ok) return second;
  return second?.ok && (second.waitMs ?? 0) < (first.waitMs ?? 0) ? second : first;
}

async function probed(safeFetch: SafeFetch, url: string, options: ProbeOptions) {
  const found = (probe: ImageProbe, isRead = true): { probe: ImageProbe; isRead: boolean } => ({ probe, isRead });
  let seen = await look(safeFetch, url, options, FIRST_BYTES);
  if (seen === 'ask-for-more') seen = await look(safeFetch, url, options, HEADER_BYTES);
  if (seen === 'ask-for-all') seen = await look(safeFetch, url, options, null);
  if (typeof seen === 'string') return found({ ok: false, url, reason: 'broken-image' });
  if ('failed' in seen) {
    const { failed } = seen;
    const isOurs = failed === 'aborted' || (failed === 'rate-limited' && !options.pauseRefuses);
    return found({ ok: false, url, reason: reasons[failed] }, !isOurs);
  }
  return found(judgeImage(url, seen));
}

/** Evaluates what was read of a file, over the network or from a disk. */
export function judgeImage(url: string, { header, bytes, finalUrl, contentType, ttfbMs = 0 }: Seen): ImageProbe {
  const refuse = (reason: ImageProbeReason): ImageProbe => ({ ok: false, url, reason });
  if (header.kind === 'not-an-image') return refuse('not-an-image');
  if (header.kind !== 'image') return refuse('broken-image');
  const { type, width, height, minBytes = 0 } = header;
  if (width * height > MAX_PIXELS) return refuse('too-large');
  if (bytes !== null && bytes < minBytes) return refuse('broken-image');
  const waited = ttfbMs >= NOTED_WAIT_MS && { waitMs: Math.round(ttfbMs) };
  return { ok: true, url, finalUrl, type, width, height, bytes, contentType, ...waited };
}

/** One request, for the first `part` bytes or for all: the header of the file and its size. */
async function look(safeFetch: SafeFetch, url: string, options: ProbeOptions, part: number | null): Promise<Looked> {
  const answer = await safeFetch.stream(url, {
    userAgent: options.userAgent ?? 'LinkbildBot/1.0',
    accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif,image/svg+xml,image/*;q=0.8,*/*;q=0.5',
    maxBytes: WHOLE_BYTES,
    range: part === null ? undefined : [0, part - 1],
    mayFollow: options.mayFollow,
    signal: options.signal,
  });
  // 416: a server that does not support the range may still send the whole file.
  if (!answer.ok) return part !== null && answer.status === 416 ? 'ask-for-all' : { failed: answer.reason };
  try {
    const opened = { ...answer, reader: safeFetch.reader, onlyHeader: options.onlyHeader ?? false };
    return await (answer.status === 206 && part !== null ? inspectPart(opened, part) : inspectWhole(opened));
  } catch (error) {
    return { failed: failureOf(error).reason };
  } finally {
    answer.close();
  }
}

type Answered = Extract<StreamResult, { ok: true }> & { reader: PageReader; onlyHeader: boolean };

/** A part whose range, total and length contradict each other proves nothing about the size. */
async function inspectPart(answer: Answered, part: number): Promise<Looked> {
  const [, first, total] = /^bytes (\d+)-\d+\/(\d{1,15})$/.exec(answer.headers['content-range'] ?? '') ?? [];
  const start = await read(answer, part + 1);
  if (first !== '0' || total === undefined || start.length !== Math.min(part, Number(total))) return 'ask-for-all';
  const seen = await readIn(answer, start, Number(total));
  return seen.header.kind === 'more' && Number(total) > part ? 'ask-for-more' : seen;
}

/** The server ignored the range. Its declared length is used, or found by reading on without keeping anything. */
async function inspectWhole(answer: Answered): Promise<Seen> {
  const declared = declaredLength(answer.headers);
  let start = await read(answer, FIRST_BYTES);
  let { header } = await readIn(answer, start, null);
  if (header.kind === 'more') {
    start = Buffer.concat([start, await read(answer, HEADER_BYTES)]);
    ({ header } = await readIn(answer, start, null));
  }
  const { finalUrl, headers, ttfbMs } = answer;
  const seen = { header, finalUrl, contentType: headers['content-type'] ?? null, ttfbMs };
  if (header.kind !== 'image' || answer.onlyHeader) return { ...seen, bytes: declared };
  if (declared === null || declared <= SMALL_BYTES) await read(answer, Number.POSITIVE_INFINITY, 'count');
  return { ...seen, bytes: declared ?? answer.report.bytes };
}

/** Nearly every header is in these, so that the rest is not sent to the reader. */
const FEW_BYTES = 8_192;

async function readIn(
  { reader, finalUrl, headers, ttfbMs }: Answered,
  start: Buffer,
  bytes: number | null,
): Promise<Seen> {
  const quota = quotaOf(finalUrl);
  let read = await reader.run('header', start.subarray(0, FEW_BYTES), quota);
  if (read.ok && read.value.kind !== 'image' && start.length > FEW_BYTES)
    read = await reader.run('header', start, quota);
  if (!read.ok && read.reason === 'busy') throw new FetchError('aborted', 'our reader is busy');
  // No platform shows an image that its reader cannot read.
  const header: ImageHeader = read.ok ? read.value : { kind: 'not-an-image', type: null };
  return { header, bytes, finalUrl, contentType: headers['content-type'] ?? null, ttfbMs };
}

function declaredLength(headers: Headers): number | null {
  const length = headers['content-length'];
  // The length of a compressed response is not that of the file.
  return length !== undefined && /^\d{1,15}$/.test(length) && !headers['content-encoding'] ? Number(length) : null;
}

/** Reads on until this many bytes have arrived in total; keeps the new ones or only counts them. */
async function read(answer: Answered, until: number, mode: 'keep' | 'count' = 'keep'): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  const iterator = answer.body[Symbol.asyncIterator]();
  while (answer.report.bytes < until) {
    const { done, value } = await iterator.next();
    if (done) break;
    if (mode === 'keep') chunks.push(value);
  }
  return Buffer.concat(chunks);
}
