import { and, eq, isNull, sql } from 'drizzle-orm';
import type { WebhookEvent } from '#domain/watch/webhook-event.ts';
import type { Db } from '../db.ts';
import { webhookEndpoints } from '../schema/index.ts';

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

/** Those that want to be told of an event. */
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

/** One more failure in a row, and since when; counted by the database, because several workers send. */
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
