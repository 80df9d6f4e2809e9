import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, uuid as pgUuid, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';

/**
 * A deleted project whose files are still to go. Written in the transaction that deletes the rows, so that no crash can lose
 * one of the two; every process also learns from it which images to drop from memory.
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
    /** How often everything was deleted to the end: work that was running may write once more, so once is not enough. */
    passes: smallint('passes').notNull().default(0),
    /** Null: done. */
    dueAt: moment('due_at').defaultNow(),
    filesDeleted: integer('files_deleted').notNull().default(0),
    error: text('error'),
  },
  (table) => [
    // What is due.
    index('deletions_due_at_index').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    // What was deleted a moment ago, and clearing out.
    index('deletions_created_at_index').on(table.createdAt),
  ],
);
