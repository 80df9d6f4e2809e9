import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { audits } from './audits.ts';
import { createdAt, id, isNotNegative, moment, oneOf, updatedAt } from './columns.ts';
import { projectId } from './project-id.ts';

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
