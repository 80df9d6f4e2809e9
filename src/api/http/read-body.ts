import { ApiError } from '#contract/errors.ts';
import { readBytes } from '#http/read-bytes.ts';

/** Bodies over 1 MB are rejected while they arrive (docs/decisions/009-what-the-specification-leaves-open.md#error-shape). */
export const MAX_JSON_BYTES = 1_000_000;
/** Deeper than any body of the contract; parsing and traversing stay cheap. */
const MAX_DEPTH = 32;

/** The JSON of a request. A missing body is `{}`, so that calls without required fields need none. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const bytes = await readBytes(request, MAX_JSON_BYTES);
  if (!bytes) throw new ApiError('BODY_TOO_LARGE');
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === '') return {};
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  if (!isWithinJsonBounds(text)) throw new ApiError('BODY_TOO_LARGE');
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('BAD_JSON');
  }
}

/**
 * PostgreSQL stores neither NUL nor half a surrogate pair; JSON can express both. They are rejected before anything
 * else.
 */
export function hasUnstorableText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  if (depth > MAX_DEPTH) return true;
  return Object.entries(value).some(
    ([key, inner]) => hasUnstorableText(key, depth + 1) || hasUnstorableText(inner, depth + 1),
  );
}

// Threat: a megabyte of brackets or of one-letter keys keeps the parser and everything after it busy for a quarter of a
// second, on the thread that serves everybody. So depth and number of values are counted before parsing, which takes a
// few milliseconds per megabyte.

/** Deeper than any body of the contract. */
const MAX_JSON_DEPTH = 64;
/** The largest template has a few hundred values. */
const MAX_VALUES = 20_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

export function isWithinJsonBounds(text: string, maxValues = MAX_VALUES): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfText(text, at + 1);
    } else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return false;
    } else if (code === 0x5d || code === 0x7d) {
      depth -= 1;
    } else if (code === 0x2c) {
      values += 1;
      if (values > maxValues) return false;
    }
  }
  return true;
}

/** The quote that ends a string; the end of the text if there is none. */
function endOfText(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at;
  }
  return text.length;
}
