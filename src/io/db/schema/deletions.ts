import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, uuid as pgUuid, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

/**
 * A deleted project whose files remain to be deleted. Written in the transaction that deletes the rows, so that a crash
 * cannot lose either; it also tells every process which images to drop from its cache.
 */
export const deletions = pgTable(
  'deletions',
  {
    id: id(),
    /** Without foreign key: the project is gone. */
    projectId: integer('project_id').notNull().unique(),
    projectUuid: pgUuid('project_uuid').notNull(),
    /** Folders and single files in storage. */
    folders: jsonb('folders').$type<string[]>().notNull(),
    files: jsonb('files').$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    /** Completed deletion passes: running work may write again afterwards, so one is not enough. */
    passes: smallint('passes').notNull().default(0),
    /** Null: done. */
    dueAt: moment('due_at').defaultNow(),
    filesDeleted: integer('files_deleted').notNull().default(0),
    error: text('error'),
  },
  (table) => [
    // Due deletions.
    index('deletions_due_at_index').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    // Recent deletions, and cleanup.
    index('deletions_created_at_index').on(table.createdAt),
  ],
);
