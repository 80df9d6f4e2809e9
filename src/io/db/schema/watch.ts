import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Change } from '#domain/watch/find-changes.ts';
import type { Cause, Fault } from '#domain/watch/find-faults.ts';
import { type IncidentState, incidentStates } from '#domain/watch/incident.ts';
import type { PageState } from '#domain/watch/page-state.ts';
import { users } from './accounts.ts';
import { createdAt, id, isNotNegative, moment, oneOf, updatedAt, uuid } from './columns.ts';
import { projectId } from './owner-ids.ts';
import { subPages } from './pages.ts';
import { projects } from './projects.ts';

/**
 * The watch of a project. Its row is locked while looks are leased or saved, so that counts and incidents stay
 * consistent.
 */
export const watches = pgTable('watches', {
  projectId: integer('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  /** The month's events are spread over the time from here on, if it is in the current month. */
  since: moment('since').notNull().defaultNow(),
  /** The site wants us to come back later, so there are no looks before this time. */
  pausedUntil: moment('rests_until'),
  /** When pages and images are next requested as each crawler. */
  reachAt: moment('reach_at'),
  digestAt: moment('digest_at'),
  /** Whether /badge/{uuid}.svg shows the health of the previews to everybody. */
  hasBadge: boolean('has_badge').notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** The watch's state of a page: when the last look was, and what it found. */
export const watchedPages = pgTable(
  'watched_pages',
  {
    subPageId: integer('sub_page_id')
      .primaryKey()
      .references(() => subPages.id, { onDelete: 'cascade' }),
    projectId: projectId(),
    /** Incremented with every lease. Saving must name it, so that an expired lease saves and counts nothing. */
    turn: integer('turn').notNull().default(0),
    takenAt: moment('taken_at'),
    lookedAt: moment('looked_at'),
    /** When a sitemap or webhook reported a change; such pages are looked at first. */
    hintedAt: moment('hinted_at'),
    /** A fault was seen once; the second look is due at this time. */
    confirmAt: moment('confirm_at'),
    state: jsonb('state').$type<PageState>(),
    /**
     * Of the response that `state` was read from. Crawls store their own, because the watch has not seen those
     * responses.
     */
    etag: text('etag'),
    readAt: moment('read_at'),
    /** Issues of the last state without a fault. Anything worse is a fault. */
    goodIssues: jsonb('good_issues').$type<PageState['issues']>(),
    fault: jsonb('fault').$type<Fault>(),
    faultKey: text('fault_key'),
  },
  (table) => [
    // The next pages in turn.
    index('watched_pages_turn_index').on(table.projectId, table.lookedAt.asc().nullsFirst(), table.subPageId),
    // Leased pages: few at any time, and counted before each lease.
    index('watched_pages_taken_index').on(table.projectId, table.takenAt).where(sql`${table.takenAt} is not null`),
    index('watched_pages_hinted_index').on(table.projectId, table.hintedAt).where(sql`${table.hintedAt} is not null`),
    index('watched_pages_confirm_index')
      .on(table.projectId, table.confirmAt)
      .where(sql`${table.confirmAt} is not null`),
    index('watched_pages_fault_index').on(table.projectId, table.faultKey).where(sql`${table.faultKey} is not null`),
  ],
);

/**
 * A page's state from a time on; stored only when something changed. Partitioned by month
 * (queries/image-requests/partitions.ts): old months are dropped, not deleted row by row.
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
    /** Changes since the previous snapshot; empty for the first. */
    changes: jsonb('changes').$type<Change[]>().notNull().default([]),
    /** Storage key of a small copy of the image; null: no image, or it could not be read. */
    imageKey: text('image_key'),
  },
  (table) => [
    primaryKey({ columns: [table.subPageId, table.seenAt], name: 'page_snapshots_pk' }),
    index('page_snapshots_project_id_index').on(table.projectId, table.seenAt),
  ],
);

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

export const incidentPages = pgTable(
  'incident_pages',
  {
    incidentId: integer('incident_id')
      .notNull()
      .references(() => incidents.id, { onDelete: 'cascade' }),
    subPageId: integer('sub_page_id')
      .notNull()
      .references(() => subPages.id, { onDelete: 'cascade' }),
    projectId: projectId(),
    since: moment('since').notNull(),
    /** When a look found the page fixed. */
    clearedAt: moment('cleared_at'),
  },
  (table) => [
    primaryKey({ columns: [table.incidentId, table.subPageId], name: 'incident_pages_pk' }),
    index('incident_pages_sub_page_id_index').on(table.subPageId),
    index('incident_pages_project_id_index').on(table.projectId),
  ],
);

/** Monitoring events used, counted in the transaction that saves a look. Months are UTC. */
export const monitoringMonths = pgTable(
  'monitoring_months',
  {
    projectId: projectId(),
    month: date('month', { mode: 'string' }).notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.month] }), isNotNegative(table.used)],
);

/** Readings of a day (UTC): pages read, and the most pages that had a fault at one time. */
export const watchDays = pgTable(
  'watch_days',
  {
    projectId: projectId(),
    day: date('day', { mode: 'string' }).notNull(),
    checked: integer('checked').notNull().default(0),
    faulty: integer('faulty').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.day] }),
    isNotNegative(table.checked),
    isNotNegative(table.faulty),
  ],
);
