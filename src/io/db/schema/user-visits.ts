import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { userId } from './user-id.ts';

/** On which days a person was here, and with what. A session lasts for weeks, so logins do not tell. */
export const userVisits = pgTable(
  'user_visits',
  {
    userId: userId(),
    /** UTC. */
    day: date('day').notNull(),
    browser: text('browser').notNull(),
    system: text('system').notNull(),
    firstSeenAt: moment('first_seen_at').notNull().defaultNow(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.browser, table.system] }),
    // Nightly cleanup.
    index('user_visits_day_index').on(table.day),
  ],
);
