// Threat: the platform's parser takes 0.6 s for a form of 120,000 parts and as long for one part with a million
// headers, on the thread that serves everybody. Layers: the body is bounded while it arrives; parts and the size of
// their headers are counted before parsing, by the boundary that the parser is then told to use. We keep the platform's
// parser: with the few parts left it takes 30 ms for 10 MB, and a library would parse the same header a second way.
import { ApiError } from '#contract/errors.ts';
import { readBytes } from '#http/read-bytes.ts';

/** Uploads over 10 MB are rejected while they arrive (docs/decisions/009-what-the-specification-leaves-open.md#error-shape). */
const MAX_UPLOAD_BYTES = 10_000_000;
/** The other fields and the lines between them. */
const MORE_BYTES = 64_000;
/** A file, its name, its description, and room for what a browser adds. */
const MAX_PARTS = 8;
const MAX_PART_HEADER_BYTES = 4_000;

export interface Upload {
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
