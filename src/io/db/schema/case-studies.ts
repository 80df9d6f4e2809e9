import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type CaseStudyCategory, caseStudyCategories } from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import { createdAt, id, oneOf, updatedAt, uuid } from './columns.ts';

export const caseStudies = pgTable(
  'case_studies',
  {
    id: id(),
    uuid: uuid(),
    title: text('title').notNull(),
    category: text('category').$type<CaseStudyCategory>().notNull(),
    website: text('website').notNull(),
    description: jsonb('description').$type<Text>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.category, caseStudyCategories),
    // Case studies of a category.
    index('case_studies_category_index').on(table.category, table.id),
  ],
);
