import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type BillingPeriod, billingPeriods } from '#domain/billing/plan.ts';
import { type CancellationKind, cancellationKinds } from '#domain/cancellation/cancellation.ts';
import { type BasePlan, basePlans, type PlanVolume, planVolumes } from '#domain/enumerations.ts';
import { type Language, languages } from '#domain/language.ts';
import type { LegalDocument } from '#domain/legal/legal-document.ts';
import { users } from './accounts.ts';
import { createdAt, id, isLowerCase, isNotNegative, moment, oneOf, rule, updatedAt } from './columns.ts';
import { projectId } from './owner-ids.ts';
import { projects } from './projects.ts';
import { ogImages } from './templates.ts';

/** The super admin's decision about a request. */
export const decision = () => ({
  decidedAt: moment('decided_at'),
  decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
  /** Mailed to the person who requested it. */
  refusalReason: text('refusal_reason'),
});

/** The rows of domain/billing/plan-table.ts, so that a subscription can reference one and an old price stays readable. */
export const plans = pgTable(
  'plans',
  {
    id: text('id').primaryKey(),
    basePlan: text('base_plan').$type<BasePlan>().notNull(),
    volume: text('volume').$type<PlanVolume>().notNull(),
    subPagesIncluded: integer('sub_pages_included').notNull(),
    monthlyCents: integer('monthly_cents').notNull(),
    yearlyCents: integer('yearly_cents').notNull(),
    /** Null: unlimited, here and in the next two. */
    domains: integer('domains'),
    users: integer('users'),
    templatesPerRoute: integer('templates_per_route'),
    refreshHours: integer('refresh_hours').notNull(),
    monitoringEvents: integer('monitoring_events').notNull(),
  },
  (table) => [
    oneOf(table.basePlan, basePlans),
    oneOf(table.volume, planVolumes),
    isNotNegative(table.monthlyCents),
    isNotNegative(table.yearlyCents),
    // The cheapest plan with enough sub pages.
    index('plans_base_plan_index').on(table.basePlan, table.subPagesIncluded),
  ],
);

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
    /** A plan without Stripe that was cancelled runs until then. */
    endsAt: moment('ends_at'),
    /** The plan follows this Stripe subscription and ends with it. Null: a trial, or set by an operator or Shopify. */
    stripeSubscriptionId: text('stripe_subscription_id'),
    /** Set when a payment failed: the plan runs until then. */
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

/** The rows of domain/billing/credits.ts. */
export const creditBundles = pgTable(
  'credit_bundles',
  {
    id: text('id').primaryKey(),
    credits: integer('credits').notNull().unique(),
    cents: integer('cents').notNull(),
  },
  (table) => [isNotNegative(table.cents)],
);

export const creditOrderStates = ['wish', 'paid', 'refused', 'withdrawn'] as const;
export type CreditOrderState = (typeof creditOrderStates)[number];

/** A requested bundle; an admin marks it paid, which books the credits in the same transaction. */
export const creditOrders = pgTable(
  'credit_orders',
  {
    id: id(),
    projectId: projectId(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    creditBundleId: text('credit_bundle_id')
      .notNull()
      .references(() => creditBundles.id),
    state: text('state').$type<CreditOrderState>().notNull().default('wish'),
    ...decision(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf(table.state, creditOrderStates),
    // Orders of a project.
    index('credit_orders_project_id_index').on(table.projectId, table.id),
    index('credit_orders_user_id_index').on(table.userId),
    index('credit_orders_decided_by_index').on(table.decidedBy).where(sql`${table.decidedBy} is not null`),
    index('credit_orders_credit_bundle_id_index').on(table.creditBundleId),
    // Orders waiting for an admin.
    index('credit_orders_state_index').on(table.state, table.id),
  ],
);

export const creditReasons = ['bundle', 'image', 'gift', 'correction'] as const;
export type CreditReason = (typeof creditReasons)[number];

/** The ledger: every change of a balance, never updated. Written with credit_balances in one transaction. */
export const credits = pgTable(
  'credits',
  {
    id: id(),
    projectId: projectId(),
    change: integer('change').notNull(),
    reason: text('reason').$type<CreditReason>().notNull(),
    /** An image is paid for once, however often its job runs. */
    ogImageId: integer('og_image_id')
      .unique()
      .references(() => ogImages.id, { onDelete: 'set null' }),
    /** An order is booked once, however often an admin clicks. */
    creditOrderId: integer('credit_order_id')
      .unique()
      .references(() => creditOrders.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf(table.reason, creditReasons),
    rule(
      table.change,
      'direction',
      sql`${table.change} <> 0 and (${table.reason} <> 'image' or ${table.change} < 0) and (${table.reason} not in ('bundle', 'gift') or ${table.change} > 0)`,
    ),
    // The ledger of a project, newest first.
    index('credits_project_id_index').on(table.projectId, table.id),
  ],
);

/** The sum of the ledger. The row lock serialises two images drawn at once, the CHECK rejects the one too many. */
export const creditBalances = pgTable(
  'credit_balances',
  {
    projectId: integer('project_id')
      .primaryKey()
      .references(() => projects.id, { onDelete: 'cascade' }),
    balance: integer('balance').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (table) => [isNotNegative(table.balance)],
);

export const cancellationStates = ['open', 'done'] as const;
export type CancellationState = (typeof cancellationStates)[number];

/** Contracts cancelled by the form, in the person's own words: the operator's evidence and to-do list. */
export const cancellationRequests = pgTable(
  'cancellation_requests',
  {
    id: id(),
    number: text('number').notNull().unique(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    contract: text('contract').notNull(),
    kind: text('kind').$type<CancellationKind>().notNull(),
    reason: text('reason'),
    /** Null: as soon as possible. */
    endsOn: date('ends_on'),
    language: text('language').$type<Language>().notNull(),
    state: text('state').$type<CancellationState>().notNull().default('open'),
    /** Projects whose plan the person cancelled by this declaration's link. */
    carriedOut: integer('carried_out').array().notNull().default([]),
    createdAt: createdAt(),
    doneAt: moment('done_at'),
    doneBy: integer('done_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    isLowerCase(table.email),
    oneOf(table.kind, cancellationKinds),
    oneOf(table.language, languages),
    oneOf(table.state, cancellationStates),
    index('cancellation_requests_email_index').on(table.email),
    index('cancellation_requests_done_by_index').on(table.doneBy),
    // The admin's list, newest first.
    index('cancellation_requests_created_at_index').on(table.createdAt),
  ],
);

/** The agreement of Art. 28 GDPR as a person accepted it: the text of that day, with the operator of that day. */
export const processingAgreements = pgTable(
  'processing_agreements',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    company: text('company').notNull(),
    address: text('address').notNull(),
    person: text('person').notNull(),
    language: text('language').$type<Language>().notNull(),
    document: jsonb('document').$type<LegalDocument>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf(table.language, languages),
    // A person's agreements, newest first.
    index('processing_agreements_user_id_index').on(table.userId, table.id),
  ],
);
