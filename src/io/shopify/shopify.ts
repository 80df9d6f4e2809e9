import type { SafeFetch } from '#io/fetch/safe-fetch.ts';
import { createAccessTokens } from './access-tokens.ts';
import { createAdminApi } from './admin-api.ts';
import { type ShopifySettings, shopifyAddresses } from './shopify-addresses.ts';
import { createVerifier } from './verify-request.ts';

interface Parts {
  safeFetch: SafeFetch;
  userAgent: string;
  now(): Date;
  /** Delay between attempts; replaced in tests, which do not wait. */
  pause?: Parameters<typeof createAdminApi>[0]['pause'];
}

/** Everything for Shopify: URLs, signatures, tokens, Admin API. Exists only if the app's keys are set. */
export function createShopify(settings: ShopifySettings, { safeFetch, userAgent, now, pause }: Parts) {
  const addresses = shopifyAddresses(settings);
  return {
    apiKey: settings.apiKey,
    addresses,
    safeFetch,
    ...createVerifier(settings),
    tokens: createAccessTokens({ settings, addresses, safeFetch, userAgent, now }),
    admin: createAdminApi({ addresses, safeFetch, userAgent, ...(pause ? { pause } : {}) }),
  };
}
export type Shopify = ReturnType<typeof createShopify>;
