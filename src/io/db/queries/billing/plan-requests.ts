import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { planRequests as list } from '#contract/admin-lists/customers.ts';
import { type BillingPeriod, billingPeriods } from '#domain/billing/plan.ts';
import type { Db } from '#io/db/db.ts';
import { type ListPage, likePattern, type OrderColumns, orderBy } from '#io/db/queries/operation/lists.ts';
import { rawRows, rawTimestamp } from '#io/db/raw-rows.ts';
import { plans, subscriptions } from '#io/db/schema/index.ts';
import { atMoment, isRunningPlan } from './current-plan.ts';

interface PlanRequest {
  projectId: number;
  userId: number;
  planId: string;
  period: BillingPeriod;
}

/** One plan request per project: a second one replaces it. */
export async function upsertPlanRequest(db: Db, planRequest: PlanRequest) {
  await deletePlanRequest(db, planRequest.projectId);
  await db.insert(subscriptions).values({ ...planRequest, state: 'wish' });
}

export async function findPlanRequest(db: Db, projectId: number) {
  const [row] = await db
    .select({ planId: subscriptions.planId, period: subscriptions.period, createdAt: subscriptions.createdAt })
    .from(subscriptions)
    .where(and(eq(subscriptions.projectId, projectId), eq(subscriptions.state, 'wish')));
  return row ?? null;
}

export async function deletePlanRequest(db: Db, projectId: number): Promise<boolean> {
  const rows = await db
    .delete(subscriptions)
    .where(and(eq(subscriptions.projectId, projectId), eq(subscriptions.state, 'wish')))
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

export interface Decision {
  isActive: boolean;
  /** For a refusal. */
  reason: string | null;
  /** The super admin. */
  by: number;
}

export const decisionColumns = ({ isActive, reason, by }: Decision) => ({
  decidedAt: sql`now()` as unknown as Date,
  decidedBy: by,
  refusalReason: isActive ? null : reason,
  updatedAt: sql`now()` as unknown as Date,
});

/** Closes the plan request. Of two admins who decide at once, only one gets the row. */
export async function closePlanRequest(db: Db, id: number, decision: Decision) {
  const [row] = await db
    .update(subscriptions)
    .set({ state: decision.isActive ? 'granted' : 'refused', ...decisionColumns(decision) })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.state, 'wish')))
    .returning();
  return row ?? null;
}

/** Ends the current subscription and begins the plan; without a plan the project is on the free one. */
export async function upsertSubscription(
  db: Db,
  subscription: Omit<PlanRequest, 'userId'> & { userId: number | null },
) {
  const { projectId, planId } = subscription;
  await db
    .update(subscriptions)
    .set({ state: 'ended', endedAt: sql`now()` as unknown as Date })
    .where(and(eq(subscriptions.projectId, projectId), sql`${subscriptions.state} in ('trial', 'active')`));
  if (planId === 'free') return;
  await db.insert(subscriptions).values({ ...subscription, state: 'active', startedAt: sql`now()` as unknown as Date });
}

export async function findSubscription(db: Db, projectId: number, now?: Date) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(and(eq(subscriptions.projectId, projectId), isRunningPlan('subscriptions', now && atMoment(now))))
    .orderBy(desc(subscriptions.id))
    .limit(1);
  return row?.subscriptions ?? null;
}

export async function endTrial(db: Db, projectId: number): Promise<void> {
  await db
    .update(subscriptions)
    .set({ state: 'ended', endedAt: sql`now()` })
    .where(and(eq(subscriptions.projectId, projectId), eq(subscriptions.state, 'trial')));
}

export async function setPlanEnd(db: Db, id: number, endsAt: Date | null): Promise<void> {
  await db.update(subscriptions).set({ endsAt, updatedAt: new Date() }).where(eq(subscriptions.id, id));
}

/** Cancelled plans whose end date has passed, for the job that ends them. */
export const listEndedPlans = (db: Db) =>
  db
    .select({
      id: subscriptions.id,
      projectId: subscriptions.projectId,
      planId: subscriptions.planId,
      endsAt: subscriptions.endsAt,
    })
    .from(subscriptions)
    .where(and(eq(subscriptions.state, 'active'), sql`${subscriptions.endsAt} <= now()`))
    .orderBy(subscriptions.id)
    .limit(500);

