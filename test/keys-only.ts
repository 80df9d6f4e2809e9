import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createShopify } from '#io/shopify/shopify.ts';
import { createStripe } from '#io/stripe/stripe.ts';

// Keys of optional parts, for tests that never reach the other side.

/** The app's keys for tests that never reach a shop. */
export const keysOnly = () => {
  const settings = { apiKey: 'app-key', apiSecret: 'app-secret', standInUrl: null };
  const safeFetch = createSafeFetch({ allowedPrivateHosts: [] });
  return createShopify(settings, { safeFetch, userAgent: 'test', now: () => new Date() });
};

/** Stripe's keys for tests that never reach it. */
export const stripeKeysOnly = () => {
  const settings = { secretKey: 'sk_test_keys', webhookSecret: 'whsec_keys', standInUrl: null };
  return createStripe(settings, { safeFetch: createSafeFetch({ allowedPrivateHosts: [] }), userAgent: 'test' });
};
