// What integrations/shopify/shopify.app.toml says too: the scopes of the app and the topics it receives.

/** Scopes that the app always has (integrations/shopify/shopify.app.toml). */
export const requiredScopes = ['read_products', 'read_content', 'read_themes'] as const;
/** Requested only when a merchant wants us to change a copy of the theme. */
export const WRITE_THEMES = 'write_themes';
/** Requested only when a merchant wants pages in further languages and markets to be read from the shop too. */
export const languageScopes = ['read_locales', 'read_translations', 'read_markets'] as const;

/** Whether there is more to read than before. */
export const gainsLanguages = (before: readonly string[], after: readonly string[]): boolean =>
  languageScopes.some((scope) => after.includes(scope) && !before.includes(scope));

/** Otherwise a reading sees the shop's own language only, and says nothing about pages in others. */
export const seesLanguages = (granted: readonly string[]): boolean => {
  const has = withReading(granted);
  return languageScopes.every((scope) => has.has(scope));
};

/** A `write_` scope contains its `read_` scope, and Shopify then lists only the former. */
const withReading = (granted: readonly string[]) =>
  new Set(granted.flatMap((scope) => [scope, scope.replace(/^write_/, 'read_')]));

export function missingScopes(granted: readonly string[]): string[] {
  const has = withReading(granted);
  return requiredScopes.filter((scope) => !has.has(scope));
}

/** As in `X-Shopify-Topic`, and subscribed in integrations/shopify/shopify.app.toml. */
export const webhookTopics = [
  'products/create',
  'products/update',
  'products/delete',
  'collections/create',
  'collections/update',
  'collections/delete',
  'themes/publish',
  'themes/update',
  'shop/update',
  'bulk_operations/finish',
  'app/uninstalled',
  'app/scopes_update',
  'app_subscriptions/update',
  'customers/data_request',
  'customers/redact',
  'shop/redact',
] as const;
export type WebhookTopic = (typeof webhookTopics)[number];

export const isWebhookTopic = (text: string): text is WebhookTopic =>
  (webhookTopics as readonly string[]).includes(text);
