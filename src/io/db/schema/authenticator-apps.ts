import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { users } from './users.ts';

/** The authenticator app (one-time codes) of a person, at most one. Unconfirmed until the first correct code. */
export const authenticatorApps = pgTable('authenticator_apps', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted (io/accounts/secret-keys.ts): checking a code needs the plain secret. */
  secret: text('secret').notNull(),
  /** The newest 30-second step whose code was used: a code works once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
  confirmedAt: moment('confirmed_at'),
});
