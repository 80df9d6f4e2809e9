import type { z } from 'zod';
import type { DownloadAnswer, ImageAnswer } from '#contract/call.ts';
import { type ErrorCode, errors } from '#contract/error-codes.ts';
import { ApiError, type ErrorBody, type FieldErrors, type LimitOffer } from '#contract/errors.ts';
import { inLanguage } from '#contract/messages.ts';
import { defaultLanguage, type Language, preferredLanguage } from '#domain/language.ts';
import { isDatabaseAway } from '#io/db/database-unavailable.ts';
import { StorageUnavailable } from '#io/files/files-with-timeout.ts';

// The one place that makes responses. Success is the contract's `ok` shape; everything else has the error shape.

export function jsonResponse(body: unknown, status: number, headers: HeadersInit = {}): Response {
  const all = new Headers(headers);
  all.set('content-type', 'application/json; charset=utf-8');
  all.set('cache-control', 'no-store');
  all.set('x-content-type-options', 'nosniff');
  const text = JSON.stringify(body);
  // Without it the compression middleware could not recognise small responses.
  all.set('content-length', String(Buffer.byteLength(text)));
  return new Response(text, { status, headers: all });
}

export function errorResponse(
  error: ApiError,
  language: Language,
  headers?: Headers,
  offer: LimitOffer | null = null,
): Response {
  const { status, text: usual } = errors[error.code];
  const text = error.text ?? usual;
  const fields =
    error.fields &&
    Object.fromEntries(Object.entries(error.fields).map(([name, all]) => [name, all.map((one) => one[language])]));
  return errorBody(
    error.code,
    status,
    text[language],
    fields,
    { retryAfterSeconds: error.retryAfterSeconds, fault: error.fault, offer },
    headers,
  );
}

const MAX_REPORTED = 100;

/** A body, query or path that does not match its schema: field → messages in the request's language. */
export function invalidResponse(issues: readonly z.core.$ZodIssue[], language: Language): Response {
  const fields: FieldErrors = {};
  let reported = 0;
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of names) {
      // With thousands of unknown keys, the first few messages are enough.
      reported += 1;
      if (reported > MAX_REPORTED) break;
      const name = path.map(String).join('.') || 'body';
      const message = inLanguage(issue, language);
      const all = Object.hasOwn(fields, name) ? (fields[name] ?? []) : [];
      if (!all.includes(message))
        Object.defineProperty(fields, name, {
          value: [...all, message],
          enumerable: true,
          configurable: true,
          writable: true,
        });
    }
  }
  const { status, text } = errors.VALIDATION_FAILED;
  return errorBody('VALIDATION_FAILED', status, text[language], fields);
}

/** The bytes of an image call. Private: it shows the project's own data. */
export function imageResponse({ bytes, contentType, etag }: ImageAnswer, request: Request, headers: Headers) {
  headers.set('etag', etag);
  headers.set('cache-control', 'private, max-age=300');
  headers.set('content-type', contentType);
  headers.set('x-content-type-options', 'nosniff');
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers });
}

/** A file to download. Its name is ours: letters, digits and hyphens. */
export function downloadResponse({ stream, contentType, fileName }: DownloadAnswer, headers: Headers) {
  headers.set('content-type', contentType);
  headers.set('content-disposition', `attachment; filename="${fileName}"`);
  headers.set('cache-control', 'private, no-store');
  headers.set('x-content-type-options', 'nosniff');
  return new Response(stream, { headers });
}

function errorBody(
  code: ErrorCode,
  statusCode: number,
  message: string,
  fields?: FieldErrors,
  {
    retryAfterSeconds,
    fault,
    offer,
  }: Pick<Partial<ApiError>, 'retryAfterSeconds' | 'fault'> & { offer?: LimitOffer | null } = {},
  headers = new Headers(),
): Response {
  const body: ErrorBody = {
    statusCode,
    code,
    message,
    ...(fields ? { errors: fields } : {}),
    ...(fault ? { fault } : {}),
    ...(offer ? { offer } : {}),
  };
  if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds));
  return jsonResponse(body, statusCode, headers);
}

const RETRY_SECONDS = 2;

/**
 * Errors of a handler: an ApiError is an expected error, anything else a bug that is logged and not shown. A
 * temporarily unavailable database is neither: it says nothing about the caller, so nobody is logged out by it.
 */
export function apiErrorOf(thrown: unknown): ApiError | null {
  if (isDatabaseAway(thrown) || thrown instanceof StorageUnavailable)
    return new ApiError('UNAVAILABLE', { retryAfterSeconds: RETRY_SECONDS });
  return thrown instanceof ApiError ? thrown : null;
}

/** The language of messages. Pages send their own; programs may send any Accept-Language. */
export const requestLanguage = (headers: Headers): Language =>
  preferredLanguage(headers.get('accept-language')) ?? defaultLanguage;
