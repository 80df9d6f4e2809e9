import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import { limits } from '#contract/limits.ts';
import { labCaseOf } from '#domain/lab/cases.ts';
import { CLOSED, type LabCase, LOOK } from '#domain/lab/lab-case.ts';
import { countAgainst } from '#flows/guards/rate-limit.ts';
import { recordRequest } from '#flows/lab/record-request.ts';
import { clientOf } from '#http/client-address.ts';
import { findLabRunByToken } from '#io/db/queries/lab/lab-runs.ts';
import type { Io } from '#io/io.ts';
import { createTimedCache } from '#io/memory-cache.ts';
import { type LabAnswer, labAnswer, rangeEnd } from './lab-answer.ts';

const RUN_CACHE = { max: 200, ttlMs: 30_000 };
const isToken = (text: string) => /^[0-9a-f]{32}$/.test(text);

type Parts = Pick<Io, 'db' | 'keys' | 'log' | 'settings' | 'now' | 'uptime'>;

interface Requested {
  labCase: LabCase;
  /** A run's, or `look`. */
  token: string;
  /** Empty: the page itself. */
  part: string;
}

/**
 * The test pages: `/lab/{run}/{case}` with images, redirects and oEmbed answers below it, recorded; `/lab/{case}` for a
 * look. One case is below `/lab/closed`, which robots.txt closes.
 */
export function createLab(io: Parts, assets: string): Hono {
  const lab = new Hono();
  const { siteUrl } = io.settings;
  const runs = createTimedCache<{ id: number }>({ ...RUN_CACHE, now: io.uptime });

  async function runOf(token: string): Promise<number | null> {
    const known = runs.get(token) ?? (await findLabRunByToken(io.db, token));
    if (!known) return null;
    runs.set(token, { id: known.id });
    return known.id;
  }

  async function respond(context: Context, { labCase, token, part }: Requested): Promise<Response | null> {
    const client = clientOf(io.settings, context);
    const at = io.now();
    const state = await countAgainst(io, limits.labPages, client);
    if (state.isOver)
      return new Response(null, { status: 429, headers: { 'retry-after': String(state.resetSeconds) } });
    const isRun = isToken(token);
    const runId = isRun ? await runOf(token) : null;
    if (isRun ? runId === null : token !== LOOK) return null;
    const readImage = (file: string) => readFile(join(assets, 'lab', file));
    const answer = await labAnswer(labCase, { siteUrl, token }, part, readImage);
    if (!answer) return null;
    const method: 'GET' | 'HEAD' = context.req.method === 'HEAD' ? 'HEAD' : 'GET';
    const header = (name: string) => context.req.header(name);
    const { status, bytesWhole, body, headers } = partOf(labCase, answer, header('range'));
    const onEnd = (bytesSent: number) => {
      if (runId === null) return;
      const seen = { runId, caseId: labCase.id, part: part || 'page', method, header, client, status };
      void recordRequest(io, { ...seen, bytesSent, bytesWhole, at });
    };
    const isEmpty = method === 'HEAD' || bytesWhole === 0;
    if (isEmpty) onEnd(0);
    return new Response(isEmpty ? null : sendInSlices(body, onEnd), {
      status,
      headers: {
        ...headers,
        'content-length': String(bytesWhole),
        'cache-control': 'no-store',
        // A proxy that reads ahead would hide where a crawler stops.
        'x-accel-buffering': 'no',
        ...(runId === null && { 'x-robots-tag': 'noindex' }),
      },
    });
  }

  lab.on(['GET', 'HEAD'], '/lab/*', async (context, next) => {
    const requested = requestOf(context.req.path);
    return (requested && (await respond(context, requested))) ?? next();
  });
  return lab;
}

/** Null: no address of the lab. */
function requestOf(path: string): Requested | null {
  const [, , ...parts] = path.split('/');
  const isClosed = parts[0] === CLOSED;
  const [first = '', second, part = '', ...others] = isClosed ? parts.slice(1) : parts;
  // Without a run there is the page alone.
  const [token, id] = second === undefined ? [LOOK, first] : [first, second];
  const labCase = labCaseOf(id);
  if (!labCase || others.length > 0) return null;
  if (second !== undefined && isClosed !== !!labCase.isClosed) return null;
  return { labCase, token, part };
}

/** The whole response, or the requested part. */
function partOf(labCase: LabCase, { status, headers, bytes, zeros, isPaced }: LabAnswer, range: string | undefined) {
  const whole = bytes.length + zeros;
  const end = labCase.givesRanges && isPaced ? rangeEnd(range, whole) : null;
  if (end === null) return { status, headers, bytesWhole: whole, body: { bytes, zeros, isPaced } };
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes 0-${end - 1}/${whole}` },
    bytesWhole: end,
    body: { bytes: bytes.subarray(0, end), zeros: 0, isPaced },
  };
}

const SLICE_BYTES = 16_384;
/** Sent at once: most pages are shorter. */
const FREE_BYTES = 65_536;
/** A megabyte a second. */
const PAUSE_MS = 16;
const zeros = new Uint8Array(SLICE_BYTES);

interface Sent {
  bytes: Uint8Array;
  /** Zeros that follow the bytes. */
  zeros: number;
  isPaced: boolean;
}

/**
 * Sends slice by slice and returns how many bytes were sent. What the kernel has accepted the client may not have read
 * yet, so a long page is sent with pauses: a crawler that closes after 300 kB has then been sent little more.
 */
function sendInSlices(
  { bytes, zeros: padding, isPaced }: Sent,
  onEnd: (bytesSent: number) => void,
): ReadableStream<Uint8Array> {
  const whole = bytes.length + padding;
  let at = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (isPaced && at >= FREE_BYTES) await pause(PAUSE_MS);
        const isPadding = at >= bytes.length;
        const end = Math.min(at + SLICE_BYTES, isPadding ? whole : bytes.length);
        controller.enqueue(isPadding ? zeros.slice(0, end - at) : bytes.slice(at, end));
        at = end;
        if (at < whole) return;
        controller.close();
        onEnd(at);
      },
      cancel: () => onEnd(at),
    },
    // Count only bytes that the socket has accepted.
    { highWaterMark: 0 },
  );
}
