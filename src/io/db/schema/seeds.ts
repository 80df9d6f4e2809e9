import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';

/** Which seeds have been sown. Each is sown once, so that what a super admin deletes stays deleted. */
export const seeds = pgTable('seeds', {
  name: text('name').primaryKey(),
  createdAt: createdAt(),
});
