/** Field → messages, each of them for the person who filled it in. */
export type FieldErrors = Record<string, string[]>;

/**
 * Everything that goes wrong between a program and Linkbild. `code` is for programs and stays the same, `message` is for
 * people. Without an answer `status` is 0 and `code` is `TIMEOUT` or `NETWORK`.
 */
export class LinkbildError extends Error {
  override readonly name = 'LinkbildError';
  readonly status: number;
  readonly code: string;
  readonly errors: FieldErrors;
  /** Seconds to wait before the next attempt, where the answer says so. */
  readonly retryAfter: number | null;

  constructor(
    {
      status,
      code,
      message,
      errors = {},
      retryAfter = null,
    }: {
      status: number;
      code: string;
      message: string;
      errors?: FieldErrors;
      retryAfter?: number | null;
    },
    options?: { cause: unknown },
  ) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** The error of an answer. A proxy in between may answer without JSON. */
export async function errorOf(response: Response): Promise<LinkbildError> {
  const { status, statusText, headers } = response;
  const retryAfter = secondsIn(headers.get('retry-after'));
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorBody(body)) {
    return new LinkbildError({ status, code: 'UNEXPECTED', message: statusText || `Status ${status}`, retryAfter });
  }
  return new LinkbildError({ status, code: body.code, message: body.message, errors: body.errors ?? {}, retryAfter });
}

const isErrorBody = (body: unknown): body is { code: string; message: string; errors?: FieldErrors } =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

/** Seconds or a date. */
function secondsIn(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
