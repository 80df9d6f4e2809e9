import type Stripe from 'stripe';
import type { Clock } from '../clock.ts';
import { signatureHeader } from './sign.ts';

export interface Endpoint {
  url: string;
  secret: string;
  /** Only these types; all if left out. */
  types?: string[];
}

export interface Delivery {
  event: Stripe.Event;
  /** As it was when it happened: the same bytes each time. */
  body: string;
  /** What was answered, each time; 0 if nothing was. */
  statuses: number[];
  /** Unix seconds of the next attempt; null once it was accepted or given up. */
  retryAt: number | null;
}

export interface SendOptions {
  /** `wrong`: signed with another secret. `missing`: no signature. `old`: signed an hour ago. */
  signature?: 'wrong' | 'missing' | 'old';
}

const ANSWER_WITHIN_MS = 20_000;
const MINUTE_SECONDS = 60;
/** Stripe publishes that it is up to three days with growing gaps, not the gaps. */
const RETRY_MINUTES = [5, 30, 120, 300, 600, 720, 720, 720, 720];

/** One request. What is not accepted is due again after a while. */
export async function attempt(
  clock: Clock,
  delivery: Delivery,
  target: Endpoint,
  { signature }: SendOptions,
): Promise<void> {
  const secret = signature === 'wrong' ? `${target.secret}-of-somebody-else` : target.secret;
  const seconds = clock.seconds() - (signature === 'old' ? 3600 : 0);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    // Signed anew each time, with the time of the attempt.
    ...(signature === 'missing' ? {} : { 'stripe-signature': signatureHeader(delivery.body, secret, seconds) }),
  };
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      headers,
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await response.body?.cancel();
    delivery.statuses.push(response.status);
  } catch {
    delivery.statuses.push(0);
  }
  const status = delivery.statuses.at(-1) ?? 0;
  if (status >= 200 && status < 300) {
    delivery.retryAt = null;
    delivery.event.pending_webhooks = 0;
  } else if (delivery.event.pending_webhooks > 0) {
    const gap = RETRY_MINUTES[delivery.statuses.length - 1];
    delivery.retryAt = gap === undefined ? null : clock.seconds() + gap * MINUTE_SECONDS;
  }
}