/** False: it was ended or changed in the meantime. */
export async function markEnded(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ state: 'ended', endedAt: sql`${subscriptions.endsAt}` as unknown as Date })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.state, 'active'), sql`${subscriptions.endsAt} <= now()`))
    .returning({ id: subscriptions.id });
  return rows.length > 0;
}

/** From its end, or from now if that is over. Null: no trial, or another plan runs. */
export async function addTrialDays(db: Db, projectId: number, days: number, now: Date): Promise<Date | null> {
  const [row] = await db
    .update(subscriptions)
    .set({
      state: 'trial',
      endedAt: null,
      trialEndsAt: sql`greatest(${subscriptions.trialEndsAt}, ${now.toISOString()}::timestamptz)
        + make_interval(days => ${days})` as unknown as Date,
    })
    .where(
      sql`${subscriptions.id} = (select max(tried.id) from subscriptions as tried
          where tried.project_id = ${projectId} and tried.trial_ends_at is not null and tried.state in ('trial', 'ended'))
        and not exists (select from subscriptions as other
          where other.project_id = ${projectId} and other.state = 'active')`,
    )
    .returning({ endsAt: subscriptions.trialEndsAt });
  return row?.endsAt ?? null;
}

const planRequestRow = {
  kind: z.enum(['plan', 'credits']),
  id: z.number(),
  project_id: z.number(),
  slug: z.string(),
  site: z.string(),
  email: z.string().nullable(),
  plan_id: z.string().nullable(),
  period: z.enum(billingPeriods).nullable(),
  credits: z.number().nullable(),
  cents: z.number(),
  created_at: rawTimestamp,
  decided_at: rawTimestamp.nullable(),
  is_active: z.boolean(),
  decided_by: z.string().nullable(),
  reason: z.string().nullable(),
  total: z.number(),
};

interface PlanRequestList extends ListPage<typeof list> {
  state: 'open' | 'decided';
}

const planRequestSort: OrderColumns<typeof list> = {
  site: sql`site`,
  email: sql`email`,
  price: sql`cents`,
  date: sql`created_at`,
};
/** Open requests: oldest first. Decided ones: last decided first. */
const ownOrder = { open: sql`created_at, kind, id`, decided: sql`decided_at desc, kind, id` };

/** Open or decided requests for plans and credits. */
export async function listPlanRequests(db: Db, { page, perPage, search, state, ...order }: PlanRequestList) {
  const pattern = search ? likePattern(search) : null;
  const rows = await rawRows(
    db,
    planRequestRow,
    sql`
    select *, count(*) over ()::int as total from (
      select 'plan' as kind, s.id, p.id as project_id, p.slug, p.address as site, u.email, s.plan_id, s.period,
        null::int as credits, case s.period when 'yearly' then plans.yearly_cents else plans.monthly_cents end as cents, s.created_at,
        s.decided_at, s.state = 'granted' as is_active, admin.email as decided_by, s.refusal_reason as reason
      from subscriptions s join projects p on p.id = s.project_id join plans on plans.id = s.plan_id
        left join users u on u.id = s.user_id left join users admin on admin.id = s.decided_by
      where ${state === 'open' ? sql`s.state = 'wish'` : sql`s.state in ('granted', 'refused')`}
      union all
      select 'credits', o.id, p.id, p.slug, p.address, u.email, null, null, b.credits, b.cents, o.created_at,
        o.decided_at, o.state = 'paid', admin.email, o.refusal_reason
      from credit_orders o join projects p on p.id = o.project_id join credit_bundles b on b.id = o.credit_bundle_id
        left join users u on u.id = o.user_id left join users admin on admin.id = o.decided_by
      where ${state === 'open' ? sql`o.state = 'wish'` : sql`o.decided_at is not null`}
    ) as plan_requests
    where ${pattern}::text is null or site ilike ${pattern} or email ilike ${pattern}
    order by ${orderBy(planRequestSort, order, ownOrder[state])}
    limit ${perPage} offset ${(page - 1) * perPage}`,
  );
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map((row) => ({
      kind: row.kind,
      id: row.id,
      projectId: row.project_id,
      projectSlug: row.slug,
      site: row.site,
      email: row.email,
      planId: row.plan_id,
      period: row.period,
      credits: row.credits,
      cents: row.cents,
      createdAt: row.created_at.toISOString(),
      decision: row.decided_at && {
        at: row.decided_at.toISOString(),
        isActive: row.is_active,
        by: row.decided_by,
        reason: row.reason,
      },
    })),
  };
}
