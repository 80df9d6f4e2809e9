import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, isLowerCase } from './columns.ts';
import { projectId } from './project-id.ts';

/** What somebody wants after a check; requested by the project's slug, stored by its id. */
export const nextSteps = pgTable(
  'next_steps',
  {
    id: id(),
    email: text('email').notNull(),
    projectId: projectId(),
    nextStep: text('next_step').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    isLowerCase(table.email),
    index('next_steps_project_id_index').on(table.projectId),
    // What one address requested, beside its checks.
    index('next_steps_email_index').on(table.email),
  ],
);
