// The app as its partner account knows it: what shopify.app.toml and the dashboard say.

export interface AppConfig {
  apiKey: string;
  apiSecret: string;
  /** Part of its address in the admin and of its listing. */
  handle: string;
  title: string;
  /** What the admin frames: `application_url`. */
  appUrl: string;
  /** `[access_scopes] scopes`: granted at installation. */
  scopes: string[];
  /** `[access_scopes] optional_scopes`: asked for later, through App Bridge. */
  optionalScopes: string[];
  /** `[[webhooks.subscriptions]]` and `compliance_topics`: topic → path below `appUrl`, or a whole address. */
  webhooks: Record<string, string>;
  webhookApiVersion: string;
  /** Whether Shopify has granted this app the exemption that writing themes needs, beside `write_themes`. */
  mayWriteThemes: boolean;
  /** The theme app extension: Liquid of each app embed by the name of its block; they print into the head. */
  embeds: Record<string, string>;
  extensionUuid: string;
}

export const privacyTopics = ['customers/data_request', 'customers/redact', 'shop/redact'] as const;

const webhookTopics = [
  'app/scopes_update',
  'app/uninstalled',
  'app_subscriptions/approaching_capped_amount',
  'app_subscriptions/update',
  'bulk_operations/finish',
  'collections/create',
  'collections/delete',
  'collections/update',
  'products/create',
  'products/delete',
  'products/update',
  'shop/update',
  'themes/create',
  'themes/delete',
  'themes/publish',
  'themes/update',
  ...privacyTopics,
];

/** Made up; the key has the length and alphabet of a real client id. */
export const defaultApp: AppConfig = {
  apiKey: '5f1e3c0d9a7b48c2866d02e4b9a1c37f',
  apiSecret: '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',
  handle: 'linkbild',
  title: 'Linkbild',
  appUrl: 'http://localhost:3000/shopify',
  scopes: ['read_products', 'read_content', 'read_themes'],
  optionalScopes: ['write_themes', 'read_locales', 'read_translations', 'read_markets'],
  webhooks: Object.fromEntries(webhookTopics.map((topic) => [topic, '/webhooks'])),
  webhookApiVersion: '2026-10',
  mayWriteThemes: true,
  embeds: {},
  extensionUuid: '7f3d9c2e-51b8-4a60-9e47-c0a8d6b1f235',
};

/** `/webhooks` is below the app's address, as in shopify.app.toml. */
export const webhookAddress = (app: AppConfig, uri: string) =>
  /^https?:/.test(uri) ? uri : `${app.appUrl.replace(/\/+$/, '')}/${uri.replace(/^\/+/, '')}`;
