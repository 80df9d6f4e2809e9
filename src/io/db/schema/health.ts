import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { HealthFigures } from '#domain/operator/health.ts';
import { users } from './accounts.ts';
import { id, isNotNegative, moment } from './columns.ts';

/** The operator's figures, every few minutes (domain/operator/health.ts). */
export const healthSamples = pgTable('health_samples', {
  at: moment('at').primaryKey(),
  figures: jsonb('figures').$type<HealthFigures>().notNull(),
});

/** When something last happened: `backup`, and since when a figure is beyond its bound, `alarm:diskFree`. */
export const healthMarks = pgTable('health_marks', {
  name: text('name').primaryKey(),
  at: moment('at').notNull(),
});

/** One report of every process a minute: it is running, with its requests since the last report. */
export const processReports = pgTable(
  'process_reports',
  {
    id: id(),
    process: text('process').notNull(),
    role: text('role').notNull(),
    version: text('version').notNull(),
    requests: integer('requests').notNull(),
    failed: integer('failed').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    isNotNegative(table.requests),
    isNotNegative(table.failed),
    // Recent reports, and cleanup.
    index('process_reports_at_index').on(table.at),
  ],
);

/** The last errors of the log, for the operator's screen. */
export const errorLog = pgTable(
  'error_log',
  {
    id: id(),
    at: moment('at').notNull(),
    /** The message without ids and numbers, by which errors are grouped. */
    cause: text('cause').notNull(),
    message: text('message').notNull(),
    requestId: text('request_id'),
    job: text('job'),
    /** The person whose request failed or caused the job. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  },
  // The errors of a customer.
  (table) => [index('error_log_user_id_index').on(table.userId)],
);
