import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createStripe } from '#io/stripe/stripe.ts';

/** Stripe's keys for tests that never reach it. */
export const stripeKeysOnly = () => {
  const settings = { secretKey: 'sk_test_keys', webhookSecret: 'whsec_keys', standInUrl: null };
  return createStripe(settings, { safeFetch: createSafeFetch({ allowedPrivateHosts: [] }), userAgent: 'test' });
};
