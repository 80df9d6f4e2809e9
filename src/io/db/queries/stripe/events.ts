import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db.ts';
import { stripeEvents } from '../../schema/index.ts';

/** False: this event was here before. */
export async function addStripeEvent(
  db: Db,
  event: Pick<typeof stripeEvents.$inferInsert, 'id' | 'type' | 'customerId'>,
): Promise<boolean> {
  const rows = await db.insert(stripeEvents).values(event).onConflictDoNothing().returning({ id: stripeEvents.id });
  return rows.length > 0;
}

export async function listWaitingEvents(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(and(eq(stripeEvents.customerId, customerId), isNull(stripeEvents.handledAt)));
  return rows.map(({ id }) => id);
}

export async function markStripeEvents(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.update(stripeEvents).set({ handledAt: sql`now()` }).where(inArray(stripeEvents.id, ids));
}

/** The queue tries again; should it give up, `listWaitingCustomers` names the customer from then on. */
export async function countFailedEvents(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(stripeEvents)
    .set({ attempts: sql`${stripeEvents.attempts} + 1`, retryAt: sql`now() + interval '1 hour'` })
    .where(inArray(stripeEvents.id, ids));
}

/** Customers with an event that should have been handled a while ago. */
export async function listWaitingCustomers(db: Db): Promise<string[]> {
  const { createdAt, customerId, handledAt, retryAt } = stripeEvents;
  const rows = await db
    .selectDistinct({ customerId })
    .from(stripeEvents)
    .where(and(isNull(handledAt), sql`coalesce(${retryAt}, ${createdAt} + interval '5 minutes') < now()`))
    .limit(1_000);
  return rows.map((row) => row.customerId);
}

/** An event is recognised for as long as Stripe may send it again, and longer. */
export async function clearOldStripeEvents(db: Db, days: number): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.createdAt, sql`now() - make_interval(days => ${days})`));
}
