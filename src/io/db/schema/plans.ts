import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { type BasePlan, basePlans, type PlanVolume, planVolumes } from '#domain/enumerations.ts';
import { isNotNegative, oneOf } from './columns.ts';

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
