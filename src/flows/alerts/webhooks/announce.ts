import { randomUUID } from 'node:crypto';
import type { DrawnImage, WebhookData } from '#contract/webhook-events.ts';
import {
  IMAGE_BATCH_SECONDS,
  MAX_IMAGES_PER_EVENT,
  type SentEvent,
  type WebhookEvent,
} from '#domain/watch/webhook-event.ts';
import type { Db } from '#io/db/db.ts';
import type { AuditRow } from '#io/db/queries/audits/audits.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import {
  addWebhookDeliveries,
  listListening,
  lockWaitingBatch,
  setDeliveryBody,
  type WebhookDeliveryRow,
} from '#io/db/queries/watch/webhooks.ts';
import type { Io } from '#io/io.ts';
import { pageUrl } from '#io/page-url.ts';

type AnnounceIo = Pick<Io, 'queue' | 'now'>;

/**
 * Writes a webhook delivery for each endpoint in the caller's transaction, so both are committed or neither. A project
 * without endpoints costs one small query.
 */
export function announce<Event extends WebhookEvent>(
  io: AnnounceIo,
  db: Db,
  projectId: number,
  event: Event,
  data: WebhookData<Event>,
): Promise<void> {
  return announceAll(io, db, projectId, event, async () => [data]);
}

/** Several events of one kind. Their data is read only if an endpoint wants them. */
export async function announceAll<Event extends WebhookEvent>(
  io: AnnounceIo,
  db: Db,
  projectId: number,
  event: Event,
  read: () => Promise<WebhookData<Event>[]>,
): Promise<void> {
  const endpoints = await listListening(db, projectId, event);
  const list = endpoints.length === 0 ? [] : await read();
  if (list.length === 0) return;
  await addDeliveries(io, db, { projectId, event, list, endpoints, nextAttemptAt: io.now() });
  await io.queue.enqueue(db, 'send-webhooks', {}, { singletonKey: `send-webhooks-${projectId}-${event}` });
}

/** Combines images drawn within seconds into one event, because a new template draws thousands. */
export async function announceImage(io: AnnounceIo, db: Db, projectId: number, image: DrawnImage): Promise<void> {
  const event = 'image.drawn';
  const now = io.now();
  const alone = [];
  for (const endpoint of await listListening(db, projectId, event)) {
    const batch = await lockWaitingBatch(db, endpoint.id, event, now);
    const body = batch && withImage(batch.body, image);
    if (batch && body) await setDeliveryBody(db, batch.id, body);
    else alone.push(endpoint);
  }
  if (alone.length === 0) return;
  const nextAttemptAt = new Date(now.getTime() + IMAGE_BATCH_SECONDS * 1000);
  await addDeliveries(io, db, { projectId, event, list: [{ images: [image] }], endpoints: alone, nextAttemptAt });
  await io.queue.enqueue(db, 'send-webhooks', {}, { startAfterSeconds: IMAGE_BATCH_SECONDS });
}

/** Null: the batch is full. */
function withImage(body: string, image: DrawnImage): string | null {
  const event = JSON.parse(body) as { data: { images: DrawnImage[] } };
  if (event.data.images.length >= MAX_IMAGES_PER_EVENT) return null;
  const others = event.data.images.filter(({ page }) => page.url !== image.page.url);
  return JSON.stringify({ ...event, data: { ...event.data, images: [...others, image] } });
}

interface Announced {
  projectId: number;
  event: SentEvent;
  list: object[];
  endpoints: { id: number }[];
  nextAttemptAt: Date;
}

export async function addDeliveries(io: AnnounceIo, db: Db, announced: Announced): Promise<WebhookDeliveryRow[]> {
  const { projectId, event, list, endpoints, nextAttemptAt } = announced;
  const project = await findProject(db, projectId);
  if (!project) return [];
  const about = { uuid: project.uuid, slug: project.slug, url: project.full };
  const events = list.map((data) => ({
    eventId: randomUUID(),
    body: JSON.stringify({ type: event, timestamp: io.now(), data: { project: about, ...data } }),
  }));
  return addWebhookDeliveries(
    db,
    events.flatMap((one) => endpoints.map(({ id }) => ({ projectId, endpointId: id, event, nextAttemptAt, ...one }))),
  );
}

/** In the transaction that completes the audit. */
export async function announceAudit(io: Io, db: Db, audit: AuditRow): Promise<void> {
  const { projectId, uuid, trigger, score, failure, pagesPlanned: pages } = audit;
  await announceAll(io, db, projectId, 'audit.finished', async () => {
    const project = await findProject(db, projectId);
    if (!project) return [];
    const url = pageUrl(io, 'en', `/app/${project.slug}/audit/${uuid}`);
    return [{ audit: { uuid, trigger, score, failure, pages, url } }];
  });
}
