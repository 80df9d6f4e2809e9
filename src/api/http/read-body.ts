import { ApiError } from '#contract/errors.ts';
import { MAX_UPLOAD_BYTES } from '#domain/images/upload-limit.ts';
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

/** The quote that ends a string; the end of the text if there is none. A quote after an odd number of backslashes is in it. */
function endOfText(text: string, from: number): number {
  for (let start = from; ; ) {
    const end = text.indexOf('"', start);
    if (end === -1) return text.length;
    let before = end;
    while (before > start && text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 0) return end;
    start = end + 1;
  }
}

// Threat: the platform's parser takes 0.6 s for a form of 120,000 parts and as long for one part with a million
// headers, on the thread that serves everybody. Layers: the body is bounded while it arrives; parts and the size of
// their headers are counted before parsing, by the boundary that the parser then has to use. We keep the platform's
// parser: with the few parts left it takes 30 ms for 10 MB, and a library would parse the same header a second way.
/** The other fields and the lines between them. */
const MORE_BYTES = 64_000;
/** A file, its name, its description, and room for what a browser adds. */
const MAX_PARTS = 8;
const MAX_PART_HEADER_BYTES = 4_000;

interface Upload {
  file: Uint8Array<ArrayBuffer>;
  fileName: string;
  fields: { name?: string; description?: string };
}

/** One file with its fields from a multipart body. The body is bounded before anything in it is read. */
export async function readUpload(request: Request, maxBytes = MAX_UPLOAD_BYTES): Promise<Upload> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new ApiError('UNSUPPORTED_MEDIA_TYPE');
  const boundary = boundaryOf(type);
  const bytes = await readBytes(request, maxBytes + MORE_BYTES);
  if (!bytes) throw new ApiError('FILE_TOO_LARGE');
  if (!boundary || !hasFewParts(bytes, boundary)) throw new ApiError('BAD_REQUEST');
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const form = await new Response(bytes, { headers }).formData().catch(() => null);
  if (!form) throw new ApiError('BAD_REQUEST');
  const file = form.get('file');
  if (!(file instanceof File)) throw new ApiError('VALIDATION_FAILED', { fields: { file: [noFile] } });
  if (file.size > maxBytes) throw new ApiError('FILE_TOO_LARGE');
  return {
    file: await file.bytes(),
    fileName: file.name,
    fields: { ...textIn(form, 'name'), ...textIn(form, 'description') },
  };
}

/** Characters that need no quotes: browsers and libraries use no others. */
const boundaryOf = (type: string) => /;\s*boundary="?([\w'()+,./:=?-]{1,70})"?\s*(?:;|$)/i.exec(type)?.[1] ?? null;

function hasFewParts(bytes: Uint8Array<ArrayBuffer>, boundary: string): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const line = Buffer.from(`--${boundary}`);
  let parts = 0;
  for (let at = body.indexOf(line); at !== -1; at = body.indexOf(line, at + line.length)) {
    // The line after the last part is a boundary too.
    parts += 1;
    if (parts > MAX_PARTS + 1) return false;
    const head = body.subarray(at, at + line.length + MAX_PART_HEADER_BYTES);
    const isEnd = head.subarray(line.length, line.length + 2).equals(end);
    if (!isEnd && !head.includes('\r\n\r\n')) return false;
  }
  return true;
}
const end = Buffer.from('--');

function textIn<Name extends string>(form: FormData, name: Name): { [K in Name]?: string } {
  const value = form.get(name);
  return typeof value === 'string' ? ({ [name]: value } as { [K in Name]: string }) : {};
}

const noFile = { en: 'Choose a file.', de: 'Wählen Sie eine Datei.' };
