import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Text } from '#domain/language.ts';
import { createdAt, id, updatedAt } from './columns.ts';

/** The old demos: /demo_old/{identifier}. */
export const demoCaseStudies = pgTable('demo_case_studies', {
  id: id(),
  identifier: text('identifier').notNull().unique(),
  title: jsonb('title').$type<Text>().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
