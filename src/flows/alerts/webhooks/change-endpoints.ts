import { ApiError } from '#contract/errors.ts';
import { MAX_ENDPOINTS, OLD_SECRET_HOURS, type WebhookEvent } from '#domain/watch/webhook-event.ts';
import { endpointLimit, lockedProject, pausedEndpoint, requireSafeAddress } from '#flows/alerts/project-guards.ts';
import { projectOf } from '#flows/guards/refusals.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import * as webhooks from '#io/db/queries/watch/webhooks.ts';
import type { Io } from '#io/io.ts';
import { addDeliveries } from './announce.ts';
import { newSigningSecret, sealSecret } from './sign.ts';

interface By {
  projectId: number;
  actorId: number;
  clientHash: string;
}

/** For the activity log: the rest of the URL may contain a secret of the receiver. */
const hostOf = (url: string): string => URL.parse(url)?.host ?? '';

/** An endpoint without its secrets, which are shown once. */
function shown(io: Pick<Io, 'now'>, endpoint: webhooks.WebhookEndpointRow) {
  const { id, uuid, url, events, failures, failingSince, pausedAt, oldSecretUntil, createdAt } = endpoint;
  const isOldValid = oldSecretUntil !== null && oldSecretUntil > io.now();
  const until = isOldValid ? oldSecretUntil : null;
  return { id, uuid, url, events, failures, failingSince, pausedAt, oldSecretUntil: until, createdAt };
}

export async function listEndpoints(io: Io, projectId: number) {
  return (await webhooks.listWebhookEndpoints(io.db, projectId)).map((endpoint) => shown(io, endpoint));
}

export async function addEndpoint(io: Io, by: By, { url, events }: { url: string; events: WebhookEvent[] }) {
  requireSafeAddress(io, 'url', url);
  return io.db.transaction(async (db) => {
    const project = await lockedProject(db, by.projectId);
    if ((await webhooks.listWebhookEndpoints(db, project.id)).length >= MAX_ENDPOINTS)
      throw new ApiError('TOO_MANY', { text: endpointLimit });
    const secret = newSigningSecret();
    const made = { projectId: project.id, url, events, createdBy: by.actorId };
    const endpoint = await webhooks.addWebhookEndpoint(db, { ...made, secret: sealSecret(io, secret) });
    await recordActivity(db, { ...by, action: 'webhook-added', project, subject: hostOf(url) });
    return { ...shown(io, endpoint), secret };
  });
}

interface EndpointChange {
  url?: string | undefined;
  events?: WebhookEvent[] | undefined;
  isPaused?: boolean | undefined;
}

/** Resuming an endpoint or changing its URL resets its failure count. */
export async function changeEndpoint(io: Io, projectId: number, id: number, { url, events, isPaused }: EndpointChange) {
  if (url !== undefined) requireSafeAddress(io, 'url', url);
  const isFresh = isPaused === false || url !== undefined;
  return io.db.transaction(async (db) => {
    const changed = await webhooks.changeWebhookEndpoint(db, projectId, id, {
      ...(url === undefined ? {} : { url }),
      ...(events === undefined ? {} : { events }),
      ...(isFresh ? { failures: 0, failingSince: null, pausedUntil: null } : {}),
      ...(isPaused === undefined ? { updatedAt: io.now() } : { pausedAt: isPaused ? io.now() : null }),
    });
    if (!changed) throw new ApiError('NOT_FOUND');
    if (isPaused) await webhooks.stopDeliveries(db, projectId, id);
    return shown(io, changed);
  });
}

export async function deleteEndpoint(io: Io, by: By, id: number): Promise<void> {
  const project = await projectOf(io, by.projectId);
  await io.db.transaction(async (db) => {
    const endpoint = await webhooks.deleteWebhookEndpoint(db, project.id, id);
    if (!endpoint) throw new ApiError('NOT_FOUND');
    await recordActivity(db, { ...by, action: 'webhook-deleted', project, subject: hostOf(endpoint.url) });
  });
}

