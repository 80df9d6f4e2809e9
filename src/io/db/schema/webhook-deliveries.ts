import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { WebhookEvent } from '#domain/watch/webhook-event.ts';
import { createdAt, id, moment } from './columns.ts';
import { projectId } from './project-id.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';

/** One event for one endpoint: its attempts, and the answer to the last of them. Deleted after 30 days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    projectId: projectId(),
    endpointId: integer('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** `webhook-id`: the same in every attempt, so that a receiver recognises a repeated one. */
    eventId: uuid('event_id').notNull(),
    event: text('event').$type<WebhookEvent>().notNull(),
    body: text('body').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    attemptedAt: moment('attempted_at'),
    /** Also the end of the lease of whoever is sending it. Null: delivered, or given up. */
    nextAttemptAt: moment('next_attempt_at'),
    deliveredAt: moment('delivered_at'),
    status: smallint('status'),
    /** The beginning of the answer, or why there was none. */
    answer: text('answer'),
    createdAt: createdAt(),
  },
  (table) => [
    index('webhook_deliveries_endpoint_id_index').on(table.endpointId, table.id),
    // What is due for an endpoint.
    index('webhook_deliveries_waiting_index')
      .on(table.endpointId, table.nextAttemptAt)
      .where(sql`${table.nextAttemptAt} is not null`),
    index('webhook_deliveries_project_id_index').on(table.projectId),
    // Cleanup.
    index('webhook_deliveries_created_at_index').using('brin', table.createdAt),
  ],
);
