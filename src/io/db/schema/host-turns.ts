import { pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

// Politeness shared by all workers: a host has four places, each used by one request at a time and again only after its
// pace. What a killed process held is free when its lease ends.
export const hostTurns = pgTable(
  'host_turns',
  {
    /** Host and port. */
    host: text('host').notNull(),
    place: smallint('place').notNull(),
    holder: uuid('holder'),
    heldUntil: moment('held_until').notNull().defaultNow(),
    /** The next request from this place starts no sooner. */
    nextAt: moment('next_at').notNull().defaultNow(),
    /** Retry-After of the host: nobody asks before. */
    pausedUntil: moment('paused_until').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.host, table.place] })],
);
