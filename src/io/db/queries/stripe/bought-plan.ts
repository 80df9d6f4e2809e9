import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { BillingPeriod } from '#domain/billing/plan.ts';
import type { Db } from '../../db.ts';
import { subscriptions } from '../../schema/index.ts';

const isBought = and(eq(subscriptions.state, 'active'), isNotNull(subscriptions.stripeSubscriptionId));

/** The project's plan that follows Stripe, also when its grace is over and the job has yet to end it. */
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
