import type { WebhookEvent } from './call-types.ts';
import { LinkbildError } from './error.ts';

// Standard Webhooks: HMAC-SHA256 over `id.timestamp.body`, `v1,` and base64, one signature for each secret that is valid.

const TOLERANCE_SECONDS = 300;
/** While a secret is changed there are two. More would only cost time, and whoever sends them decides how many. */
const MAX_SIGNATURES = 8;

/** Of a `Request`, of Node's `request.headers`, or a plain object. */
export type WebhookHeaders = Headers | Record<string, string | string[] | undefined>;

/**
 * The event of a request that Linkbild sent. Throws `LinkbildError` with status 400 otherwise. `rawBody` is the body as
 * it came: JSON that was parsed and written again has another signature.
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
  { now = new Date() }: { now?: Date } = {},
): Promise<WebhookEvent> {
  const all = headers instanceof Headers ? headers : headersOf(headers);
  const id = all.get('webhook-id');
  const timestamp = all.get('webhook-timestamp');
  const signatures = all.get('webhook-signature');
  if (!id || !timestamp || !signatures)
    throw refused('WEBHOOK_HEADERS_MISSING', 'The headers of a webhook are missing');
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) {
    throw refused('WEBHOOK_TIME_WRONG', 'The webhook is older than five minutes, or from the future');
  }
  const body = typeof rawBody === 'string' ? new TextEncoder().encode(rawBody) : rawBody;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  if (!(await isSigned(signed, signatures, secret))) {
    throw refused('WEBHOOK_SIGNATURE_WRONG', 'The webhook is not signed with this secret');
  }
  return JSON.parse(new TextDecoder().decode(body));
}

/** `verify` of WebCrypto compares in constant time. */
async function isSigned(signed: Uint8Array<ArrayBuffer>, signatures: string, secret: string): Promise<boolean> {
  const raw = bytesOf(secret.replace(/^whsec_/, ''));
  if (!raw || raw.length === 0) throw new TypeError('The secret of a webhook endpoint looks like whsec_…');
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  for (const signature of signatures.split(' ', MAX_SIGNATURES)) {
    const [version, value = ''] = signature.split(',');
    const bytes = version === 'v1' ? bytesOf(value) : null;
    if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return true;
  }
  return false;
}

const refused = (code: string, message: string) => new LinkbildError({ status: 400, code, message });

function headersOf(plain: Record<string, string | string[] | undefined>): Map<string, string> {
  return new Map(
    Object.entries(plain).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value.join(' ') : value] as const],
    ),
  );
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(head.length + tail.length);
  all.set(head);
  all.set(tail, head.length);
  return all;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
