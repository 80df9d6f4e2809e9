import type Stripe from 'stripe';
import type { SafeFetch } from '#io/fetch/safe-fetch.ts';
import type { BoughtPlan } from './queries/prices.ts';

interface StripeParts {
  safeFetch: Pick<SafeFetch, 'fetch'>;
  userAgent: string;
}

/** A hundred invoices with their lines. */
const MAX_ANSWER_BYTES = 16_000_000;
const MAX_ERROR_BYTES = 100_000;
const methods = ['GET', 'POST', 'DELETE'] as const;

/** A `fetch` for Stripe's client that goes through safe fetch. */
const fetchFor =
  ({ safeFetch, userAgent }: StripeParts) =>
  async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const method = methods.find((one) => one === init.method);
    if (!method) throw new TypeError(`no Stripe request uses ${init.method}`);
    const result = await safeFetch.fetch(String(url), {
      method,
      userAgent,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(method !== 'GET' && typeof init.body === 'string' ? { body: init.body } : {}),
      maxBytes: MAX_ANSWER_BYTES,
      errorBodyBytes: MAX_ERROR_BYTES,
      ...(init.signal ? { signal: init.signal } : {}),
    });
    // No response at all: a TypeError is what the client expects for a broken connection.
    if (result.status === undefined) throw new TypeError(result.ok ? 'no status' : (result.detail ?? result.reason));
    const body = result.body ? Buffer.from(result.body).toString() : '';
    return new Response(body === '' ? null : body, {
      status: result.status,
      headers: withoutEncodingHeaders(result.headers ?? {}),
    });
  };

/** Removes the encoding headers, because the body is already decompressed. */
const withoutEncodingHeaders = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(content-encoding|content-length)$/i.test(name)));

interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** URL of the stand-in for Stripe in tests. */
  standInUrl: string | null;
}

/** Short, because a person may be waiting for the page. */
const INTERACTIVE_TIMEOUT_MS = 20_000;

/** Stripe's client and the verification of its events. Exists only if keys are set. */
export async function createStripe({ secretKey, webhookSecret, standInUrl }: StripeSettings, parts: StripeParts) {
  // Loaded only here, so that installations without keys start faster.
  const { default: StripeApi } = await import('stripe');
  const api = new StripeApi(secretKey, {
    httpClient: StripeApi.createFetchHttpClient(fetchFor(parts)),
    timeout: INTERACTIVE_TIMEOUT_MS,
    // Safe, because the package adds an idempotency key to every request that changes something.
    maxNetworkRetries: 1,
    telemetry: false,
    ...(standInUrl ? addressOf(standInUrl) : {}),
  });
  return {
    api,
    /** Cache from a price's id to its plan, which never changes. */
    planOfPrice: new Map<string, BoughtPlan | null>(),
    /**
     * Null: not signed with our secret, too old, or not an event. The package throws its own error for a wrong
     * signature and others for headers and bodies that it cannot read (`t=,v1=`); none of them is a bug of ours.
     */
    readEvent(body: string, signature: string): Stripe.Event | null {
      try {
        return api.webhooks.constructEvent(body, signature, webhookSecret);
      } catch {
        return null;
      }
    },
  };
}
export type StripeClient = Awaited<ReturnType<typeof createStripe>>;

function addressOf(url: string) {
  const { hostname, port, protocol } = new URL(url);
  return {
    host: hostname,
    port: Number(port),
    protocol: protocol === 'https:' ? ('https' as const) : ('http' as const),
  };
}
