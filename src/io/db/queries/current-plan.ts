import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Plan } from '#domain/billing/plan.ts';
import { freePlan, planById } from '#domain/billing/plan-table.ts';
import type { BasePlan } from '#domain/enumerations.ts';
import type { Db } from '../db.ts';
import { plans, projects, subscriptions } from '../schema/index.ts';
import { isRunningPlan } from './running-plan.ts';

const isRunning = isRunningPlan('subscriptions');

/** The project's current plan. An ended trial does not count. */
export async function currentPlan(db: Db, projectId: number): Promise<Plan> {
  const [row] = await db
    .select({ planId: subscriptions.planId })
    .from(subscriptions)
    .where(and(eq(subscriptions.projectId, projectId), isRunning))
    .orderBy(desc(subscriptions.id))
    .limit(1);
  return (row && planById(row.planId)) ?? freePlan;
}

/** Base plans a person ever had, ended ones included: decides who may have a trial. */
export async function subscribedPlans(db: Db, userId: number): Promise<{ basePlan: BasePlan }[]> {
  return db
    .selectDistinct({ basePlan: plans.basePlan })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.userId, userId), inArray(subscriptions.state, ['trial', 'active', 'ended'])));
}

export async function addTrial(
  db: Db,
  trial: { projectId: number; userId: number; planId: string; startedAt: Date; trialEndsAt: Date },
): Promise<boolean> {
  // An expired trial blocks the unique index until it is marked as ended.
  await db
    .update(subscriptions)
    .set({ state: 'ended', endedAt: sql`${subscriptions.trialEndsAt}` as unknown as Date })
    .where(
      and(
        eq(subscriptions.projectId, trial.projectId),
        eq(subscriptions.state, 'trial'),
        sql`${subscriptions.trialEndsAt} <= now()`,
      ),
    );
  const rows = await db
    .insert(subscriptions)
    .values({ ...trial, state: 'trial' })
    .onConflictDoNothing()
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

/** Sites a person has created projects for, and how many the best of their plans allows; null: unlimited. */
export async function domainsOf(db: Db, userId: number): Promise<{ used: number; allowed: number | null }> {
  const [row] = await db
    .select({
      used: sql<number>`count(distinct split_part(${projects.address}, '/', 1))::int`,
      isUnlimited: sql<boolean>`coalesce(bool_or(${plans.id} is not null and ${plans.domains} is null), false)`,
      most: sql<number | null>`max(${plans.domains})`,
    })
    .from(projects)
    .leftJoin(subscriptions, and(eq(subscriptions.projectId, projects.id), isRunning))
    .leftJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(projects.createdBy, userId));
  const allowed = row?.isUnlimited ? null : Math.max(freePlan.domains ?? 1, row?.most ?? 0);
  return { used: row?.used ?? 0, allowed };
}
