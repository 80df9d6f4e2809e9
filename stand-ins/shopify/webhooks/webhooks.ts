// Webhooks over HTTPS. https://shopify.dev/docs/apps/build/webhooks/delivery-structure
// Shopify tries a delivery that failed again, 8 times within 4 hours; here a test says when (`resend`).
import { randomUUID } from 'node:crypto';
import { type AppConfig, privacyTopics, webhookAddress } from '../app-config.ts';
import { signBody } from '../auth/sign.ts';
import type { Clock } from '../server.ts';

export interface Delivery {
  /** X-Shopify-Webhook-Id: the same when it is sent again. */
  id: string;
  topic: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  /** What the app answered, each time; 0 if it did not. */
  statuses: number[];
}

export interface SendOptions {
  /** `wrong`: signed with another secret. `missing`: no signature. */
  signature?: 'wrong' | 'missing';
  /** Several deliveries of one event have one X-Shopify-Event-Id. */
  eventId?: string;
}

const ANSWER_WITHIN_MS = 5000;

/** Still told after the app is gone. */
const toldLater = ['app/uninstalled', ...privacyTopics];

interface Sender {
  readonly domain: string;
  readonly installation: unknown;
}

export function createWebhooks(app: AppConfig, shop: Sender, clock: Clock) {
  const deliveries: Delivery[] = [];
  const underWay = new Set<Promise<unknown>>();
  let held: Delivery[] | null = null;

  async function attempt(delivery: Delivery): Promise<void> {
    try {
      const response = await fetch(delivery.url, {
        method: 'POST',
        headers: delivery.headers,
        body: delivery.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      await response.body?.cancel();
      delivery.statuses.push(response.status);
    } catch {
      delivery.statuses.push(0);
    }
  }

  function post(delivery: Delivery): Promise<void> {
    const running = attempt(delivery).finally(() => underWay.delete(running));
    underWay.add(running);
    return running;
  }

  function make(topic: string, url: string, payload: unknown, options: SendOptions): Delivery {
    const body = JSON.stringify(payload);
    const secret = options.signature === 'wrong' ? `${app.apiSecret}-of-somebody-else` : app.apiSecret;
    const id = randomUUID();
    const headers: Record<string, string> = {
      'content-type': 'application/json',
      'user-agent': 'Shopify-Captain-Hook',
      'x-shopify-topic': topic,
      'x-shopify-shop-domain': shop.domain,
      'x-shopify-api-version': app.webhookApiVersion,
      'x-shopify-webhook-id': id,
      'x-shopify-event-id': options.eventId ?? randomUUID(),
      'x-shopify-triggered-at': clock.now().toISOString(),
      ...(options.signature === 'missing' ? {} : { 'x-shopify-hmac-sha256': signBody(body, secret) }),
    };
    return { id, topic, url, headers, body, statuses: [] };
  }

  return {
    deliveries,

    /** To every subscription of the topic; none: nothing is sent. */
    send(topic: string, payload: unknown, options: SendOptions = {}): Delivery[] {
      if (!shop.installation && !toldLater.includes(topic)) return [];
      const made = Object.entries(app.webhooks)
        .filter(([own]) => own === topic)
        .map(([, uri]) => make(topic, webhookAddress(app, uri), payload, options));
      deliveries.push(...made);
      for (const delivery of made) {
        if (held) held.push(delivery);
        else void post(delivery);
      }
      return made;
    },

    /** The same delivery once more, byte for byte. */
    resend: (delivery: Delivery) => post(delivery),

    /** Deliveries wait until `release`. */
    hold() {
      held ??= [];
    },

    /** Sends what waits, each after the one before was answered; `reversed`: the last first. */
    async release({ reversed = false } = {}): Promise<Delivery[]> {
      const waiting = held ?? [];
      held = null;
      for (const delivery of reversed ? waiting.toReversed() : waiting) await post(delivery);
      return waiting;
    },

    /** Once every delivery under way was answered: all there were. */
    async sent(): Promise<Delivery[]> {
      while (underWay.size > 0) await Promise.all(underWay);
      return deliveries;
    },
  };
}
export type Webhooks = ReturnType<typeof createWebhooks>;
