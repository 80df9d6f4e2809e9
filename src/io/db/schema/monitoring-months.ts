import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { isNotNegative } from './columns.ts';
import { projectId } from './project-id.ts';

/** Monitoring events used, counted in the transaction that saves a look. Months are UTC. */
export const monitoringMonths = pgTable(
  'monitoring_months',
  {
    projectId: projectId(),
    month: date('month', { mode: 'string' }).notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.month] }), isNotNegative(table.used)],
);
