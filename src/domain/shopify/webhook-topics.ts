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
