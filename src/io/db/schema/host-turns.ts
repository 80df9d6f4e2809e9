import { pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

// Politeness shared by all workers: a host has four slots, each used by one request at a time and again only after a
// delay. What a killed process held is free when its lease ends.
export const hostTurns = pgTable(
  'host_turns',
  {
    /** Host and port. */
    host: text('host').notNull(),
    place: smallint('place').notNull(),
    holder: uuid('holder'),
    heldUntil: moment('held_until').notNull().defaultNow(),
    /** The next request of this slot starts no sooner. */
    nextAt: moment('next_at').notNull().defaultNow(),
    /** Retry-After of the host: no request before then. */
    pausedUntil: moment('paused_until').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.host, table.place] })],
);
