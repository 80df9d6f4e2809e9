import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type BillingPeriod, billingPeriods } from '#domain/billing/plan.ts';
import { createdAt, id, moment, oneOf, rule, updatedAt } from './columns.ts';
import { decision } from './decision.ts';
import { plans } from './plans.ts';
import { projectId } from './project-id.ts';
import { users } from './users.ts';

export const subscriptionStates = ['wish', 'trial', 'active', 'ended', 'granted', 'refused'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/**
 * A project's current or requested plan; a decided request stays as `granted` or `refused`.
 * Without a trial or active row it is on the free plan.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    projectId: projectId(),
    /** Who requested it: a person has one trial per base plan, across projects. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    planId: text('plan_id')
      .notNull()
      .references(() => plans.id),
    state: text('state').$type<SubscriptionState>().notNull(),
    period: text('period').$type<BillingPeriod>().notNull().default('monthly'),
    startedAt: moment('started_at'),
    trialEndsAt: moment('trial_ends_at'),
    endedAt: moment('ended_at'),
    /** The row follows this subscription at Stripe, and ends with it. Null: an operator or Shopify set it, or a trial. */
    stripeSubscriptionId: text('stripe_subscription_id'),
    /** A payment failed: the plan runs only until then. */
    graceEndsAt: moment('grace_ends_at'),
    ...decision(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.state, subscriptionStates),
    oneOf(table.period, billingPeriods),
    rule(table.state, 'trial_end', sql`${table.state} <> 'trial' or ${table.trialEndsAt} is not null`),
    // A project has one plan at a time; a new request replaces the old one.
    uniqueIndex('subscriptions_running_unique').on(table.projectId).where(sql`${table.state} in ('trial', 'active')`),
    uniqueIndex('subscriptions_wish_unique').on(table.projectId).where(sql`${table.state} = 'wish'`),
    // All subscriptions of a project.
    index('subscriptions_project_id_index').on(table.projectId, table.id),
    // Whether a person may have a trial.
    index('subscriptions_user_id_index').on(table.userId),
    index('subscriptions_decided_by_index').on(table.decidedBy).where(sql`${table.decidedBy} is not null`),
    index('subscriptions_plan_id_index').on(table.planId),
    // Trials that end today.
    index('subscriptions_trial_ends_at_index').on(table.trialEndsAt).where(sql`${table.state} = 'trial'`),
  ],
);
