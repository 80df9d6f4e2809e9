import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  uuid as pgUuid,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { SubPageResult } from '#domain/audit/scoring/score-page.ts';
import { type SubPageDataStatus, type SubPageStatus, subPageDataStatus, subPageStatus } from '#domain/enumerations.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import { audits } from './audits.ts';
import { createdAt, id, isNotNegative, moment, oneOf, pageUrlColumns, updatedAt, uuid } from './columns.ts';
import { projectId } from './owner-ids.ts';
import { routeTemplates } from './templates.ts';

export const subPages = pgTable(
  'sub_pages',
  {
    id: id(),
    uuid: uuid(),
    projectId: projectId(),
    ...pageUrlColumns(),
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
    /** When the connected site reported the page as removed; null: never, or the page is back. */
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
    // trigrams (written by hand in the migration), if the database allows the extension.
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

export const siteCrawlStates = ['running', 'done', 'stopped', 'failed'] as const;
export type SiteCrawlState = (typeof siteCrawlStates)[number];

/** `read`: the project's sub pages. `audit`: the pages of one audit. */
export const siteCrawlKinds = ['read', 'audit'] as const;
export type SiteCrawlKind = (typeof siteCrawlKinds)[number];

/** One site crawl. (A `crawl` is something else: the specification's word for a fetch of an image.) */
export const siteCrawls = pgTable(
  'site_crawls',
  {
    id: id(),
    projectId: projectId(),
    state: text('state').$type<SiteCrawlState>().notNull().default('running'),
    kind: text('kind').$type<SiteCrawlKind>().notNull().default('read'),
    auditId: integer('audit_id').references(() => audits.id, { onDelete: 'cascade' }),
    /** Links are followed to find pages: the site has no sitemap. At most this many pages are added. */
    findsLinks: boolean('finds_links').notNull().default(false),
    maxPages: integer('max_pages').notNull().default(0),
    pagesFound: integer('pages_found').notNull().default(0),
    pagesRead: integer('pages_read').notNull().default(0),
    error: text('error'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    oneOf(table.state, siteCrawlStates),
    oneOf(table.kind, siteCrawlKinds),
    isNotNegative(table.pagesRead),
    index('site_crawls_audit_id_index').on(table.auditId),
    // Site crawls of a project, newest first.
    index('site_crawls_project_id_index').on(table.projectId, table.id),
    // Site crawls to resume after a restart.
    index('site_crawls_running_index').on(table.id).where(sql`${table.state} = 'running'`),
  ],
);

export const siteCrawlPageStates = ['waiting', 'taken', 'done', 'skipped', 'failed'] as const;
export type SiteCrawlPageState = (typeof siteCrawlPageStates)[number];

// The frontier is stored here, not in memory, so a site crawl of any size continues where a killed process left it:
// what was `taken` too long ago is waiting again.
export const siteCrawlPages = pgTable(
  'site_crawl_pages',
  {
    id: id(),
    siteCrawlId: integer('site_crawl_id')
      .notNull()
      .references(() => siteCrawls.id, { onDelete: 'cascade' }),
    projectId: projectId(),
    ...pageUrlColumns(),
    state: text('state').$type<SiteCrawlPageState>().notNull().default('waiting'),
    /** Links from the first page; 0 for URLs of the sitemap. */
    depth: smallint('depth').notNull().default(0),
    attempts: smallint('attempts').notNull().default(0),
    takenAt: moment('taken_at'),
    /** HTTP status of the last response. */
    status: smallint('status'),
    /** Why skipped or failed: robots, blocked, too large, … */
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf(table.state, siteCrawlPageStates),
    unique('site_crawl_pages_url_unique').on(table.siteCrawlId, table.urlHash),
    // The next pages to claim, in the order found, and the number of pages per state.
    index('site_crawl_pages_state_index').on(table.siteCrawlId, table.state, table.id),
    index('site_crawl_pages_project_id_index').on(table.projectId),
  ],
);

// Politeness shared by all workers: a host has four slots, each used by one request at a time and again only after a
// delay. What a killed process held is free when its lease ends.
export const hostTurns = pgTable(
  'host_turns',
  {
    /** Host and port. */
    host: text('host').notNull(),
    place: smallint('place').notNull(),
    holder: pgUuid('holder'),
    heldUntil: moment('held_until').notNull().defaultNow(),
    /** The next request of this slot starts no sooner. */
    nextAt: moment('next_at').notNull().defaultNow(),
    /** Retry-After of the host: no request before then. */
    pausedUntil: moment('paused_until').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.host, table.place] })],
);
