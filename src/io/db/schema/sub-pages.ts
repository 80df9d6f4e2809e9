import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import type { SubPageResult } from '#domain/audit/scoring/sub-page-result.ts';
import { type SubPageDataStatus, type SubPageStatus, subPageDataStatus, subPageStatus } from '#domain/enumerations.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { createdAt, id, moment, oneOf, pageUrl, updatedAt, uuid } from './columns.ts';
import { projectId } from './project-id.ts';
import { routeTemplates } from './route-templates.ts';
import { routes } from './routes.ts';

export const subPages = pgTable(
  'sub_pages',
  {
    id: id(),
    uuid: uuid(),
    projectId: projectId(),
    ...pageUrl(),
    /** The URL without domain, as lists show it and routes match it. */
    path: text('path').notNull(),
    status: smallint('status').$type<SubPageStatus>().notNull().default(subPageStatus.Default),
    /** Named by the site itself or by a member; false: known only from a request for its image. */
    isConfirmed: boolean('is_confirmed').notNull().default(true),
    dataStatus: smallint('data_status').$type<SubPageDataStatus>().notNull().default(subPageDataStatus.UpToDate),
    /** Kind of page: product, collection, page, blog, home. */
    type: text('type'),
    routeId: integer('route_id').references((): AnyPgColumn => routes.id, { onDelete: 'set null' }),
    /** A template of its own instead of the route's. */
    routeTemplateId: integer('route_template_id').references((): AnyPgColumn => routeTemplates.id, {
      onDelete: 'set null',
    }),
    /** Title and image are stored beside the metadata so that lists need not read it. */
    title: text('title'),
    imageUrl: text('image_url'),
    metaData: jsonb('meta_data').$type<MetaTagData>(),
    /** Score, type and issues in short form; audits hold the rest. */
    result: jsonb('result').$type<SubPageResult>(),
    lastModifiedAt: moment('last_modified_at'),
    etag: text('etag'),
    /** When its connected site said that it is gone; null: it did not, or the page is back. */
    removedAt: moment('removed_at'),
    fetchedAt: moment('fetched_at'),
    screenshotKey: text('screenshot_key'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.status, Object.values(subPageStatus)),
    oneOf(table.dataStatus, Object.values(subPageDataStatus)),
    // A page is stored once; serving an image looks it up by this.
    unique('sub_pages_url_unique').on(table.projectId, table.urlHash),
    // GET /project/{id}/sub-pages, all or of one route: `order by last_modified_at desc nulls last, id desc`, which is
    // the index read backwards. With the status their number is counted in the index alone. Searches have an index of
    // trigrams (migration search-and-year-indexes), if the database allows the extension.
    index('sub_pages_project_id_index').on(
      table.projectId,
      table.lastModifiedAt.asc().nullsFirst(),
      table.id,
      table.status,
    ),
    index('sub_pages_route_id_index').on(table.routeId, table.lastModifiedAt.asc().nullsFirst(), table.id),
    index('sub_pages_route_template_id_index')
      .on(table.routeTemplateId)
      .where(sql`${table.routeTemplateId} is not null`),
    // Pages whose data needs to be read again.
    index('sub_pages_stale_index')
      .on(table.projectId, table.id)
      .where(sql`${table.dataStatus} <> ${sql.raw(String(subPageDataStatus.UpToDate))}`),
  ],
);
