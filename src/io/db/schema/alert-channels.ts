import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type Language, languages } from '#domain/language.ts';
import { type ChannelKind, channelKinds } from '#domain/watch/channel.ts';
import { createdAt, id, isNotNegative, moment, oneOf, updatedAt } from './columns.ts';
import { projectId } from './project-id.ts';
import { users } from './users.ts';

/** Where alerts of a project go besides mail: an incoming webhook of Slack, Teams or Discord. */
export const alertChannels = pgTable(
  'alert_channels',
  {
    id: id(),
    projectId: projectId(),
    kind: text('kind').$type<ChannelKind>().notNull(),
    name: text('name').notNull(),
    /** Encrypted: whoever knows it can post. */
    address: text('address').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** In a row; ten of them pause it. */
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
