import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Fault } from '#domain/watch/find-faults.ts';
import type { PageState } from '#domain/watch/page-state.ts';
import { moment } from './columns.ts';
import { projectId } from './project-id.ts';
import { subPages } from './sub-pages.ts';

/** What the watch knows about a page: when it was looked at, and what it looked like then. */
export const watchedPages = pgTable(
  'watched_pages',
  {
    subPageId: integer('sub_page_id')
      .primaryKey()
      .references(() => subPages.id, { onDelete: 'cascade' }),
    projectId: projectId(),
    /** Counts the looks taken; saving must name it, so that an expired lease saves and counts nothing. */
    turn: integer('turn').notNull().default(0),
    takenAt: moment('taken_at'),
    lookedAt: moment('looked_at'),
    /** The sitemap or a webhook says that the page changed; it goes first. */
    hintedAt: moment('hinted_at'),
    /** A fault was seen once; the second look is due then. */
    confirmAt: moment('confirm_at'),
    state: jsonb('state').$type<PageState>(),
    /** Of the answer that `state` was read from. Crawls have their own: what they have seen, the watch has not. */
    etag: text('etag'),
    readAt: moment('read_at'),
    /** Issues of the last state without a fault: what is worse than this is a fault. */
    goodIssues: jsonb('good_issues').$type<PageState['issues']>(),
    fault: jsonb('fault').$type<Fault>(),
    faultKey: text('fault_key'),
  },
  (table) => [
    // The next in turn.
    index('watched_pages_turn_index').on(table.projectId, table.lookedAt.asc().nullsFirst(), table.subPageId),
    // Those that workers hold: few at any time, counted whenever some are taken.
    index('watched_pages_taken_index').on(table.projectId, table.takenAt).where(sql`${table.takenAt} is not null`),
    index('watched_pages_hinted_index').on(table.projectId, table.hintedAt).where(sql`${table.hintedAt} is not null`),
    index('watched_pages_confirm_index')
      .on(table.projectId, table.confirmAt)
      .where(sql`${table.confirmAt} is not null`),
    index('watched_pages_fault_index').on(table.projectId, table.faultKey).where(sql`${table.faultKey} is not null`),
  ],
);
