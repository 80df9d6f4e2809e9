import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, uuid } from './columns.ts';
import { projectId } from './project-id.ts';
import { subPages } from './sub-pages.ts';

export const routes = pgTable(
  'routes',
  {
    id: id(),
    uuid: uuid(),
    projectId: projectId(),
    /** A path pattern; `*` stands for one or more segments. */
    path: text('path').notNull(),
    /** The reserved route for pages that match no other; hidden from lists. */
    isFallback: boolean('is_fallback').notNull().default(false),
    /** Patterns are tried in this order; the fallback is always last. */
    position: integer('position').notNull().default(0),
    previewImageKey: text('preview_image_key'),
    sampleSubPageId: integer('sample_sub_page_id').references((): AnyPgColumn => subPages.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('routes_path_unique').on(table.projectId, table.path),
    uniqueIndex('routes_fallback_unique').on(table.projectId).where(sql`${table.isFallback}`),
    // GET /project/{id}/routes, and matching a page.
    index('routes_project_id_index').on(table.projectId, table.position),
    index('routes_sample_sub_page_id_index').on(table.sampleSubPageId),
  ],
);
