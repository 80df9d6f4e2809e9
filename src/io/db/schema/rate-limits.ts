import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

// One row per limit name and key (keyed hash of the address or client), counted by one upsert:
//   insert … values (bucket, key, now(), 1) on conflict (bucket, key) do update set
//     count = case when window_start < now() - window then 1 else count + 1 end, window_start = case … end returning …
// so that all processes share one count and there is no gap between reading and writing.
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').notNull(),
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull().defaultNow(),
    count: integer('count').notNull().default(1),
    /** Growing pauses between failures are counted from here. */
    lastHitAt: moment('last_hit_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.bucket, table.key] }),
    // Nightly cleanup.
    index('rate_limits_window_start_index').on(table.windowStart),
  ],
);
