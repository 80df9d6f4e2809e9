// https://docs.stripe.com/webhooks: at least once, in no certain order, again for up to three days.
import type Stripe from 'stripe';
import type { Clock } from '../clock.ts';
import { attempt, type Delivery, type Endpoint, type SendOptions } from './attempt.ts';

export function createWebhooks(clock: Clock) {
  const deliveries: Delivery[] = [];
  const underWay = new Set<Promise<unknown>>();
  let held: Delivery[] | null = null;
  let endpoint: Endpoint | null = null;

  function post(delivery: Delivery, options: SendOptions = {}): Promise<void> {
    if (!endpoint) return Promise.resolve();
    delivery.retryAt = null;
    const running = attempt(clock, delivery, endpoint, options).finally(() => underWay.delete(running));
    underWay.add(running);
    return running;
  }

  return {
    /** Every event the endpoint is told of, in the order in which they happened. */
    deliveries,

    /** Where events go from now on; null: nowhere. */
    setEndpoint(target: Endpoint | null) {
      endpoint = target;
    },

    /** Called for every event. */
    onEvent(event: Stripe.Event) {
      if (!endpoint || !(endpoint.types?.includes(event.type) ?? true)) return;
      event.pending_webhooks = 1;
      const delivery: Delivery = { event, body: JSON.stringify(event, null, 2), statuses: [], retryAt: null };
      deliveries.push(delivery);
      if (held) held.push(delivery);
      else void post(delivery);
    },

    /** New deliveries and retries wait until `release`. */
    hold() {
      held ??= [];
    },

    /** What waits; a test may send it in any order, several times, or leave it. */
    get waiting(): readonly Delivery[] {
      return held ?? [];
    },

    /** Sends exactly these, each after the one before was answered. */
    async send(chosen: readonly Delivery[], options: SendOptions = {}): Promise<void> {
      for (const delivery of chosen) {
        held = held?.filter((own) => own !== delivery) ?? null;
        await post(delivery, options);
      }
    },

    /** Sends the rest, and holds no longer. */
    async release({ isReversed = false } = {}): Promise<void> {
      const rest = held ?? [];
      held = null;
      for (const delivery of isReversed ? rest.toReversed() : rest) await post(delivery);
    },

    /** The earliest retry; none while deliveries are held. */
    nextRetry: (): Delivery | null =>
      held
        ? null
        : deliveries.reduce<Delivery | null>(
            (first, own) =>
              own.retryAt !== null && own.retryAt < (first?.retryAt ?? Number.POSITIVE_INFINITY) ? own : first,
            null,
          ),
    retry: (delivery: Delivery) => post(delivery),

    /** Once every delivery under way was answered: all there were. */
    async sent(): Promise<Delivery[]> {
      while (underWay.size > 0) await Promise.all(underWay);
      return deliveries;
    },
  };
}
export type Webhooks = ReturnType<typeof createWebhooks>;
