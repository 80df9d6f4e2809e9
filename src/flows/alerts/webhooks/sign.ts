import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { sealedPurposes } from '#io/accounts/secret-keys.ts';
import type { WebhookEndpointRow } from '#io/db/queries/watch/webhooks.ts';
import type { Io } from '#io/io.ts';

// Standard Webhooks: `whsec_` and 24 random bytes; the signature covers id, time and body. Secrets are stored
// encrypted, each bound to its column.

const PURPOSE = sealedPurposes.webhookSecret;

export const newSigningSecret = (): string => `whsec_${randomBytes(24).toString('base64')}`;
export const sealSecret = ({ keys }: Pick<Io, 'keys'>, secret: string): string => keys.encrypt(PURPOSE, secret);

interface Signed {
  id: string;
  body: string;
  now: Date;
}

/** Null: the secret was encrypted with another key. While an old secret is valid there are two signatures. */
export function signatureHeaders(
  { keys }: Pick<Io, 'keys'>,
  { secret, oldSecret, oldSecretUntil }: Pick<WebhookEndpointRow, 'secret' | 'oldSecret' | 'oldSecretUntil'>,
  { id, body, now }: Signed,
): Record<string, string> | null {
  const current = keys.decrypt(PURPOSE, secret);
  if (current === null) return null;
  const isOldValid = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now;
  const old = isOldValid ? keys.decrypt(PURPOSE, oldSecret) : null;
  const signatures = [current, ...(old === null ? [] : [old])].map((one) => new Webhook(one).sign(id, now, body));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
