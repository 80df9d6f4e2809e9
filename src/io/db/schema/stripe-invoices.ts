import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type BillingPeriod, billingPeriods } from '#domain/billing/plan.ts';
import { isNotNegative, moment, oneOf, updatedAt } from './columns.ts';
import { stripeCustomers } from './stripe-customers.ts';

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
