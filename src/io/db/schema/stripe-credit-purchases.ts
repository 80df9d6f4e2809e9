import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, isNotNegative, moment, updatedAt } from './columns.ts';
import { creditBundles } from './credit-bundles.ts';
import { stripeCustomers } from './stripe-customers.ts';

/** Credits paid for with Stripe: booked once for each payment page, however often we hear of it. */
export const stripeCreditPurchases = pgTable(
  'stripe_credit_purchases',
  {
    /** Stripe's id of the payment page. */
    sessionId: text('session_id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => stripeCustomers.id),
    creditBundleId: text('credit_bundle_id')
      .notNull()
      .references(() => creditBundles.id),
    bookedAt: moment('booked_at').notNull(),
    /** The payment was refunded as a whole. */
    refundedAt: moment('refunded_at'),
    /** How many credits were taken back: those that were left. */
    takenBack: integer('taken_back').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    isNotNegative(table.takenBack),
    index('stripe_credit_purchases_customer_id_index').on(table.customerId),
    index('stripe_credit_purchases_credit_bundle_id_index').on(table.creditBundleId),
  ],
);
