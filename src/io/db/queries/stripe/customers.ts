import { and, asc, count, eq, gt, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db.ts';
import { rawCount, rawRows } from '../../raw-rows.ts';
import { stripeCustomers } from '../../schema/index.ts';

export type StripeCustomerRow = typeof stripeCustomers.$inferSelect;

/** The one that buys; null: none yet, or it was deleted at Stripe. */
export async function findCustomerOfProject(db: Db, projectId: number): Promise<StripeCustomerRow | null> {
  const [row] = await db
    .select()
    .from(stripeCustomers)
    .where(and(eq(stripeCustomers.projectId, projectId), isNull(stripeCustomers.goneAt)));
  return row ?? null;
}

/** How many customers a project had that were deleted at Stripe. */
export async function countGoneCustomers(db: Db, projectId: number): Promise<number> {
  const isGone = sql`${stripeCustomers.goneAt} is not null`;
  const [row] = await db
    .select({ gone: count() })
    .from(stripeCustomers)
    .where(and(eq(stripeCustomers.projectId, projectId), isGone));
  return row?.gone ?? 0;
}

export async function markCustomerGone(db: Db, id: string): Promise<void> {
  await db
    .update(stripeCustomers)
    .set({ goneAt: sql`now()` })
    .where(and(eq(stripeCustomers.id, id), isNull(stripeCustomers.goneAt)));
}

/** Null: not a customer of ours. Whoever else wants to write about it waits. */
export async function lockCustomer(db: Db, id: string): Promise<StripeCustomerRow | null> {
  const [row] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.id, id)).for('update');
  return row ?? null;
}

/** The project's customer: of two that are added at once, the first stays. */
export async function addCustomer(
  db: Db,
  customer: Pick<StripeCustomerRow, 'id' | 'site'> & { projectId: number; userId: number },
): Promise<StripeCustomerRow | null> {
  await db.insert(stripeCustomers).values(customer).onConflictDoNothing();
  return findCustomerOfProject(db, customer.projectId);
}

export async function setBuyer(db: Db, id: string, userId: number): Promise<void> {
  await db.update(stripeCustomers).set({ userId }).where(eq(stripeCustomers.id, id));
}

/** To be taken before Stripe is asked. */
export async function nextQuestion(db: Db): Promise<number> {
  const [row] = await rawRows(db, { question: rawCount }, sql`select nextval('stripe_questions') as question`);
  return row?.question ?? 0;
}

export async function setAsked(db: Db, id: string, asked: number): Promise<void> {
  await db.update(stripeCustomers).set({ asked }).where(eq(stripeCustomers.id, id));
}

/** Those that Stripe knows, in the order of their ids, after the given one. */
export function listCustomers(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<StripeCustomerRow[]> {
  return db
    .select()
    .from(stripeCustomers)
    .where(and(gt(stripeCustomers.id, after), isNull(stripeCustomers.goneAt)))
    .orderBy(asc(stripeCustomers.id))
    .limit(limit);
}

/** Customers whose grace has ended, and those whose project is gone though they still have a plan. */
export async function listOverdueCustomers(db: Db, graceEndedBefore: Date): Promise<string[]> {
  const rows = await rawRows(
    db,
    { id: z.string() },
    sql`
    select distinct customer.id from stripe_customers as customer
      join stripe_subscriptions as own on own.customer_id = customer.id and own.ended_at is null
    where own.status in ('past_due', 'unpaid') and own.unpaid_since <= ${graceEndedBefore.toISOString()}::timestamptz
      or customer.project_id is null and own.status in ('active', 'trialing', 'past_due', 'unpaid')
    order by customer.id limit 1000`,
  );
  return rows.map(({ id }) => id);
}
