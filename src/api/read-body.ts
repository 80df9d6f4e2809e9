import { ApiError } from '#contract/errors.ts';
import { isWithinJsonBounds } from './json-bounds.ts';
import { readBytes } from './read-bytes.ts';

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
