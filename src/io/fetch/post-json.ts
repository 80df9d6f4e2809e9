import type { SafeFetch } from './fetch-types.ts';

/** How much of a response is stored: enough to read why it was refused. */
const ANSWER_BYTES = 2_000;
/** Our documentation asks receivers to respond first and work afterwards. */
const POST_MS = 15_000;

export interface PostResult {
  isDelivered: boolean;
  /** Null: there was no response. */
  status: number | null;
  /** The beginning of the response, or why there was none. */
  answer: string;
  retryAfterSeconds: number | null;
}

interface Post {
  userAgent: string;
  body: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Sends JSON once. Only 2xx counts as delivered, and redirects are not followed. Never throws for a server's behaviour.
 */
export async function postJson(safeFetch: Pick<SafeFetch, 'fetch'>, url: string, post: Post): Promise<PostResult> {
  const { userAgent, body, headers, signal } = post;
  const result = await safeFetch.fetch(url, {
    method: 'POST',
    userAgent,
    body,
    headers: { 'content-type': 'application/json', ...headers },
    maxBytes: ANSWER_BYTES,
    onTooLarge: 'truncate',
    errorBodyBytes: ANSWER_BYTES,
    totalMs: POST_MS,
    ...(signal ? { signal } : {}),
  });
  if (result.ok)
    return { isDelivered: true, status: result.status, answer: readable(result.body), retryAfterSeconds: null };
  const status = result.status ?? null;
  const answer = status === null ? `${result.reason}: ${result.detail ?? ''}` : readable(result.body);
  return { isDelivered: false, status, answer, retryAfterSeconds: result.retryAfter ?? null };
}

/** As text that PostgreSQL can store. */
const readable = (body: Uint8Array | undefined): string =>
  new TextDecoder().decode(body ?? new Uint8Array()).replaceAll('\0', '');
