import { date, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { PlatformId } from '#domain/audit/platforms/platform-id.ts';
import { type LabVerdict, labVerdicts } from '#domain/lab/lab-run.ts';
import { bytes, createdAt, id, isNotNegative, moment, oneOf, updatedAt } from './columns.ts';

/** Test pages posted in real apps, under addresses that nobody can guess (docs/decisions/069-the-lab.md). */
export const labRuns = pgTable(
  'lab_runs',
  {
    id: id(),
    /** Part of its addresses. Knowing it lets a stranger add requests, up to a bound, and nothing else. */
    token: text('token').notNull().unique(),
    name: text('name').notNull(),
    /** Where it was recorded: another installation, if it was imported. */
    siteUrl: text('site_url').notNull(),
    /** How many requests it has; counted here, so that checking the limit needs no count of the rows. */
    recorded: integer('recorded').notNull().default(0),
    createdAt: createdAt(),
    /** Since when it is on /accuracy. */
    publishedAt: moment('published_at'),
    /** Imported runs record nothing. */
    importedAt: moment('imported_at'),
  },
  (table) => [isNotNegative(table.recorded), index('lab_runs_created_at_index').on(table.createdAt)],
);

const runId = () =>
  integer('run_id')
    .notNull()
    .references(() => labRuns.id, { onDelete: 'cascade' });

/** One request of a crawler. Cases come and go with versions, so their ids have no constraint. */
export const labRequests = pgTable(
  'lab_requests',
  {
    id: id(),
    runId: runId(),
    caseId: text('case_id').notNull(),
    /** `page`, or the last segment of the URL: an image, a redirect, the oEmbed response. */
    part: text('part').notNull(),
    method: text('method').$type<'GET' | 'HEAD'>().notNull(),
    userAgent: text('user_agent').notNull(),
    range: text('range'),
    accept: text('accept'),
    status: smallint('status').notNull(),
    /** Sent before the client closed, and the whole. */
    bytesSent: integer('bytes_sent').notNull(),
    bytesWhole: integer('bytes_whole').notNull(),
    /** /24 or /48; never a whole address. */
    addressBlock: text('address_block').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [isNotNegative(table.bytesSent), index('lab_requests_run_id_index').on(table.runId, table.caseId)],
);

/**
 * A card that somebody saw in an app, beside the prediction of our rules. The screenshot is small, so it is stored in
 * the row.
 */
export const labComparisons = pgTable(
  'lab_comparisons',
  {
    id: id(),
    runId: runId(),
    caseId: text('case_id').notNull(),
    platform: text('platform').$type<PlatformId>().notNull(),
    app: text('app').notNull(),
    appVersion: text('app_version').notNull(),
    device: text('device').notNull(),
    seenOn: date('seen_on').notNull(),
    verdict: text('verdict').$type<LabVerdict>().notNull(),
    note: text('note').notNull().default(''),
    /** PNG or JPEG, re-encoded from what was sent. */
    image: bytes('image'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [oneOf(table.verdict, labVerdicts), index('lab_comparisons_run_id_index').on(table.runId, table.platform)],
);
