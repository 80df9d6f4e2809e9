import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { type DemoCaseStudyPageType, demoCaseStudyPageTypes } from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import { createdAt, id, oneOf, updatedAt } from './columns.ts';
import { demoCaseStudies } from './demo-case-studies.ts';

export const demoCaseStudySubPages = pgTable(
  'demo_case_study_sub_pages',
  {
    id: id(),
    demoCaseStudyId: integer('demo_case_study_id')
      .notNull()
      .references(() => demoCaseStudies.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    order: integer('order').notNull(),
    type: text('type').$type<DemoCaseStudyPageType>().notNull(),
    comments: jsonb('comments').$type<Text[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.type, demoCaseStudyPageTypes),
    // The pages of a demo in their order.
    unique('demo_case_study_sub_pages_order_unique').on(table.demoCaseStudyId, table.order),
  ],
);
