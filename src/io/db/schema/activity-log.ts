import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type Activity, activityNames } from '#domain/access/activity.ts';
import { createdAt, id, oneOf } from './columns.ts';
import { users } from './users.ts';

// Who did what. A row outlives its project, so that the super admin can still see who deleted it: the id has no foreign
// key and the slug is stored.
export const activityLog = pgTable(
  'activity_log',
  {
    id: id(),
    createdAt: createdAt(),
    action: text('action').$type<Activity>().notNull(),
    /** Null: a visitor, the program itself, or a person whose account is gone. */
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The super admin who acted as the actor. */
    actingAdminId: integer('acting_admin_id').references(() => users.id, { onDelete: 'set null' }),
    projectId: integer('project_id'),
    projectSlug: text('project_slug'),
    /** The target in words: an address, the name of a token. */
    subject: text('subject'),
    /** Keyed hash of the client's address: distinguishes clients without naming them. */
    clientHash: text('client_hash'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (table) => [
    oneOf(table.action, activityNames),
    // The log of a project, of a person, and cleanup; each newest first.
    index('activity_log_project_id_index').on(table.projectId, table.id),
    index('activity_log_actor_id_index').on(table.actorId, table.id),
    index('activity_log_acting_admin_id_index').on(table.actingAdminId).where(sql`${table.actingAdminId} is not null`),
    index('activity_log_created_at_index').on(table.createdAt),
    // A super admin's visit to a project is logged once an hour, however many calls it takes.
    uniqueIndex('activity_log_visit_unique')
      .on(table.actorId, table.projectId, sql`date_trunc('hour', ${table.createdAt} at time zone 'UTC')`)
      .where(sql`${table.action} = 'super-admin-visit'`),
  ],
);
