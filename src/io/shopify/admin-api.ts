import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { SafeFetch } from '#io/fetch/safe-fetch.ts';
import type { shopifyAddresses } from './shopify-addresses.ts';

// The Admin GraphQL API of one shop. Shopify limits by cost: a query over the budget gets THROTTLED and the rate at
// which the budget is restored, so we wait exactly that long (shopify.dev/docs/api/usage/limits).

export type AdminFailure =
  /** The token is invalid: the app was uninstalled, or the token must be refreshed. */
  | 'unauthorized'
  /** A scope is missing; `detail` says which field. */
  | 'no-scope'
  /** The shop does not pay Shopify (402) or is locked (423). */
  | 'frozen'
  /** The shop is gone (404). */
  | 'closed'
  /** Throttled for longer than we wait. */
  | 'throttled'
  /** 5xx, no connection, too slow. */
  | 'unavailable'
  /** Shopify rejects a field or value: a bug of ours. */
  | 'bad-query';

export type AdminResult<Data> = { ok: true; data: Data } | { ok: false; reason: AdminFailure; detail: string };

export interface AdminQuery<Data extends z.ZodType> {
  query: string;
  variables?: Record<string, unknown>;
  /** The schema of the part of the response that is read. */
  data: Data;
}

const Failure = z.object({
  message: z.string(),
  extensions: z.object({ code: z.string().optional(), requiredAccess: z.string().optional() }).optional(),
});
const Cost = z.object({
  requestedQueryCost: z.number(),
  throttleStatus: z.object({ maximumAvailable: z.number(), currentlyAvailable: z.number(), restoreRate: z.number() }),
});
const Answer = z.object({
  data: z.unknown().optional(),
  errors: z.union([z.array(Failure), z.string()]).optional(),
  extensions: z.object({ cost: Cost.optional() }).optional(),
});

/** Theme files come in pages of up to a few megabytes. */
const MAX_ANSWER_BYTES = 16_000_000;
const ATTEMPTS = 6;
/** The whole budget of the smallest plan is restored in 20 s. */
const MAX_PAUSE_MS = 25_000;
/** The timeout of one background request, and of all attempts while a person waits. */
const REQUEST_MS = 30_000;
const INTERACTIVE_TIMEOUT_MS = 15_000;

interface Parts {
  addresses: ReturnType<typeof shopifyAddresses>;
  safeFetch: Pick<SafeFetch, 'fetch'>;
  userAgent: string;
  /** Replaced in tests, which do not wait. */
  pause?(milliseconds: number, signal?: AbortSignal): Promise<unknown>;
}

const wait: NonNullable<Parts['pause']> = (milliseconds, signal) =>
  setTimeout(milliseconds, undefined, signal ? { signal } : {});

export function createAdminApi({ addresses, safeFetch, userAgent, pause = wait }: Parts) {
  async function ask(shop: string, accessToken: string, body: string, signal?: AbortSignal) {
    const result = await safeFetch.fetch(addresses.graphql(shop), {
      method: 'POST',
      userAgent,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-shopify-access-token': accessToken,
      },
      body,
      maxBytes: MAX_ANSWER_BYTES,
      totalMs: signal ? REQUEST_MS : INTERACTIVE_TIMEOUT_MS,
      ...(signal ? { signal } : {}),
    });
    if (result.ok) return { status: result.status, answer: readAnswer(result.body), retryAfter: null, detail: '' };
    return {
      status: result.status ?? null,
      answer: null,
      retryAfter: result.retryAfter ?? null,
      detail: result.detail ?? result.reason,
    };
  }

  /**
   * Retries temporary failures. A throttled mutation is safe to repeat, one that failed with 5xx is not. Background
   * jobs pass a signal; without one a person waits for the response.
   */
  async function query<Data extends z.ZodType>(
    shop: string,
    accessToken: string,
    { query: text, variables, data }: AdminQuery<Data>,
    signal?: AbortSignal,
  ): Promise<AdminResult<z.output<Data>>> {
    const body = JSON.stringify({ query: text, variables: variables ?? {} });
    const isRepeatable = !/^\s*mutation\b/.test(text);
    const endsAt = signal ? Number.POSITIVE_INFINITY : Date.now() + INTERACTIVE_TIMEOUT_MS;
    let last: { reason: AdminFailure; detail: string } = { reason: 'unavailable', detail: '' };
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { status, answer, retryAfter, detail } = await ask(shop, accessToken, body, signal);
      const failure = statusFailure(status);
      if (failure && failure !== 'unavailable' && failure !== 'throttled')
        return { ok: false, reason: failure, detail };
      let milliseconds = retryAfter === null ? 500 * 2 ** attempt : retryAfter * 1000;
      if (failure) {
        last = { reason: failure, detail };
        if (failure === 'unavailable' && !isRepeatable) break;
      } else if (!answer) {
        last = { reason: 'unavailable', detail: 'not the answer of Shopify' };
        if (!isRepeatable) break;
      } else {
        const refused = refusalOf(answer);
        if (!refused) {
          const read = data.safeParse(answer.data);
          return read.success
            ? { ok: true, data: read.data }
            : { ok: false, reason: 'bad-query', detail: z.prettifyError(read.error).slice(0, 500) };
        }
        const isTemporary = refused.reason === 'throttled' || (refused.reason === 'unavailable' && isRepeatable);
        if (!isTemporary) return { ok: false, ...refused };
        last = refused;
        if (refused.reason === 'throttled') milliseconds = waitFor(answer.extensions?.cost);
      }
      milliseconds = Math.min(milliseconds, MAX_PAUSE_MS);
      if (attempt === ATTEMPTS - 1 || Date.now() + milliseconds > endsAt) break;
      await pause(milliseconds, signal);
    }
    return { ok: false, ...last };
  }

  return { query };
}

function statusFailure(status: number | null): AdminFailure | null {
  if (status === null) return 'unavailable';
  if (status === 401) return 'unauthorized';
  if (status === 403) return 'no-scope';
  if (status === 402 || status === 423) return 'frozen';
  if (status === 404) return 'closed';
  if (status === 429) return 'throttled';
  if (status >= 500) return 'unavailable';
  return status >= 400 ? 'bad-query' : null;
}

function refusalOf({ errors }: z.output<typeof Answer>): { reason: AdminFailure; detail: string } | null {
  if (errors === undefined) return null;
  if (typeof errors === 'string') return { reason: 'unauthorized', detail: errors.slice(0, 500) };
  const [first] = errors;
  if (!first) return null;
  const detail = (first.extensions?.requiredAccess ?? first.message).slice(0, 500);
  const code = first.extensions?.code;
  if (code === 'THROTTLED') return { reason: 'throttled', detail };
  if (code === 'ACCESS_DENIED') return { reason: 'no-scope', detail };
  if (code === 'SHOP_INACTIVE') return { reason: 'frozen', detail };
  if (code === 'INTERNAL_SERVER_ERROR') return { reason: 'unavailable', detail };
  return { reason: 'bad-query', detail };
}

function waitFor(cost: z.output<typeof Cost> | undefined): number {
  if (!cost) return 1_000;
  const { currentlyAvailable, restoreRate } = cost.throttleStatus;
  return (Math.max(1, cost.requestedQueryCost - currentlyAvailable) / Math.max(1, restoreRate)) * 1000;
}

function readAnswer(body: Uint8Array): z.output<typeof Answer> | null {
  try {
    return Answer.safeParse(JSON.parse(new TextDecoder().decode(body))).data ?? null;
  } catch {
    return null;
  }
}
