import { and, desc, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { WebhookEvent } from '#domain/watch/webhook-event.ts';
import type { Db } from '#io/db/db.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { webhookDeliveries, webhookEndpoints } from '#io/db/schema/index.ts';

export type WebhookEndpointRow = typeof webhookEndpoints.$inferSelect;
type NewWebhookEndpoint = Pick<
  typeof webhookEndpoints.$inferInsert,
  'projectId' | 'url' | 'events' | 'secret' | 'createdBy'
>;

const one = (projectId: number, id: number) =>
  and(eq(webhookEndpoints.projectId, projectId), eq(webhookEndpoints.id, id));

export function listWebhookEndpoints(db: Db, projectId: number): Promise<WebhookEndpointRow[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.projectId, projectId))
    .orderBy(webhookEndpoints.id);
}

/** Endpoints that want an event. */
export function listListening(db: Db, projectId: number, event: WebhookEvent) {
  return db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(
      and(
        eq(webhookEndpoints.projectId, projectId),
        isNull(webhookEndpoints.pausedAt),
        sql`${webhookEndpoints.events} ? ${event}`,
      ),
    )
    .orderBy(webhookEndpoints.id);
}

export async function findWebhookEndpoint(db: Db, projectId: number, id: number): Promise<WebhookEndpointRow | null> {
  const [row] = await db.select().from(webhookEndpoints).where(one(projectId, id));
  return row ?? null;
}

export async function addWebhookEndpoint(db: Db, endpoint: NewWebhookEndpoint): Promise<WebhookEndpointRow> {
  const [row] = await db.insert(webhookEndpoints).values(endpoint).returning();
  if (!row) throw new Error('the endpoint was not stored');
  return row;
}

type EndpointChange = Partial<Omit<WebhookEndpointRow, 'id' | 'uuid' | 'projectId' | 'createdAt' | 'updatedAt'>>;

export async function changeWebhookEndpoint(
  db: Db,
  projectId: number,
  id: number,
  change: EndpointChange,
): Promise<WebhookEndpointRow | null> {
  const [row] = await db.update(webhookEndpoints).set(change).where(one(projectId, id)).returning();
  return row ?? null;
}

export async function deleteWebhookEndpoint(db: Db, projectId: number, id: number): Promise<WebhookEndpointRow | null> {
  const [row] = await db.delete(webhookEndpoints).where(one(projectId, id)).returning();
  return row ?? null;
}

