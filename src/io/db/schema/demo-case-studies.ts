import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Text } from '#domain/language.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { projects } from './projects.ts';

/** Demos for shops: /demo/{identifier}, and the old addresses /demo_old/{identifier}. */
export const demoCaseStudies = pgTable(
  'demo_case_studies',
  {
    id: id(),
    /** The project it describes, if it is one of ours; deleted with it (queries/deletions.ts). */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    identifier: text('identifier').notNull().unique(),
    title: jsonb('title').$type<Text>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // Demos of a project.
    index('demo_case_studies_project_id_index').on(table.projectId, table.id),
  ],
);
