import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { BasePlan } from '#domain/enumerations.ts';
import type { Db } from '#io/db/db.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { plans, projects, subscriptions, userToProject } from '#io/db/schema/index.ts';

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

/**
 * Whether a row of `subscriptions` is a plan that runs: trials until their end, a cancelled plan until its date, and a
 * plan whose payment failed until its grace is over.
 */
export function isRunningPlan(alias: 'own' | 'plan' | 'subscriptions', now: SQL = sql`now()`): SQL {
  const of = sql.raw(alias);
  return sql`(${of}.state = 'active' and coalesce(${of}.grace_ends_at > ${now}, true)
      and coalesce(${of}.ends_at > ${now}, true)
    or ${of}.state = 'trial' and ${of}.trial_ends_at > ${now})`;
}

export const atMoment = (now: Date): SQL => sql`${now.toISOString()}::timestamptz`;

/** The project whose plan gives a person more domains: one they own and manage, first one that has a plan. */
export async function findBillableProject(db: Db, userId: number): Promise<ProjectRow | null> {
  const hasPlan = sql`exists (select from ${subscriptions} as own
    where own.project_id = ${projects.id} and own.state in ('active', 'trial'))`;
  const [row] = await db
    .select({ project: projects })
    .from(projects)
    .innerJoin(userToProject, and(eq(userToProject.projectId, projects.id), eq(userToProject.userId, userId)))
    .where(and(eq(projects.ownerId, userId), eq(userToProject.role, 'admin')))
    .orderBy(desc(hasPlan), desc(projects.id))
    .limit(1);
  return row?.project ?? null;
}
