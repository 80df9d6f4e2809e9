import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type IncidentState, incidentStates } from '#domain/watch/incident.ts';
import type { Cause } from '#domain/watch/name-cause.ts';
import { createdAt, id, moment, oneOf, updatedAt, uuid } from './columns.ts';
import { projectId } from './project-id.ts';
import { users } from './users.ts';

/** Faults of several pages with one cause. */
export const incidents = pgTable(
  'incidents',
  {
    id: id(),
    uuid: uuid(),
    projectId: projectId(),
    causeKey: text('cause_key').notNull(),
    cause: jsonb('cause').$type<Cause>().notNull(),
    state: text('state').$type<IncidentState>().notNull().default('suspected'),
    lastPageAt: moment('last_page_at').notNull(),
    openedAt: moment('opened_at'),
    resolvedAt: moment('resolved_at'),
    /** Who last acknowledged or muted it. */
    changedBy: integer('changed_by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.state, incidentStates),
    // Newest first, and the open ones of a project by their cause.
    index('incidents_project_id_index').on(table.projectId, table.id),
    uniqueIndex('incidents_running_unique')
      .on(table.projectId, table.causeKey, table.createdAt)
      .where(sql`${table.state} <> 'resolved'`),
    index('incidents_changed_by_index').on(table.changedBy).where(sql`${table.changedBy} is not null`),
  ],
);
