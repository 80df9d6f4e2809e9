import { integer, pgTable } from 'drizzle-orm/pg-core';
import { isNotNegative, updatedAt } from './columns.ts';
import { projects } from './projects.ts';

/** The sum of the ledger. The row lock serialises two images drawn at once, the CHECK rejects the one too many. */
export const creditBalances = pgTable(
  'credit_balances',
  {
    projectId: integer('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    balance: integer('balance').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [isNotNegative(table.balance)],
);
