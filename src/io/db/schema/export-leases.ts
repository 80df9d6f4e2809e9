import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/**
 * Who is downloading an export right now: one at a time per person. Renewed while it runs, so a crash frees it
 * automatically.
 */
export const exportLeases = pgTable('export_leases', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  until: moment('until').notNull(),
});
