import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createShopify } from '#io/shopify/shopify.ts';

/** The app's keys for tests that never reach a shop. */
export const keysOnly = () => {
  const settings = { apiKey: 'app-key', apiSecret: 'app-secret', standInUrl: null };
  const safeFetch = createSafeFetch({ allowedPrivateHosts: [] });
  return createShopify(settings, { safeFetch, userAgent: 'test', now: () => new Date() });
};
