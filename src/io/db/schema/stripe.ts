import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgSequence, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type DisputeState, disputeStates } from '#domain/billing/dispute.ts';
import { type BillingPeriod, billingPeriods } from '#domain/billing/plan.ts';
import { users } from './accounts.ts';
import { creditBundles, plans } from './billing.ts';
import { createdAt, isNotNegative, moment, oneOf, updatedAt } from './columns.ts';
import { projects } from './projects.ts';

/** Numbers requests to Stripe in the order they are sent. */
export const stripeReadNumbers = pgSequence('stripe_questions');

/**
 * A customer at Stripe: a project that bought or started to buy. The row outlives its project, because invoices
 * must stay.
 */
export const stripeCustomers = pgTable(
  'stripe_customers',
  {
    /** Stripe's id. */
    id: text('id').primaryKey(),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** The person who bought last. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The project's site, still readable after the project is deleted. */
    site: text('site').notNull(),
    /** The number of the request whose response is stored. Responses to earlier requests never replace it. */
    latestRead: bigint('asked', { mode: 'number' }).notNull().default(0),
    /** Deleted at Stripe, which no longer bills it. The next purchase creates another customer. */
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

/** A subscription as last read from Stripe. `subscriptions` decides what a project may do. */
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
    /** Net amount per period. */
    cents: integer('cents').notNull(),
    /** Stripe's own status. */
    status: text('status').notNull(),
    startedAt: moment('started_at').notNull(),
    trialEndsAt: moment('trial_ends_at'),
    periodEndsAt: moment('period_ends_at'),
    cancelAt: moment('cancel_at'),
    endedAt: moment('ended_at'),
    /** It ended because a payment failed. */
    endedUnpaid: boolean('ended_unpaid').notNull().default(false),
    /** When the oldest open invoice became due. */
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
    // Subscriptions whose grace ends.
    index('stripe_subscriptions_unpaid_since_index').on(table.unpaidSince),
  ],
);

export const stripeInvoiceStates = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;
export type StripeInvoiceState = (typeof stripeInvoiceStates)[number];

/** An invoice as last read from Stripe. It stays after the project is deleted: it is the operator's income. */
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
    /** The plan or credit bundle it is for. If both are null, Stripe's own description is shown. */
    planId: text('plan_id'),
    period: text('period').$type<BillingPeriod>(),
    creditBundleId: text('credit_bundle_id'),
    description: text('description'),
    /** May be negative, because a change of plan may refund more than it charges. */
    netCents: integer('net_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    grossCents: integer('gross_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    disputeState: text('dispute_state').$type<DisputeState>(),
    /** Until then the operator can answer at Stripe. */
    disputeDueAt: moment('dispute_due_at'),
    currency: text('currency').notNull(),
    pdfUrl: text('pdf_url'),
    payUrl: text('pay_url'),
    paidAt: moment('paid_at'),
    /** Stripe's timestamp. */
    createdAt: moment('created_at').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.state, stripeInvoiceStates),
    oneOf(table.period, billingPeriods),
    isNotNegative(table.refundedCents),
    oneOf(table.disputeState, disputeStates),
    index('stripe_invoices_customer_id_index').on(table.customerId, table.createdAt),
    // All invoices, newest first, and the income of a month.
    index('stripe_invoices_created_at_index').on(table.createdAt),
  ],
);

/** A Stripe event, stored before it is acknowledged. It only says which customer to read, so its body is not stored. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    /** Stripe's id, which is the same when the event is repeated. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id').notNull(),
    /** How often handling it failed. */
    attempts: smallint('attempts').notNull().default(0),
    /** Time of the next attempt after a failure. */
    retryAt: moment('retry_at'),
    handledAt: moment('handled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    // Unhandled events, and cleanup.
    index('stripe_events_waiting_index').on(table.customerId).where(sql`${table.handledAt} is null`),
    index('stripe_events_created_at_index').on(table.createdAt),
  ],
);

/** Credits paid through Stripe, booked once per payment page however many events arrive. */
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
    /** When the payment was fully refunded. */
    refundedAt: moment('refunded_at'),
    /** How many credits were taken back: only those not yet spent. */
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
