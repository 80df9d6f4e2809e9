/**
 * The purposes of encrypted columns. io/db/queries/operation/sealed-values.ts lists the columns: whoever adds one of
 * these adds it there, so that a new SECRET_KEY reaches it.
 */
export const sealedPurposes = {
  authenticatorApp: (userId: number) => `authenticator-app:${userId}`,
  alertChannel: 'alert-channel',
  webhookSecret: 'webhook-secret',
  shopifyToken: 'shopify-token',
  installationKey: 'installation-key',
} as const;
