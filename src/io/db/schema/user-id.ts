import { integer } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** What belongs to a person is deleted with the person. */
export const userId = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
