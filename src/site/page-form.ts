// Threat: a form is parsed by the page's own code on the thread that serves everybody, and anybody may send one: a
// megabyte of `a&a&a…` takes 4 s, a form of 120,000 parts 0.6 s, and an endless body all memory. Our own forms are
// plain and have a few fields, so only such forms are let through.
import { readBytes } from '#api/read-bytes.ts';

/** The largest is a case study with its pages. */
const MAX_FORM_BYTES = 1_000_000;
const MAX_FIELDS = 1_000;

/** The same request with its body read and bounded, or an error response. */
export async function readPageForm(request: Request): Promise<Request | Response> {
  const type = request.headers.get('content-type') ?? '';
  const bytes = await readBytes(request, MAX_FORM_BYTES);
  if (!bytes) return new Response('The form is too large.', { status: 413 });
  if (bytes.length > 0 && !/^application\/x-www-form-urlencoded\b/i.test(type)) {
    return new Response('Please send a plain form.', { status: 415 });
  }
  let fields = 1;
  for (const byte of bytes) if (byte === 0x26) fields += 1;
  if (fields > MAX_FIELDS) return new Response('The form has too many fields.', { status: 413 });
  const { method, headers, signal, url } = request;
  return new Request(url, { method, headers, signal, body: bytes });
}
