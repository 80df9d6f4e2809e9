// Response → bytes on the wire: validators, 304, gzip for text, ranges for images, HEAD.
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Answer } from './special-answers.ts';

const compress = promisify(gzip);
const isText = (type: string) => /^text\/|json|xml/.test(type);

interface Kept {
  etag: string;
  zipped: Promise<Buffer> | null;
}
/**
 * Pages and images live as long as the process and are hashed and compressed once; anything else is dropped with its
 * buffer.
 */
const kept = new WeakMap<Buffer, Kept>();

function keptOf(body: Buffer): Kept {
  const known = kept.get(body);
  if (known) return known;
  const fresh = { etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`, zipped: null };
  kept.set(body, fresh);
  return fresh;
}

function isUnchanged(request: IncomingMessage, etag: string, changed: Date): boolean {
  const asked = request.headers['if-none-match'];
  if (asked !== undefined)
    return asked === '*' || asked.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return !Number.isNaN(since) && changed.getTime() <= since;
}

/** `bytes=0-65535` of an image; other forms get the whole file, as the standard allows. */
function rangeOf(request: IncomingMessage, size: number): [first: number, last: number] | null {
  const match = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(request.headers.range ?? '');
  if (!match) return null;
  const first = Number(match[1]);
  const last = match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return first <= last ? [first, last] : null;
}

export async function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const headers: Record<string, string | number> = { 'content-type': answer.type, ...answer.headers };
  const first = answer.body[0] ?? Buffer.alloc(0);
  if (answer.changedOn && answer.status === 200) {
    const changed = new Date(`${answer.changedOn}T08:00:00Z`);
    const etag = keptOf(first).etag;
    const { sent, compares } = validatorHeaders(answer.validators ?? 'strong', etag, changed);
    Object.assign(headers, sent);
    if (compares && isUnchanged(request, etag, changed)) {
      response.writeHead(304, sent);
      response.end();
      return;
    }
  }
  let body = answer.body;
  if (isText(answer.type)) {
    headers.vary = 'Accept-Encoding';
    if (body.length === 1 && first.length > 1000 && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
      const entry = keptOf(first);
      entry.zipped ??= compress(first, { level: 6 });
      body = [await entry.zipped];
      headers['content-encoding'] = 'gzip';
    }
  }
  let status = answer.status;
  if (!isText(answer.type) && status === 200) {
    headers['accept-ranges'] = 'bytes';
    const range = rangeOf(request, first.length);
    if (range) {
      status = 206;
      headers['content-range'] = `bytes ${range[0]}-${range[1]}/${first.length}`;
      body = [first.subarray(range[0], range[1] + 1)];
    }
  }
  headers['content-length'] = body.reduce((sum, part) => sum + part.length, 0);
  response.writeHead(status, headers);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  response.cork();
  for (const part of body) response.write(part);
  response.end();
  response.uncork();
}

// How a page says that it has not changed: as it should, and as shops do it.
/**
 * `none`: no ETag, no date. `wrong`: an invalid ETag and an invalid date. `changing`: a different one with every
 * response.
 */
export type Validators = 'strong' | 'weak' | 'none' | 'wrong' | 'changing';

/** English paths; the German pages do the same. All others have strong ones. */
const others = new Map<string, Validators>([
  ['/pages/workshop', 'none'],
  ['/products/sun-plate', 'none'],
  ['/pages/shipping', 'weak'],
  ['/products/reading-lamp', 'weak'],
  ['/pages/care', 'wrong'],
  ['/pages/contact', 'changing'],
]);

export const validatorsOf = (path: string): Validators => others.get(path) ?? 'strong';

/** What is sent, and whether the server checks what comes back. */
function validatorHeaders(kind: Validators, etag: string, changed: Date) {
  const date = { 'last-modified': changed.toUTCString() };
  const made: Record<Validators, { sent: Record<string, string>; compares: boolean }> = {
    strong: { sent: { etag, ...date }, compares: true },
    weak: { sent: { etag: `W/${etag}`, ...date }, compares: true },
    none: { sent: {}, compares: false },
    wrong: { sent: { etag: 'Stand: M\u00e4rz 2026', 'last-modified': 'yesterday' }, compares: false },
    changing: { sent: { etag: `"${randomUUID()}"`, 'last-modified': new Date().toUTCString() }, compares: false },
  };
  return made[kind];
}
