/** Field → messages, each of them for the person who filled it in. */
export type FieldErrors = Record<string, string[]>;

/** Why a template cannot be drawn, and where. */
export interface TemplateFault {
  reason: string;
  detail: string;
  part: 'html' | 'style' | 'data';
  where?: { line: number; column: number };
}

/** What helps at a limit of the plan. */
export interface LimitOffer {
  limit: string;
  project: { id: number; slug: string };
  /** The cheapest plan that allows more; null: there is none larger. */
  planId: string | null;
  basePlan: string | null;
  /** It can be tried for 14 days first. */
  isTrial: boolean;
  provider: string;
  /** Whether the token's owner may change the plan; otherwise an admin of the project does. */
  mayChange: boolean;
}

interface ErrorContent {
  status: number;
  code: string;
  message: string;
  errors?: FieldErrors | undefined;
  fault?: TemplateFault | null | undefined;
  offer?: LimitOffer | null | undefined;
  retryAfter?: number | null;
  requestId?: string | null;
}

/**
 * Everything that goes wrong between a program and Linkbild. `code` is for programs and stays the same, `message` is for
 * people. Without an answer `status` is 0 and `code` is `TIMEOUT` or `NETWORK`.
 */
export class LinkbildError extends Error {
  override readonly name = 'LinkbildError';
  readonly status: number;
  readonly code: string;
  readonly errors: FieldErrors;
  /** With `TEMPLATE_FAULT`. */
  readonly fault: TemplateFault | null;
  /** With `LIMIT_REACHED`. */
  readonly offer: LimitOffer | null;
  /** Seconds to wait before the next attempt, where the answer says so. */
  readonly retryAfter: number | null;
  /** Names the request in the operator's log. */
  readonly requestId: string | null;

  constructor(content: ErrorContent, options?: { cause: unknown }) {
    super(content.message, options);
    this.status = content.status;
    this.code = content.code;
    this.errors = content.errors ?? {};
    this.fault = content.fault ?? null;
    this.offer = content.offer ?? null;
    this.retryAfter = content.retryAfter ?? null;
    this.requestId = content.requestId ?? null;
  }
}

/** The error of an answer. A proxy in between may answer without JSON. */
export async function errorOf(response: Response): Promise<LinkbildError> {
  const { status, statusText, headers } = response;
  const known = { status, retryAfter: secondsIn(headers.get('retry-after')), requestId: headers.get('x-request-id') };
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorBody(body))
    return new LinkbildError({ ...known, code: 'UNEXPECTED', message: statusText || `Status ${status}` });
  const { code, message, errors, fault, offer } = body;
  return new LinkbildError({ ...known, code, message, errors, fault, offer });
}

const isErrorBody = (body: unknown): body is Pick<ErrorContent, 'code' | 'message' | 'errors' | 'fault' | 'offer'> =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

/** Seconds or a date. */
function secondsIn(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
