import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type BillingPeriod, billingPeriods } from '#domain/billing/plan.ts';
import { createdAt, isNotNegative, moment, oneOf, updatedAt } from './columns.ts';
import { plans } from './plans.ts';
import { stripeCustomers } from './stripe-customers.ts';

/** What Stripe said about a subscription when it was last asked. What a project may do is in `subscriptions`. */
export const stripeSubscriptions = pgTable(
  'stripe_subscriptions',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => stripeCustomers.id),
    /** Null: a price that is not one of ours. */
    planId: text('plan_id').references(() => plans.id),
    period: text('period').$type<BillingPeriod>(),
    /** Net, each period. */
    cents: integer('cents').notNull(),
    /** In Stripe's words. */
    status: text('status').notNull(),
    startedAt: moment('started_at').notNull(),
    trialEndsAt: moment('trial_ends_at'),
    periodEndsAt: moment('period_ends_at'),
    cancelAt: moment('cancel_at'),
    endedAt: moment('ended_at'),
    /** It ended because a payment failed. */
    endedUnpaid: boolean('ended_unpaid').notNull().default(false),
    /** Since when the oldest open invoice could have been paid. */
    unpaidSince: moment('unpaid_since'),
    firstPaymentAt: moment('first_payment_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.period, billingPeriods),
    isNotNegative(table.cents),
    index('stripe_subscriptions_customer_id_index').on(table.customerId),
    index('stripe_subscriptions_plan_id_index').on(table.planId),
    // Those whose grace ends.
    index('stripe_subscriptions_unpaid_since_index').on(table.unpaidSince),
  ],
);
