import { sql } from 'drizzle-orm';
import { index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type AlertEvent, alertEvents, type DropReason } from '#domain/watch/channel.ts';
import { alertChannels } from './alert-channels.ts';
import { createdAt, id, moment, oneOf, rule } from './columns.ts';
import { incidents } from './incidents.ts';
import { projectId } from './project-id.ts';
import { users } from './users.ts';

/**
 * One message about one incident to one person or channel, written in the transaction that opens or resolves it: none
 * is lost and none is sent twice, however often a process dies.
 */
export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    projectId: projectId(),
    incidentId: integer('incident_id')
      .notNull()
      .references(() => incidents.id, { onDelete: 'cascade' }),
    event: text('event').$type<AlertEvent>().notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id').references(() => alertChannels.id, { onDelete: 'cascade' }),
    /** Of a channel; a mail needs one. */
    attempts: smallint('attempts').notNull().default(0),
    /** The end of quiet hours, of the pause after a failure, or of the lease of whoever is sending it. */
    sendAfter: moment('send_after').notNull(),
    sentAt: moment('sent_at'),
    /** Why it was not sent. */
    droppedFor: text('dropped_for').$type<DropReason>(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf(table.event, alertEvents),
    rule(table.userId, 'target', sql`(${table.userId} is null) <> (${table.channelId} is null)`),
    uniqueIndex('alerts_user_unique').on(table.incidentId, table.event, table.userId),
    uniqueIndex('alerts_channel_unique').on(table.incidentId, table.event, table.channelId),
    index('alerts_waiting_index')
      .on(table.sendAfter)
      .where(sql`${table.sentAt} is null and ${table.droppedFor} is null`),
    index('alerts_project_id_index').on(table.projectId),
    index('alerts_user_id_index').on(table.userId).where(sql`${table.userId} is not null`),
    index('alerts_channel_id_index').on(table.channelId).where(sql`${table.channelId} is not null`),
  ],
);
