import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { WebhookEvent } from '#domain/watch/webhook-event.ts';
import { createdAt, id, isNotNegative, moment, updatedAt, uuid } from './columns.ts';
import { projectId } from './project-id.ts';
import { users } from './users.ts';

/** A developer's own server that is told of events, signed by the Standard Webhooks convention. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    uuid: uuid(),
    projectId: projectId(),
    url: text('url').notNull(),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    /** Encrypted. */
    secret: text('secret').notNull(),
    /** Signs too until then, so that a secret can be changed without a gap. */
    oldSecret: text('old_secret'),
    oldSecretUntil: moment('old_secret_until'),
    /** In a row, and since when. */
    failures: integer('failures').notNull().default(0),
    failingSince: moment('failing_since'),
    /** After several failures in a row nothing is sent until then, whatever is waiting. */
    restsUntil: moment('rests_until'),
    pausedAt: moment('paused_at'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    isNotNegative(table.failures),
    index('webhook_endpoints_project_id_index').on(table.projectId, table.id),
    index('webhook_endpoints_created_by_index').on(table.createdBy).where(sql`${table.createdBy} is not null`),
  ],
);
