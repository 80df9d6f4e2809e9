import { index, integer, jsonb, pgTable, uuid as pgUuid, smallint, text } from 'drizzle-orm/pg-core';
import type { Text } from '#domain/language.ts';
import { createdAt, isPercent, oneOf, updatedAt } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

export const jobStates = ['waiting', 'running', 'done', 'failed'] as const;
export type JobState = (typeof jobStates)[number];

/** Progress of a background job, for the page that follows it. The id is the job's own. */
export const jobProgress = pgTable(
  'job_progress',
  {
    id: pgUuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    percent: smallint('percent').notNull().default(0),
    text: jsonb('text').$type<Text>().notNull(),
    state: text('state').$type<JobState>().notNull().default('waiting'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.state, jobStates),
    isPercent(table.percent),
    // What runs in a project right now.
    index('job_progress_project_id_index').on(table.projectId, table.updatedAt),
    index('job_progress_user_id_index').on(table.userId),
    // Nightly cleanup.
    index('job_progress_updated_at_index').on(table.updatedAt),
  ],
);
