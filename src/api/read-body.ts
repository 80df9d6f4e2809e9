import { ApiError } from '#contract/errors.ts';

/** Bodies over 1 MB are refused while they arrive (decisions, Error shape). */
export const MAX_JSON_BYTES = 1_000_000;
/** Deeper than any body of the contract; parsing and walking stay cheap. */
const MAX_DEPTH = 32;

/** The JSON of a request. A missing body is `{}`, so that calls without required fields can be made without one. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const text = await readText(request, MAX_JSON_BYTES);
  if (text.trim() === '') return {};
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('BAD_JSON');
  }
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new ApiError('BODY_TOO_LARGE');
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new ApiError('BODY_TOO_LARGE');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** PostgreSQL stores neither NUL nor half a surrogate pair; JSON can spell both. They are refused before anything is tried. */
export function hasUnstorableText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  if (depth > MAX_DEPTH) return true;
  return Object.entries(value).some(
    ([key, inner]) => hasUnstorableText(key, depth + 1) || hasUnstorableText(inner, depth + 1),
  );
}
