import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type Activity, activityNames } from '#domain/access/activity.ts';
import { createdAt, id, oneOf } from './columns.ts';
import { users } from './users.ts';

// Who did what. A row outlives the project it speaks of, so that the super admin can still see who deleted it: the number
// has no foreign key and the slug is written down.
export const activityLog = pgTable(
  'activity_log',
  {
    id: id(),
    createdAt: createdAt(),
    action: text('action').$type<Activity>().notNull(),
    /** Null: a visitor, the program itself, or a person whose account is gone. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    projectId: integer('project_id'),
    projectSlug: text('project_slug'),
    /** Whom or what it was done to, in words: an address, a name of a token. */
    subject: text('subject'),
    /** Keyed hash of the client's address: tells two clients apart and names none. */
    clientHash: text('client_hash'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (table) => [
    oneOf(table.action, activityNames),
    // The log of a project, of a person, and clearing out; each newest first.
    index('activity_log_project_id_index').on(table.projectId, table.id),
    index('activity_log_actor_id_index').on(table.actorId, table.id),
    index('activity_log_created_at_index').on(table.createdAt),
    // A super admin's visit to a project stands there once an hour, however many calls it takes.
    uniqueIndex('activity_log_visit_unique')
      .on(table.actorId, table.projectId, sql`date_trunc('hour', ${table.createdAt} at time zone 'UTC')`)
      .where(sql`${table.action} = 'super-admin-visit'`),
  ],
);
