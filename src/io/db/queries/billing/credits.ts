import { and, desc, eq, sql } from 'drizzle-orm';
import { CREDITS_PER_IMAGE } from '#domain/billing/credits.ts';
import type { Db } from '#io/db/db.ts';
import { type CreditReason, creditBalances, creditBundles, creditOrders, credits } from '#io/db/schema/index.ts';
import { type Decision, decisionColumns } from './plan-requests.ts';

// The ledger and its sum change in one transaction. Concurrent bookings queue at the balance row; an image or an order
// is booked once thanks to unique columns; the CHECK on the balance is the final safeguard.

class TooFew extends Error {}

interface Booking {
  projectId: number;
  change: number;
  reason: CreditReason;
  ogImageId?: number;
  creditOrderId?: number;
}

/** The new balance; `too-few` changes nothing, `booked-before` means there was nothing left to do. */
export async function bookCredits(db: Db, booking: Booking): Promise<number | 'too-few' | 'booked-before'> {
  const { projectId, change } = booking;
  try {
    return await db.transaction(async (inner) => {
      // Booked first: of two runs for one image the second waits here for the first, and then finds its row.
      const [row] = await inner.insert(credits).values(booking).onConflictDoNothing().returning({ id: credits.id });
      if (!row) return 'booked-before';
      await inner.insert(creditBalances).values({ projectId }).onConflictDoNothing();
      const [balance] = await inner
        .update(creditBalances)
        .set({ balance: sql`${creditBalances.balance} + ${change}`, updatedAt: sql`now()` as unknown as Date })
        .where(and(eq(creditBalances.projectId, projectId), sql`${creditBalances.balance} + ${change} >= 0`))
        .returning({ balance: creditBalances.balance });
      if (!balance) throw new TooFew();
      return balance.balance;
    });
  } catch (error) {
    if (error instanceof TooFew) return 'too-few';
    throw error;
  }
}

/**
 * Pays for one generated image, once, however often its job runs. Without an id it is a redraw at a URL that was paid
 * before. False: no credit left.
 */
export async function chargeCredit(db: Db, projectId: number, ogImageId: number | null): Promise<boolean> {
  const paidFor = ogImageId === null ? {} : { ogImageId };
  const outcome = await bookCredits(db, { projectId, change: -CREDITS_PER_IMAGE, reason: 'image', ...paidFor });
  return outcome !== 'too-few';
}

export async function creditBalance(db: Db, projectId: number): Promise<number> {
  const [row] = await db.select().from(creditBalances).where(eq(creditBalances.projectId, projectId));
  return row?.balance ?? 0;
}

const LEDGER_SHOWN = 20;

export function listCredits(db: Db, projectId: number) {
  return db
    .select({ id: credits.id, change: credits.change, reason: credits.reason, createdAt: credits.createdAt })
    .from(credits)
    .where(eq(credits.projectId, projectId))
    .orderBy(desc(credits.id))
    .limit(LEDGER_SHOWN);
}

export async function addCreditOrder(db: Db, order: { projectId: number; userId: number; creditBundleId: string }) {
  const [row] = await db.insert(creditOrders).values(order).returning({ id: creditOrders.id });
  if (!row) throw new Error('the order was not stored');
  return row.id;
}

/** Orders waiting for an admin. */
export function listOpenOrders(db: Db, projectId: number) {
  return db
    .select({
      id: creditOrders.id,
      credits: creditBundles.credits,
      cents: creditBundles.cents,
      createdAt: creditOrders.createdAt,
    })
    .from(creditOrders)
    .innerJoin(creditBundles, eq(creditBundles.id, creditOrders.creditBundleId))
    .where(and(eq(creditOrders.projectId, projectId), eq(creditOrders.state, 'wish')))
    .orderBy(desc(creditOrders.id));
}

/** An order leaves its initial state once, so a second caller gets null. */
export async function closeCreditOrder(db: Db, id: number, decision: Decision) {
  const [row] = await db
    .update(creditOrders)
    .set({ state: decision.isActive ? 'paid' : 'refused', ...decisionColumns(decision) })
    .where(and(eq(creditOrders.id, id), eq(creditOrders.state, 'wish')))
    .returning();
  return row ?? null;
}

export async function withdrawCreditOrder(db: Db, projectId: number, id: number): Promise<boolean> {
  const rows = await db
    .update(creditOrders)
    .set({ state: 'withdrawn', updatedAt: sql`now()` as unknown as Date })
    .where(and(eq(creditOrders.id, id), eq(creditOrders.state, 'wish'), eq(creditOrders.projectId, projectId)))
    .returning({ id: creditOrders.id });
  return rows.length > 0;
}
