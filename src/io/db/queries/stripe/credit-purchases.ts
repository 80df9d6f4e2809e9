import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db.ts';
import { stripeCreditPurchases } from '../../schema/index.ts';

/** False: these credits were booked before. */
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

/** False: its refund was seen before. */
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
