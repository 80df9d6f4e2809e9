import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { isNotNegative } from './columns.ts';

/** The rows of domain/billing/credit-bundles.ts. */
export const creditBundles = pgTable(
  'credit_bundles',
  {
    id: text('id').primaryKey(),
    credits: integer('credits').notNull().unique(),
    cents: integer('cents').notNull(),
  },
  (table) => [isNotNegative(table.cents)],
);
