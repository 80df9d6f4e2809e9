import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  type CaseStudyPageImageType,
  type CaseStudyPageType,
  caseStudyPageImageTypes,
  caseStudyPageTypes,
} from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import { caseStudies } from './case-studies.ts';
import { createdAt, id, oneOf, updatedAt } from './columns.ts';

export const caseStudyPages = pgTable(
  'case_study_pages',
  {
    id: id(),
    caseStudyId: integer('case_study_id')
      .notNull()
      .references(() => caseStudies.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    order: integer('order').notNull(),
    type: text('type').$type<CaseStudyPageType>().notNull(),
    imageType: text('image_type').$type<CaseStudyPageImageType>(),
    comments: jsonb('comments').$type<Text[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.type, caseStudyPageTypes),
    oneOf(table.imageType, caseStudyPageImageTypes),
    // The pages of a case study in their order.
    unique('case_study_pages_order_unique').on(table.caseStudyId, table.order),
  ],
);
