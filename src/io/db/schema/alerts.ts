import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  uuid as pgUuid,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Language, languages } from '#domain/language.ts';
import {
  type AlertEvent,
  alertEvents,
  type ChannelKind,
  channelKinds,
  type DropReason,
} from '#domain/watch/channel.ts';
import type { SentEvent, WebhookEvent } from '#domain/watch/webhook-event.ts';
import { users } from './accounts.ts';
import { createdAt, id, isNotNegative, moment, oneOf, rule, updatedAt, uuid } from './columns.ts';
import { projectId, userId } from './owner-ids.ts';
import { incidents } from './watch.ts';

/** Where alerts of a project go besides mail: an incoming webhook of Slack, Teams or Discord. */
export const alertChannels = pgTable(
  'alert_channels',
  {
    id: id(),
    projectId: projectId(),
    kind: text('kind').$type<ChannelKind>().notNull(),
    name: text('name').notNull(),
    /** Encrypted, because the address is enough to post. */
    address: text('address').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Failures in a row; ten pause the channel. */
    failures: integer('failures').notNull().default(0),
    pausedAt: moment('paused_at'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.kind, channelKinds),
    oneOf(table.language, languages),
    isNotNegative(table.failures),
    index('alert_channels_project_id_index').on(table.projectId, table.id),
    index('alert_channels_created_by_index').on(table.createdBy).where(sql`${table.createdBy} is not null`),
  ],
);

/**
 * One message about one incident to one person or channel. Written in the transaction that opens or resolves it, so
 * that none is lost or sent twice if a process dies.
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
    /** Attempts for a channel; a mail needs one. */
    attempts: smallint('attempts').notNull().default(0),
    /** The end of quiet hours, of the delay after a failure, or of the sending worker's lease. */
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

/** Which mails a member wants. Without a row, admins get alerts and the digest, editors nothing. */
export const alertPreferences = pgTable(
  'alert_preferences',
  {
    userId: userId(),
    projectId: projectId(),
    incidents: boolean('incidents').notNull(),
    digest: boolean('digest').notNull(),
    /** Hours of the day, in the time zone: from 22 to 7. Null: at any time. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    timeZone: text('time_zone').notNull().default('Europe/Berlin'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId], name: 'alert_preferences_pk' }),
    rule(table.quietFrom, 'hours', sql`${table.quietFrom} between 0 and 23 and ${table.quietTo} between 0 and 23`),
    rule(table.quietFrom, 'both_hours', sql`(${table.quietFrom} is null) = (${table.quietTo} is null)`),
    index('alert_preferences_user_id_index').on(table.userId),
  ],
);

/** A developer's own server that receives events, signed by the Standard Webhooks convention. */
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
    /** Until then the old secret signs as well, so that receivers can switch without a gap. */
    oldSecret: text('old_secret'),
    oldSecretUntil: moment('old_secret_until'),
    /** Failures in a row, and since when. */
    failures: integer('failures').notNull().default(0),
    failingSince: moment('failing_since'),
    /** After several failures in a row, nothing is sent before this time. */
    pausedUntil: moment('rests_until'),
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

/** One event for one endpoint, with its attempts and the last response. Deleted after 30 days. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    projectId: projectId(),
    endpointId: integer('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** `webhook-id`: the same in every attempt, so that a receiver recognises a repeated one. */
    eventId: pgUuid('event_id').notNull(),
    event: text('event').$type<SentEvent>().notNull(),
    body: text('body').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    attemptedAt: moment('attempted_at'),
    /** Also the end of the sending worker's lease. Null: delivered, or given up. */
    nextAttemptAt: moment('next_attempt_at'),
    deliveredAt: moment('delivered_at'),
    status: smallint('status'),
    /** The beginning of the response, or why there was none. */
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