/** A new secret; for a day the old one signs too, so that receivers can change over without a gap. */
export async function rotateSecret(io: Io, by: By, id: number) {
  return io.db.transaction(async (db) => {
    const project = await lockedProject(db, by.projectId);
    const endpoint = await webhooks.findWebhookEndpoint(db, project.id, id);
    if (!endpoint) throw new ApiError('NOT_FOUND');
    const secret = newSigningSecret();
    const oldSecretUntil = new Date(io.now().getTime() + OLD_SECRET_HOURS * 3_600_000);
    const change = { secret: sealSecret(io, secret), oldSecret: endpoint.secret, oldSecretUntil };
    await webhooks.changeWebhookEndpoint(db, project.id, id, change);
    await recordActivity(db, { ...by, action: 'webhook-secret-changed', project, subject: hostOf(endpoint.url) });
    return { secret, oldSecretUntil };
  });
}

/** Newest first; `next` is `before` for older ones. */
export async function listDeliveries(
  io: Io,
  {
    projectId,
    endpointId,
    before,
    limit,
  }: { projectId: number; endpointId: number; before?: number | undefined; limit: number },
) {
  if (!(await webhooks.findWebhookEndpoint(io.db, projectId, endpointId))) throw new ApiError('NOT_FOUND');
  const rows = await webhooks.listWebhookDeliveries(io.db, { projectId, endpointId, before, most: limit + 1 });
  const items = rows.slice(0, limit);
  return { items: items.map(shownDelivery), next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

export async function replayDelivery(io: Io, which: { projectId: number; endpointId: number; deliveryId: number }) {
  const endpoint = await webhooks.findWebhookEndpoint(io.db, which.projectId, which.endpointId);
  if (!endpoint) throw new ApiError('NOT_FOUND');
  if (endpoint.pausedAt !== null) throw new ApiError('CONFLICT', { text: pausedEndpoint });
  return io.db.transaction(async (db) => {
    const delivery = await webhooks.replayWebhookDelivery(db, which, io.now());
    if (!delivery) throw new ApiError('NOT_FOUND');
    await io.queue.enqueue(db, 'send-webhooks', {}, { singletonKey: `send-webhooks-replay-${delivery.id}` });
    return shownDelivery(delivery);
  });
}

/** One event to one endpoint, at once, whatever it listens to. */
export async function testEndpoint(io: Io, { projectId, endpointId }: { projectId: number; endpointId: number }) {
  const endpoint = await webhooks.findWebhookEndpoint(io.db, projectId, endpointId);
  if (!endpoint) throw new ApiError('NOT_FOUND');
  if (endpoint.pausedAt !== null) throw new ApiError('CONFLICT', { text: pausedEndpoint });
  const list = [{ message: 'A test from Linkbild. Your endpoint works if its signature fits.' }];
  return io.db.transaction(async (db) => {
    const [delivery] = await addDeliveries(io, db, {
      projectId,
      event: 'webhook.test',
      list,
      endpoints: [endpoint],
      nextAttemptAt: io.now(),
    });
    if (!delivery) throw new ApiError('NOT_FOUND');
    await io.queue.enqueue(db, 'send-webhooks', {}, { singletonKey: `send-webhooks-test-${delivery.id}` });
    return shownDelivery(delivery);
  });
}

function shownDelivery(delivery: webhooks.WebhookDeliveryRow) {
  const { id, eventId, event, body, attempts, attemptedAt, nextAttemptAt, deliveredAt, status, answer, createdAt } =
    delivery;
  const state =
    deliveredAt !== null ? ('delivered' as const) : nextAttemptAt === null ? ('failed' as const) : ('waiting' as const);
  return {
    id,
    eventId,
    event,
    state,
    body,
    attempts,
    attemptedAt,
    nextAttemptAt,
    deliveredAt,
    status,
    answer,
    createdAt,
  };
}
