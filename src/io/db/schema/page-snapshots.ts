import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Change } from '#domain/watch/find-changes.ts';
import type { PageState } from '#domain/watch/page-state.ts';
import { moment } from './columns.ts';
import { projectId } from './project-id.ts';
import { subPages } from './sub-pages.ts';

/**
 * A page as it was from a moment on; stored only when something changed. Partitioned by month (queries/partitions.ts):
 * old months are dropped, not deleted row by row.
 */
export const pageSnapshots = pgTable(
  'page_snapshots',
  {
    subPageId: integer('sub_page_id')
      .notNull()
      .references(() => subPages.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
    projectId: projectId(),
    state: jsonb('state').$type<PageState>().notNull(),
    /** Compared with the snapshot before; empty for the first. */
    changes: jsonb('changes').$type<Change[]>().notNull().default([]),
    /** Storage key of a small copy of the image; null: no image, or it could not be read. */
    imageKey: text('image_key'),
  },
  (table) => [
    primaryKey({ columns: [table.subPageId, table.seenAt], name: 'page_snapshots_pk' }),
    index('page_snapshots_project_id_index').on(table.projectId, table.seenAt),
  ],
);