/** Counts a failure and returns since when they occur; done by the database, because several workers send. */
export async function recordEndpointFailure(
  db: Db,
  projectId: number,
  id: number,
  now: Date,
): Promise<WebhookEndpointRow | null> {
  return changeWebhookEndpoint(db, projectId, id, {
    failures: sql`${webhookEndpoints.failures} + 1` as unknown as number,
    failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${now.toISOString()}::timestamptz)` as unknown as Date,
  });
}

export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect;
type NewDelivery = Pick<
  typeof webhookDeliveries.$inferInsert,
  'projectId' | 'endpointId' | 'eventId' | 'event' | 'body' | 'nextAttemptAt'
>;

export async function addWebhookDeliveries(db: Db, rows: NewDelivery[]): Promise<WebhookDeliveryRow[]> {
  return rows.length === 0 ? [] : db.insert(webhookDeliveries).values(rows).returning();
}

/** Deliveries of one project at a time, so that its slow or many endpoints do not hold up those of others. */
export const MAX_PER_PROJECT = 4;

/**
 * Leases due deliveries, of each project in turn, except of those that are `busy`: counts the attempt and makes the
 * next one due at the end of the lease. Only the holder of an attempt may write its result; if it dies, the delivery is
 * due again after the lease.
 */
export async function acquireDueDeliveries(
  db: Db,
  { now, leaseSeconds, most, busy = [] }: { now: Date; leaseSeconds: number; most: number; busy?: readonly number[] },
): Promise<WebhookDeliveryRow[]> {
  const at = now.toISOString();
  // One index scan per endpoint: thousands of deliveries waiting for one cost the others nothing.
  const due = sql`select shared.id from (
      select candidate.id, row_number() over (partition by e.project_id order by candidate.place, candidate.id) as turn
      from webhook_endpoints e cross join lateral (
        select first.id, row_number() over (order by first.next_attempt_at, first.id) as place from (
          select d.id, d.next_attempt_at from webhook_deliveries d
          where d.endpoint_id = e.id and d.next_attempt_at <= ${at}::timestamptz
          order by d.next_attempt_at, d.id limit ${MAX_PER_PROJECT}) first
      ) candidate
      where e.paused_at is null and (e.rests_until is null or e.rests_until <= ${at}::timestamptz)
        and ${busy.length > 0 ? notInArray(sql`e.project_id`, [...busy]) : sql`true`}
    ) shared
    where shared.turn <= ${MAX_PER_PROJECT} order by shared.turn, shared.id limit ${most}`;
  return db.transaction(async (inner) => {
    const locked = await inner
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      // Checked again after the lock, because another worker may have leased it in between.
      .where(
        and(sql`${webhookDeliveries.id} in (${due})`, sql`${webhookDeliveries.nextAttemptAt} <= ${at}::timestamptz`),
      )
      .for('update', { skipLocked: true });
    if (locked.length === 0) return [];
    return inner
      .update(webhookDeliveries)
      .set({
        attempts: sql`${webhookDeliveries.attempts} + 1`,
        attemptedAt: now,
        nextAttemptAt: new Date(now.getTime() + leaseSeconds * 1000),
      })
      .where(
        inArray(
          webhookDeliveries.id,
          locked.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

/** Stores the result of an attempt. False: another attempt has started, whose result counts. */
export async function finishAttempt(
  db: Db,
  { id, attempts }: Pick<WebhookDeliveryRow, 'id' | 'attempts'>,
  outcome: Pick<WebhookDeliveryRow, 'status' | 'answer' | 'deliveredAt' | 'nextAttemptAt'>,
): Promise<boolean> {
  const rows = await db
    .update(webhookDeliveries)
    .set(outcome)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.attempts, attempts)))
    .returning({ id: webhookDeliveries.id });
  return rows.length > 0;
}

/** Stops deliveries of a paused endpoint. They stay in the log and can be sent again. */
export async function stopDeliveries(db: Db, projectId: number, endpointId: number): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ nextAttemptAt: null })
    .where(
      and(
        eq(webhookDeliveries.projectId, projectId),
        eq(webhookDeliveries.endpointId, endpointId),
        isNotNull(webhookDeliveries.nextAttemptAt),
      ),
    );
}

/** Newest first. */
export function listWebhookDeliveries(
  db: Db,
  {
    projectId,
    endpointId,
    before,
    most,
  }: { projectId: number; endpointId: number; before?: number | undefined; most: number },
): Promise<WebhookDeliveryRow[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.projectId, projectId),
        eq(webhookDeliveries.endpointId, endpointId),
        before === undefined ? undefined : lt(webhookDeliveries.id, before),
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(most);
}

/**
 * Sends it again from the first attempt, with the same id and body. Null: it does not exist, or its endpoint is paused.
 */
export async function replayWebhookDelivery(
  db: Db,
  which: { projectId: number; endpointId: number; deliveryId: number },
  now: Date,
): Promise<WebhookDeliveryRow | null> {
  const [row] = await db
    .update(webhookDeliveries)
    .set({ attempts: 0, nextAttemptAt: now, deliveredAt: null, status: null, answer: null })
    .where(
      and(
        eq(webhookDeliveries.projectId, which.projectId),
        eq(webhookDeliveries.endpointId, which.endpointId),
        eq(webhookDeliveries.id, which.deliveryId),
        sql`exists (select from ${webhookEndpoints} where ${webhookEndpoints.id} = ${webhookDeliveries.endpointId} and ${webhookEndpoints.pausedAt} is null)`,
      ),
    )
    .returning();
  return row ?? null;
}

/** A batch that has not been sent yet, locked so that more can be added to it. */
export async function lockWaitingBatch(db: Db, endpointId: number, event: WebhookEvent, now: Date) {
  const [row] = await db
    .select({ id: webhookDeliveries.id, body: webhookDeliveries.body })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.endpointId, endpointId),
        eq(webhookDeliveries.event, event),
        eq(webhookDeliveries.attempts, 0),
        sql`${webhookDeliveries.nextAttemptAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(desc(webhookDeliveries.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ?? null;
}

export async function setDeliveryBody(db: Db, id: number, body: string): Promise<void> {
  await db.update(webhookDeliveries).set({ body }).where(eq(webhookDeliveries.id, id));
}

/** Deleted in steps, because a night may have many rows and nobody should wait for their locks. */
const STEP = 5000;

/** A day after the last possible attempt, no delivery is waiting any more. */
export async function clearOldDeliveries(db: Db, days: number): Promise<void> {
  for (let deleted = STEP; deleted === STEP; ) {
    const rows = await rawRows(
      db,
      { count: z.number() },
      sql`
      with gone as (delete from webhook_deliveries where id in (
        select id from webhook_deliveries where created_at < now() - make_interval(days => ${days}) limit ${STEP})
        returning 1)
      select count(*)::int as count from gone`,
    );
    deleted = rows[0]?.count ?? 0;
  }
}
