import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgSequence, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type BillingPeriod, billingPeriods } from '#domain/billing/plan.ts';
import { users } from './accounts.ts';
import { creditBundles, plans } from './billing.ts';
import { createdAt, isNotNegative, moment, oneOf, updatedAt } from './columns.ts';
import { projects } from './projects.ts';

/** Numbers the questions to Stripe in the order in which they are asked. */
export const stripeQuestions = pgSequence('stripe_questions');

/** A customer at Stripe: a project that bought or began to buy. It outlives its project, as invoices are kept. */
export const stripeCustomers = pgTable(
  'stripe_customers',
  {
    /** Stripe's. */
    id: text('id').primaryKey(),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** Who bought last. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The project's site, for the time after it. */
    site: text('site').notNull(),
    /** The question whose answer is stored: an answer that was asked for earlier never replaces it. */
    latestQuestion: bigint('asked', { mode: 'number' }).notNull().default(0),
    /** Deleted at Stripe, which bills it no more: the next purchase makes another one. */
    goneAt: moment('gone_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('stripe_customers_current_unique').on(table.projectId).where(sql`${table.goneAt} is null`),
    index('stripe_customers_project_id_index').on(table.projectId),
    index('stripe_customers_user_id_index').on(table.userId),
  ],
);

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

export const stripeInvoiceStates = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;
export type StripeInvoiceState = (typeof stripeInvoiceStates)[number];

/** An invoice as Stripe last showed it. Kept without the project: it is the operator's income. */
export const stripeInvoices = pgTable(
  'stripe_invoices',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => stripeCustomers.id),
    subscriptionId: text('subscription_id'),
    number: text('number'),
    state: text('state').$type<StripeInvoiceState>().notNull(),
    /** What it is for: a plan or a bundle of credits. Neither: Stripe's own description says it. */
    planId: text('plan_id'),
    period: text('period').$type<BillingPeriod>(),
    creditBundleId: text('credit_bundle_id'),
    description: text('description'),
    /** A change of plan may give more back than it takes, so amounts may be negative. */
    netCents: integer('net_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    grossCents: integer('gross_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    currency: text('currency').notNull(),
    pdfUrl: text('pdf_url'),
    payUrl: text('pay_url'),
    paidAt: moment('paid_at'),
    /** Stripe's. */
    createdAt: moment('created_at').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.state, stripeInvoiceStates),
    oneOf(table.period, billingPeriods),
    isNotNegative(table.refundedCents),
    index('stripe_invoices_customer_id_index').on(table.customerId, table.createdAt),
    // All of them, newest first, and the income of a month.
    index('stripe_invoices_created_at_index').on(table.createdAt),
  ],
);

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
