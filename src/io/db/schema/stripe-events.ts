import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, moment } from './columns.ts';

/** An event of Stripe's, written before it is answered. It only says about whom to ask, so its body is not kept. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    /** Stripe's: the same when it is sent again. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id').notNull(),
    /** How often handling it failed. */
    attempts: smallint('attempts').notNull().default(0),
    /** Failed: tried again from then on. */
    retryAt: moment('retry_at'),
    handledAt: moment('handled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    // What is left to do, and cleaning up.
    index('stripe_events_waiting_index').on(table.customerId).where(sql`${table.handledAt} is null`),
    index('stripe_events_created_at_index').on(table.createdAt),
  ],
);
