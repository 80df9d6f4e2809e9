import { boolean, index, jsonb, pgTable, uuid as pgUuid, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';

export const pollAnswers = pgTable(
  'poll_answers',
  {
    id: id(),
    /** Created by the visitor's browser: a later answer with the same one replaces the first. */
    uuid: pgUuid('uuid').notNull().unique(),
    variant: text('variant').notNull(),
    mobile: boolean('mobile').notNull(),
    /** The order in which the variants were shown. */
    order: jsonb('order').$type<string[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // The shares.
  (table) => [index('poll_answers_variant_index').on(table.variant)],
);
