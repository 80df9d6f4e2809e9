import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';
import { userId } from './user-id.ts';

// Browsers in which a person has logged in before. Grants no access: it distinguishes the owner from a stranger who
// guesses, so that the stranger's failures do not lock the owner out. Only the hash of the cookie's token is stored.
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: userId(),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.tokenHash] }),
    // Whether anybody logged in with this browser.
    index('known_devices_token_hash_index').on(table.tokenHash),
    // Nightly cleanup.
    index('known_devices_last_seen_at_index').on(table.lastSeenAt),
  ],
);
