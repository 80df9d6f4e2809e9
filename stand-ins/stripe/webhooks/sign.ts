import { createHmac } from 'node:crypto';

/** `Stripe-Signature` over the bytes as they are sent: https://docs.stripe.com/webhooks#verify-manually */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
