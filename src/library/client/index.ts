// What `import … from 'linkbild/client'` gives: the API's calls for programs, and the check of webhooks. Uses
// fetch and WebCrypto alone (docs/decisions/047-npm-package.md).
export type * from './call-types.ts';
export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts';
export { type FieldErrors, type LimitOffer, LinkbildError, type TemplateFault } from './error.ts';
export { verifyWebhook, type WebhookHeaders } from './verify-webhook.ts';
