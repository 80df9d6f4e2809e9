import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#io/db/db.ts';
import { type ChargeState, shopifyCharges, shopifyUsage } from '#io/db/schema/index.ts';

export type ChargeRow = typeof shopifyCharges.$inferSelect;
export type UsageRow = typeof shopifyUsage.$inferSelect;

/** Billed now, or as soon as the shop pays Shopify again. */
const running: ChargeState[] = ['accepted', 'active', 'frozen'];

export async function addCharge(db: Db, charge: typeof shopifyCharges.$inferInsert): Promise<void> {
  await db.insert(shopifyCharges).values(charge);
}

/** Newest first. */
export function listCharges(db: Db, projectId: number): Promise<ChargeRow[]> {
  return db
    .select()
    .from(shopifyCharges)
    .where(eq(shopifyCharges.projectId, projectId))
    .orderBy(desc(shopifyCharges.id));
}

export function listRunningCharges(db: Db, projectId: number): Promise<ChargeRow[]> {
  return db
    .select()
    .from(shopifyCharges)
    .where(and(eq(shopifyCharges.projectId, projectId), inArray(shopifyCharges.state, running)))
    .orderBy(desc(shopifyCharges.id));
}

export async function changeCharge(db: Db, id: number, change: Partial<ChargeRow>): Promise<void> {
  await db.update(shopifyCharges).set(change).where(eq(shopifyCharges.id, id));
}

/** Uninstalling ends all charges at Shopify. True: one was running. */
export async function cancelCharges(db: Db, projectId: number, changedAt: Date): Promise<boolean> {
  const had = await listRunningCharges(db, projectId);
  await db
    .update(shopifyCharges)
    .set({ state: 'cancelled', changedAt })
    .where(and(eq(shopifyCharges.projectId, projectId), inArray(shopifyCharges.state, ['pending', ...running])));
  return had.length > 0;
}

/** A shop has only one trial, even after reinstalling. */
export async function hadTrial(db: Db, projectId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: shopifyCharges.id })
    .from(shopifyCharges)
    .where(and(eq(shopifyCharges.projectId, projectId), isNotNull(shopifyCharges.trialEndsAt)))
    .limit(1);
  return row !== undefined;
}

export async function addUsage(
  db: Db,
  usage: Pick<UsageRow, 'projectId' | 'creditBundleId' | 'cents'>,
): Promise<UsageRow> {
  const [row] = await db.insert(shopifyUsage).values(usage).returning();
  if (!row) throw new Error('the usage was not stored');
  return row;
}

const isOpen = and(isNull(shopifyUsage.bookedAt), isNull(shopifyUsage.failure));

/** A purchase of which it is unknown whether Shopify has billed it. */
export async function findOpenUsage(db: Db, projectId: number, creditBundleId: string): Promise<UsageRow | null> {
  const [row] = await db
    .select()
    .from(shopifyUsage)
    .where(and(eq(shopifyUsage.projectId, projectId), eq(shopifyUsage.creditBundleId, creditBundleId), isOpen))
    .limit(1);
  return row ?? null;
}

export async function findUsage(db: Db, id: number): Promise<UsageRow | null> {
  const [row] = await db.select().from(shopifyUsage).where(eq(shopifyUsage.id, id));
  return row ?? null;
}

/** True for exactly one caller, who books the credits in the same transaction. */
export async function markUsageBooked(db: Db, id: number, gid: string): Promise<boolean> {
  const rows = await db
    .update(shopifyUsage)
    .set({ gid, bookedAt: sql`now()` as unknown as Date })
    .where(and(eq(shopifyUsage.id, id), isOpen))
    .returning({ id: shopifyUsage.id });
  return rows.length > 0;
}

export async function markUsageFailed(db: Db, id: number, failure: string): Promise<void> {
  await db
    .update(shopifyUsage)
    .set({ failure: failure.slice(0, 300) })
    .where(and(eq(shopifyUsage.id, id), isOpen));
}
