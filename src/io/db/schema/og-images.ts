import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type OgImageType, ogImageType } from '#domain/enumerations.ts';
import { createdAt, id, moment, oneOf, updatedAt, uuid } from './columns.ts';
import { projectId } from './project-id.ts';
import { routeTemplates } from './route-templates.ts';
import { subPages } from './sub-pages.ts';

// A drawn image; its bytes are in storage. Template and page may be deleted, the row stays: old posts keep old URLs,
// and the nightly cleanup needs the storage keys of unreferenced files.
export const ogImages = pgTable(
  'og_images',
  {
    id: id(),
    uuid: uuid(),
    projectId: projectId(),
    type: smallint('type').$type<OgImageType>().notNull(),
    routeTemplateId: integer('route_template_id').references(() => routeTemplates.id, { onDelete: 'set null' }),
    subPageId: integer('sub_page_id').references(() => subPages.id, { onDelete: 'set null' }),
    /** Short hash of what the image shows, part of its public URL. */
    version: text('version').notNull(),
    storageKey: text('storage_key').notNull(),
    /** Hash of everything it was drawn from: while it stays the same, a redraw would give the same image. */
    drawnFrom: text('drawn_from').notNull().default(''),
    /** A photo could not be loaded while drawing: retried soon. */
    isIncomplete: boolean('is_incomplete').notNull().default(false),
    contentType: text('content_type').notNull(),
    width: smallint('width').notNull(),
    height: smallint('height').notNull(),
    bytes: integer('bytes').notNull(),
    /** When it was last requested, to the month: not written for every fetch. */
    fetchedAt: moment('fetched_at'),
    /** Not requested for a year: the file is deleted, and drawn again on request. */
    droppedAt: moment('dropped_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.type, Object.values(ogImageType)),
    // Serving an image: the page's own image of this version, once per format.
    uniqueIndex('og_images_version_unique')
      .on(table.subPageId, table.version, table.contentType)
      .where(sql`${table.type} = ${sql.raw(String(ogImageType.PRODUCTION))}`),
    // GET /project/{id}/og-images, /template/{id}/og-images, /sub-page/{id}/og-images, newest first.
    index('og_images_project_id_index').on(table.projectId, table.id),
    index('og_images_route_template_id_index').on(table.routeTemplateId, table.id),
    index('og_images_sub_page_id_index').on(table.subPageId, table.id),
  ],
);
