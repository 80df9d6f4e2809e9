import { isFailingTooLong, restMinutes, webhookPauseMinutes } from '#domain/watch/webhook-event.ts';
import { notifyOwner } from '#flows/alerts/notify-owner.ts';
import {
  acquireDueDeliveries,
  changeWebhookEndpoint,
  findWebhookEndpoint,
  finishAttempt,
  MAX_PER_PROJECT,
  recordEndpointFailure,
  stopDeliveries,
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
} from '#io/db/queries/watch/webhooks.ts';
import { type PostResult, postJson } from '#io/fetch/post-json.ts';
import type { Io } from '#io/io.ts';
import { signatureHeaders } from './sign.ts';

/** Sent at a time. */
const BATCH = 16;
/** The next are taken as soon as this many are sent. */
const REFILL = 4;
/** Longer than a request can take. */
const LEASE_SECONDS = 60;
const MAX_RETRY_AFTER_SECONDS = 3600;
const GONE = 410;

/**
 * Sends every delivery that is due. Several workers may run it: each attempt is leased by one of them. The next is sent
 * as soon as one is done, so that a receiver that does not respond only delays its own project.
 */
export async function sendWebhooks(io: Io, signal: AbortSignal): Promise<void> {
  const sending = new Map<Promise<void>, number>();
  const errors: unknown[] = [];
  while (!signal.aborted && errors.length === 0) {
    const counts = Map.groupBy(sending.values(), (projectId) => projectId);
    const busy = [...counts].filter(([, { length }]) => length >= MAX_PER_PROJECT).map(([projectId]) => projectId);
    const wanted = { now: io.now(), leaseSeconds: LEASE_SECONDS, most: BATCH - sending.size, busy };
    const taken = await acquireDueDeliveries(io.db, wanted);
    for (const delivery of taken) {
      const sent = sendOne(io, delivery)
        .catch((error: unknown) => void errors.push(error))
        .finally(() => sending.delete(sent));
      sending.set(sent, delivery.projectId);
    }
    if (sending.size === 0) break;
    const most = taken.length === 0 ? sending.size - 1 : BATCH - REFILL;
    while (sending.size > most) await Promise.race(sending.keys());
  }
  await Promise.all(sending.keys());
  if (errors.length > 0) throw errors[0];
}

async function sendOne(io: Io, delivery: WebhookDeliveryRow): Promise<void> {
  const endpoint = await findWebhookEndpoint(io.db, delivery.projectId, delivery.endpointId);
  if (!endpoint) return;
  const result = await post(io, endpoint, delivery);
  const now = io.now();
  await io.db.transaction(async (db) => {
    const { isDelivered, status, answer, retryAfterSeconds } = result;
    const pause = isDelivered ? null : webhookPauseMinutes(delivery.attempts);
    const retryAfterMs = Math.min(retryAfterSeconds ?? 0, MAX_RETRY_AFTER_SECONDS) * 1000;
    const isCounted = await finishAttempt(db, delivery, {
      status,
      answer,
      deliveredAt: isDelivered ? now : null,
      nextAttemptAt: pause === null ? null : new Date(now.getTime() + Math.max(pause * 60_000, retryAfterMs)),
    });
    if (!isCounted) return;
    const { projectId, id } = endpoint;
    if (isDelivered) {
      if (endpoint.failures > 0)
        await changeWebhookEndpoint(db, projectId, id, { failures: 0, failingSince: null, pausedUntil: null });
      return;
    }
    const failing = await recordEndpointFailure(db, projectId, id, now);
    if (!failing || failing.pausedAt !== null) return;
    const { failures, failingSince } = failing;
    // 410 Gone: the receiver asks us to stop.
    if (status === GONE || (failingSince !== null && isFailingTooLong(failures, failingSince, now))) {
      await changeWebhookEndpoint(db, projectId, id, { pausedAt: now });
      await stopDeliveries(db, projectId, id);
      await notifyOwner(io, db, {
        projectId,
        createdBy: failing.createdBy,
        what: 'webhook',
        name: hostOf(failing.url),
      });
      return;
    }
    const rest = restMinutes(failures);
    if (rest > 0)
      await changeWebhookEndpoint(db, projectId, id, { pausedUntil: new Date(now.getTime() + rest * 60_000) });
  });
}

async function post(io: Io, endpoint: WebhookEndpointRow, delivery: WebhookDeliveryRow): Promise<PostResult> {
  const { body, eventId: id } = delivery;
  const headers = signatureHeaders(io, endpoint, { id, body, now: io.now() });
  if (headers === null) {
    io.log.error({ endpoint: endpoint.id }, 'a webhook secret cannot be read: SECRET_KEY has changed');
    const answer = 'The secret cannot be read. Create a new one.';
    return { isDelivered: false, status: null, answer, retryAfterSeconds: null };
  }
  return postJson(io.safeFetch, endpoint.url, { userAgent: io.settings.userAgent, headers, body });
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? '';
