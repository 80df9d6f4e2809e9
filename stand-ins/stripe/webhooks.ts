// https://docs.stripe.com/webhooks: every event is posted to the endpoint, signed over its bytes.
import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import type { Clock } from './account.ts';

interface Endpoint {
  url: string;
  secret: string;
}

/** `Stripe-Signature` over the bytes as they are sent: https://docs.stripe.com/webhooks#verify-manually */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}

const ANSWER_WITHIN_MS = 20_000;

/** One request. What is not accepted stays undelivered: the stand-in does not try again. */
async function post(clock: Clock, event: Stripe.Event, body: string, { url, secret }: Endpoint): Promise<void> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureHeader(body, secret, clock.seconds()),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await response.body?.cancel();
    if (response.ok) event.pending_webhooks = 0;
  } catch {
    // Nobody listens.
  }
}

export function createWebhooks(clock: Clock) {
  const underWay = new Set<Promise<unknown>>();
  let held: (() => Promise<void>)[] | null = null;
  let endpoint: Endpoint | null = null;

  function start(send: () => Promise<void>): Promise<void> {
    const running = send().finally(() => underWay.delete(running));
    underWay.add(running);
    return running;
  }

  return {
    /** Where events go from now on; null: nowhere. */
    setEndpoint(target: Endpoint | null) {
      endpoint = target;
    },

    /** Called for every event. */
    onEvent(event: Stripe.Event) {
      if (!endpoint) return;
      event.pending_webhooks = 1;
      const target = endpoint;
      // As it is now: the object changes before the event is sent.
      const body = JSON.stringify(event, null, 2);
      const send = () => post(clock, event, body, target);
      if (held) held.push(send);
      else void start(send);
    },

    /** New events wait until `release`. */
    hold() {
      held ??= [];
    },

    /** Sends what waits, one after another, and holds no longer. */
    async release(): Promise<void> {
      const rest = held ?? [];
      held = null;
      for (const send of rest) await start(send);
    },

    /** Once every request under way was answered. */
    async sent(): Promise<void> {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
