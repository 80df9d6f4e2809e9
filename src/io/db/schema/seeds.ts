import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Applied seeds. Each is applied once, so that what a super admin deletes stays deleted. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  createdAt: createdAt(),
});
