import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { subscriptions as list } from '#contract/admin-lists/customers.ts';
import { type BillingPeriod, billingPeriods } from '#domain/billing/plan.ts';
import type { StripeStatus } from '#domain/billing/stripe.ts';
import type { Db } from '#io/db/db.ts';
import { type ListPage, likePattern, type OrderColumns, orderBy } from '#io/db/queries/operation/lists.ts';
import { rawRows, rawTimestamp } from '#io/db/raw-rows.ts';
import { stripeCreditPurchases, subscriptions } from '#io/db/schema/index.ts';

const row = {
  id: z.string(),
  project_id: z.number().nullable(),
  slug: z.string().nullable(),
  site: z.string(),
  email: z.string().nullable(),
  plan_id: z.string().nullable(),
  period: z.enum(billingPeriods).nullable(),
  cents: z.number(),
  status: z.string(),
  started_at: rawTimestamp,
  trial_ends_at: rawTimestamp.nullable(),
  period_ends_at: rawTimestamp.nullable(),
  cancel_at: rawTimestamp.nullable(),
  ended_at: rawTimestamp.nullable(),
  unpaid_since: rawTimestamp.nullable(),
  total: z.number(),
};

interface List extends ListPage<typeof list> {
  state?: StripeStatus | undefined;
}

const columns: OrderColumns<typeof list> = {
  site: sql`site`,
  plan: sql`plan_id`,
  price: sql`cents`,
  date: sql`started_at`,
};

const goesOn = sql`status in ('active', 'trialing')`;
/**
 * The same rules as domain/billing/stripe.ts. A subscription whose first payment is missing has none of these
 * states.
 */
const isIn = new Map<StripeStatus, SQL>([
  ['active', sql`status = 'active' and cancel_at is null`],
  ['trialing', sql`status = 'trialing' and cancel_at is null`],
  ['ending', sql`${goesOn} and cancel_at is not null`],
  ['past_due', sql`status in ('past_due', 'unpaid')`],
  ['ended', sql`status in ('canceled', 'paused')`],
]);

/** Plans paid with Stripe, newest first. */
export async function listBilled(db: Db, { page, perPage, search, state, ...order }: List) {
  const pattern = search ? likePattern(search) : null;
  const wanted = state && isIn.get(state);
  const rows = await rawRows(
    db,
    row,
    sql`
    select *, count(*) over ()::int as total from (
      select own.id, customer.project_id, project.slug, customer.site, buyer.email, own.plan_id, own.period, own.cents,
        own.status, own.started_at, own.trial_ends_at, own.period_ends_at, own.cancel_at, own.ended_at, own.unpaid_since
      from stripe_subscriptions as own join stripe_customers as customer on customer.id = own.customer_id
        left join projects as project on project.id = customer.project_id
        left join users as buyer on buyer.id = customer.user_id
    ) as billed
    where status not in ('incomplete', 'incomplete_expired') and ${wanted ?? sql`true`}
      and (${pattern}::text is null or site ilike ${pattern} or email ilike ${pattern})
    order by ${orderBy(columns, order, sql`started_at desc, id`)}
    limit ${perPage} offset ${(page - 1) * perPage}`,
  );
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map((one) => ({
      id: one.id,
      projectId: one.project_id,
      projectSlug: one.slug,
      site: one.site,
      email: one.email,
      planId: one.plan_id,
      period: one.period as BillingPeriod | null,
      cents: one.cents,
      status: one.status,
      startedAt: one.started_at,
      trialEndsAt: one.trial_ends_at,
      periodEndsAt: one.period_ends_at,
      cancelAt: one.cancel_at,
      endedAt: one.ended_at,
      unpaidSince: one.unpaid_since,
    })),
  };
}

const isBought = and(eq(subscriptions.state, 'active'), isNotNull(subscriptions.stripeSubscriptionId));

/** The project's plan that follows Stripe, even if its grace is over and the job has not ended it yet. */
export async function findBoughtPlan(db: Db, projectId: number) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.projectId, projectId), isBought));
  return row ?? null;
}

interface Bought {
  projectId: number;
  userId: number | null;
  planId: string;
  period: BillingPeriod;
  stripeSubscriptionId: string;
  graceEndsAt: Date | null;
}

/** Replaces whatever plan the project had. */
export async function startBoughtPlan(db: Db, bought: Bought): Promise<void> {
  await db
    .update(subscriptions)
    .set({ state: 'ended', endedAt: sql`now()` })
    .where(and(eq(subscriptions.projectId, bought.projectId), sql`${subscriptions.state} in ('trial', 'active')`));
  await db.insert(subscriptions).values({ ...bought, state: 'active', startedAt: sql`now()` });
}

export async function setGrace(db: Db, id: number, graceEndsAt: Date | null): Promise<void> {
  await db.update(subscriptions).set({ graceEndsAt }).where(eq(subscriptions.id, id));
}

export async function endBoughtPlan(db: Db, id: number): Promise<void> {
  await db
    .update(subscriptions)
    .set({ state: 'ended', endedAt: sql`now()` })
    .where(and(eq(subscriptions.id, id), isBought));
}

/** False: these credits are already booked. */
export async function addPurchase(
  db: Db,
  purchase: { sessionId: string; customerId: string; creditBundleId: string },
): Promise<boolean> {
  const rows = await db
    .insert(stripeCreditPurchases)
    .values({ ...purchase, bookedAt: sql`now()` })
    .onConflictDoNothing()
    .returning({ id: stripeCreditPurchases.sessionId });
  return rows.length > 0;
}

/** False: its refund was already recorded. */
export async function markRefunded(db: Db, sessionId: string): Promise<boolean> {
  const rows = await db
    .update(stripeCreditPurchases)
    .set({ refundedAt: sql`now()` })
    .where(and(eq(stripeCreditPurchases.sessionId, sessionId), isNull(stripeCreditPurchases.refundedAt)))
    .returning({ id: stripeCreditPurchases.sessionId });
  return rows.length > 0;
}

export async function setTakenBack(db: Db, sessionId: string, takenBack: number): Promise<void> {
  await db.update(stripeCreditPurchases).set({ takenBack }).where(eq(stripeCreditPurchases.sessionId, sessionId));
}
