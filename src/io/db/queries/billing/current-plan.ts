import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Plan } from '#domain/billing/plan.ts';
import { freePlan, planById } from '#domain/billing/plan-table.ts';
import type { BasePlan } from '#domain/enumerations.ts';
import type { Db } from '#io/db/db.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { plans, projects, subscriptions, userToProject } from '#io/db/schema/index.ts';

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

/** How much of its plan a project uses. */
export async function planUsage(db: Db, projectId: number) {
  const [row] = await db
    .select({
      subPages: sql<number>`(select count(*)::int from sub_pages where sub_pages.project_id = ${projectId})`,
      subPagesFound: projects.subPagesFound,
      users: sql<number>`${takenPlaces(projectId)}::int`,
      templatesPerRoute: sql<number>`coalesce((select count(*)::int from route_templates as template
        where template.project_id = ${projectId} and template.state = 'live' and template.route_id is not null
        group by template.route_id order by 1 desc limit 1), 0)`,
      refreshedAt: projects.subPagesFetchedAt,
      overLimitAt: projects.overLimitAt,
      createdBy: projects.createdBy,
    })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!row) throw new Error(`no project ${projectId}`);
  return row;
}

/** Members and open invitations. */
const takenPlaces = (projectId: number) => sql`(
  (select count(*) from user_to_project as member where member.project_id = ${projectId})
  + (select count(*) from invitations as waiting where waiting.project_id = ${projectId}
      and waiting.ended_at is null and waiting.expires_at > now()))`;

export async function countUsers(db: Db, projectId: number): Promise<number> {
  const rows = await rawRows(db, { count: z.number() }, sql`select ${takenPlaces(projectId)}::int as count`);
  return rows[0]?.count ?? 0;
}

/** The project whose plan gives a person more domains: one they created and manage, first one that has a plan. */
export async function findBillableProject(db: Db, userId: number): Promise<ProjectRow | null> {
  const hasPlan = sql`exists (select from ${subscriptions} as own
    where own.project_id = ${projects.id} and own.state in ('active', 'trial'))`;
  const [row] = await db
    .select({ project: projects })
    .from(projects)
    .innerJoin(userToProject, and(eq(userToProject.projectId, projects.id), eq(userToProject.userId, userId)))
    .where(and(eq(projects.createdBy, userId), eq(userToProject.role, 'admin')))
    .orderBy(desc(hasPlan), desc(projects.id))
    .limit(1);
  return row?.project ?? null;
}
