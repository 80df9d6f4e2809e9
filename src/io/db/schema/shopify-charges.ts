import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type BillingPeriod, billingPeriods } from '#domain/billing/plan.ts';
import { createdAt, id, isNotNegative, moment, oneOf, updatedAt } from './columns.ts';
import { plans } from './plans.ts';
import { projectId } from './project-id.ts';

/** As Shopify names them (AppSubscriptionStatus), in lower case. `accepted`: begins with the next billing period. */
export const chargeStates = ['pending', 'accepted', 'active', 'declined', 'expired', 'frozen', 'cancelled'] as const;
export type ChargeState = (typeof chargeStates)[number];

/** An app subscription at Shopify: a plan, and the credits that may be added to its bill. */
export const shopifyCharges = pgTable(
  'shopify_charges',
  {
    id: id(),
    projectId: projectId(),
    gid: text('gid').notNull().unique(),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    period: text('period').$type<BillingPeriod>().notNull(),
    state: text('state').$type<ChargeState>().notNull().default('pending'),
    isTest: boolean('is_test').notNull().default(false),
    /** The line that takes usage. */
    usageLine: text('usage_line'),
    trialEndsAt: moment('trial_ends_at'),
    periodEndsAt: moment('period_ends_at'),
    /** Of the newest news about it: older news changes nothing. */
    changedAt: moment('changed_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.state, chargeStates),
    oneOf(table.period, billingPeriods),
    index('shopify_charges_project_id_index').on(table.projectId, table.id),
    index('shopify_charges_plan_id_index').on(table.planId),
  ],
);

/** Credits bought on Shopify's bill. The row is written first; its id is the key with which Shopify bills once. */
export const shopifyUsage = pgTable(
  'shopify_usage',
  {
    id: id(),
    projectId: projectId(),
    creditBundleId: text('credit_bundle_id').notNull(),
    cents: integer('cents').notNull(),
    /** Shopify's id of the record. Null: not billed yet. */
    gid: text('gid').unique(),
    bookedAt: moment('booked_at'),
    failure: text('failure'),
    createdAt: createdAt(),
  },
  (table) => [isNotNegative(table.cents), index('shopify_usage_project_id_index').on(table.projectId, table.id)],
);
