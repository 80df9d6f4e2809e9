import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from './columns.ts';
import { userId } from './user-id.ts';

// Only the hash of the cookie's token is stored: whoever reads the table cannot log in with it.
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: userId(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    // Ending all sessions of a person when the password changes.
    index('sessions_user_id_index').on(table.userId),
    // Clearing out at night.
    index('sessions_expires_at_index').on(table.expiresAt),
  ],
);
