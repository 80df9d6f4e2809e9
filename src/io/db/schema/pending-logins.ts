import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { type LoginMethod, loginMethods } from '#domain/access/proof.ts';
import { createdAt, moment, oneOf } from './columns.ts';
import { userId } from './user-id.ts';

/** A login between its two steps: the password was correct, the second factor is missing. Not a session. */
export const pendingLogins = pgTable(
  'pending_logins',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    method: text('method').$type<LoginMethod>().notNull(),
    /** Wrong codes so far. */
    attempts: smallint('attempts').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    oneOf(table.method, loginMethods),
    index('pending_logins_user_id_index').on(table.userId),
    // Nightly cleanup.
    index('pending_logins_expires_at_index').on(table.expiresAt),
  ],
);
