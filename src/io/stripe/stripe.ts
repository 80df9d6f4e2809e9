import type Stripe from 'stripe';
import type { SafeFetch } from '../fetch/safe-fetch.ts';
import { fetchFor } from './fetch-for.ts';
import type { BoughtPlan } from './queries/plan-of.ts';

interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Answers in Stripe's place in tests. */
  standInUrl: string | null;
}

interface Parts {
  safeFetch: Pick<SafeFetch, 'fetch'>;
  userAgent: string;
}

/** Somebody may be waiting for the page. */
const PATIENCE_MS = 20_000;

/** Stripe's client and the key of its events. Only with keys set. */
export async function createStripe({ secretKey, webhookSecret, standInUrl }: StripeSettings, parts: Parts) {
  // Loaded only here: an installation without keys does not wait for it.
  const { default: StripeApi } = await import('stripe');
  const api = new StripeApi(secretKey, {
    httpClient: StripeApi.createFetchHttpClient(fetchFor(parts)),
    timeout: PATIENCE_MS,
    // With the same idempotency key, which the package makes for every request that changes something.
    maxNetworkRetries: 1,
    telemetry: false,
    ...(standInUrl ? addressOf(standInUrl) : {}),
  });
  return {
    api,
    /** Which plan a price is for, as far as it was asked: that never changes. */
    planOfPrice: new Map<string, BoughtPlan | null>(),
    /** Null: not signed by Stripe with our secret, or too long ago. */
    readEvent(body: string, signature: string): Stripe.Event | null {
      try {
        return api.webhooks.constructEvent(body, signature, webhookSecret);
      } catch (error) {
        if (error instanceof StripeApi.errors.StripeSignatureVerificationError) return null;
        throw error;
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
