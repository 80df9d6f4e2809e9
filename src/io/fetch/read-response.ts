import { type BodySlots, collectBody } from './body/collect-body.ts';
import type { BodyOptions } from './body/read-body.ts';
import { FetchError, type FetchReason, failureOf, readRetryAfter } from './failure.ts';
import type { FetchFailure, FetchOptions } from './fetch-types.ts';
import { failed, type Opened, REDIRECT_BODY_BYTES } from './open-response.ts';
import type { RequestTimeout } from './request-timeout.ts';

/** `bytes`: maximum of the unpacked body. */
export function bodyOptions(
  { answer }: Opened,
  request: FetchOptions,
  { timeout, bytes, compressedBytes }: { timeout: RequestTimeout; bytes: number; compressedBytes: number },
): BodyOptions {
  const { onTooLarge = 'fail', sniffGzip = false, method } = request;
  // Responses without a body still name the coding it would have had.
  const empty = method === 'HEAD' || answer.status === 204 || answer.status === 304;
  const contentEncoding = empty ? undefined : answer.headers['content-encoding'];
  const contentLength = /^\d{1,15}$/.test(answer.headers['content-length'] ?? '')
    ? Number(answer.headers['content-length'])
    : undefined;
  return {
    contentEncoding,
    contentLength,
    partial: answer.status === 206,
    sniffGzip,
    onTooLarge,
    bytes,
    compressedBytes: Math.max(compressedBytes, bytes),
    timeout,
  };
}

/** A failure with the beginning of the body, if requested (`errorBodyBytes`). */
export async function failureWithBody(
  opened: Opened,
  reason: FetchReason,
  request: FetchOptions,
  { timeout, compressedBytes, slots }: { timeout: RequestTimeout; compressedBytes: number; slots: BodySlots },
) {
  const { answer, response } = opened;
  const maxBytes = request.errorBodyBytes ?? 0;
  const retryAfter = readRetryAfter(answer.headers['retry-after'], Date.now());
  const failure: FetchFailure = {
    ...failed(new FetchError(reason, `status ${answer.status}`), answer),
    status: answer.status,
    headers: answer.headers,
    ...(retryAfter === null ? {} : { retryAfter }),
  };
  if (maxBytes === 0 || request.method === 'HEAD') {
    timeout.bodyStarts();
    await response.body.dump({ limit: REDIRECT_BODY_BYTES }).catch(() => {});
    return failure;
  }
  try {
    const options = bodyOptions(
      opened,
      { ...request, onTooLarge: 'truncate' },
      { timeout, bytes: maxBytes, compressedBytes },
    );
    return { ...failure, body: (await collectBody(response.body, options, slots)).body };
  } catch (error) {
    failureOf(error);
    return failure;
  }
}
