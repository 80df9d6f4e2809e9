import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';

/** The old demos: /demo_old/{identifier}. */
export const demoCaseStudies = pgTable('demo_case_studies', {
  id: id(),
  identifier: text('identifier').notNull().unique(),
  title: text('title').notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
