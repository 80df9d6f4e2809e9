// Every way an outbound request can fail, as a value; and how runtime errors become one of them.
import { errors } from 'undici';

const fetchReasons = [
  'bad-url',
  'blocked',
  'dns',
  'refused',
  'tls',
  'timeout',
  'stalled',
  'too-large',
  'too-many-redirects',
  'bad-response',
  'not-found',
  'gone',
  'forbidden',
  'rate-limited',
  'server-error',
  'unwanted',
  'aborted',
] as const;
export type FetchReason = (typeof fetchReasons)[number];

/** Carries a reason through streams and timers up to safe fetch, where it becomes a value. Streamed bodies throw it. */
export class FetchError extends Error {
  override name = 'FetchError';
  readonly reason: FetchReason;
  constructor(reason: FetchReason, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

const reasonOfCode: ReadonlyMap<string, FetchReason> = new Map(
  Object.entries({
    ENOTFOUND: 'dns',
    EAI_AGAIN: 'dns',
    EAI_FAIL: 'dns',
    EAI_NODATA: 'dns',
    ENODATA: 'dns',
    ECONNREFUSED: 'refused',
    EHOSTUNREACH: 'refused',
    ENETUNREACH: 'refused',
    EADDRNOTAVAIL: 'refused',
    EACCES: 'refused',
    EPERM: 'refused',
    ETIMEDOUT: 'timeout',
    UND_ERR_CONNECT_TIMEOUT: 'timeout',
    UND_ERR_HEADERS_TIMEOUT: 'timeout',
    UND_ERR_BODY_TIMEOUT: 'stalled',
    UND_ERR_HEADERS_OVERFLOW: 'too-large',
    UND_ERR_DESTROYED: 'aborted',
    UND_ERR_CLOSED: 'aborted',
    EPROTO: 'tls',
  }),
);

/** OpenSSL's certificate error codes have no common prefix: these are the words they are made of. */
const tlsCode = /^ERR_(TLS|SSL)_|CERT|SIGNED|UNABLE_TO_|_CRL_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_EXCEEDED/;

/** The reason of a failed exchange. An error without a code is a bug of ours and is rethrown. */
export function failureOf(error: unknown): FetchError {
  if (error instanceof FetchError) return error;
  if (error instanceof AggregateError && error.errors.length > 0) return failureOf(error.errors[0]);
  // The one error of undici that comes without a code.
  if (error instanceof errors.HTTPParserError) return new FetchError('bad-response', error.message);
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') throw error;
  const known = reasonOfCode.get(error.code);
  if (known) return new FetchError(known, error.message);
  // Closed during the handshake: Node says ECONNRESET, and only the message distinguishes it from a later reset.
  const handshake = error.code === 'ECONNRESET' && error.message.includes('secure TLS connection');
  return new FetchError(handshake || tlsCode.test(error.code) ? 'tls' : 'bad-response', error.message);
}

/** Null for a usable response: 2xx, and 304 to a conditional request. */
export function reasonOfStatus(status: number, conditional: boolean): FetchReason | null {
  if (status >= 200 && status < 300) return null;
  if (status === 304) return conditional ? null : 'bad-response';
  if (status === 404) return 'not-found';
  if (status === 410) return 'gone';
  // 402 and 423: a Shopify store that is frozen or locked. 451: closed for legal reasons.
  if ([401, 402, 403, 407, 423, 451].includes(status)) return 'forbidden';
  // 430: Shopify's own status for requests that it considers a bot's.
  if (status === 429 || status === 430) return 'rate-limited';
  return status >= 500 ? 'server-error' : 'bad-response';
}

/** Retry-After in seconds: a number or a date (RFC 9110, 10.2.3); null when missing or nonsense. */
export function readRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  const text = value.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const date = /^[A-Z][a-z]{2}/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
