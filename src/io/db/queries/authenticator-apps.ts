import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { authenticatorApps } from '../schema/index.ts';

/** A new secret replaces an unconfirmed one. False if there is a confirmed app. */
export async function upsertUnconfirmedApp(db: Db, userId: number, secret: string): Promise<boolean> {
  const rows = await db
    .insert(authenticatorApps)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: authenticatorApps.userId,
      set: { secret, lastStep: 0, createdAt: sql`now()` },
      setWhere: isNull(authenticatorApps.confirmedAt),
    })
    .returning({ userId: authenticatorApps.userId });
  return rows.length > 0;
}

export async function findApp(db: Db, userId: number) {
  const [row] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId));
  return row ?? null;
}

/** True for exactly one caller: a code works once, and never one older than the last used. */
export async function consumeTotpStep(db: Db, userId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(authenticatorApps)
    .set({ lastStep: step })
    .where(and(eq(authenticatorApps.userId, userId), lt(authenticatorApps.lastStep, step)))
    .returning({ userId: authenticatorApps.userId });
  return rows.length > 0;
}

export async function confirmApp(db: Db, userId: number): Promise<void> {
  await db.update(authenticatorApps).set({ confirmedAt: sql`now()` }).where(eq(authenticatorApps.userId, userId));
}

export async function removeApp(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .delete(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.confirmedAt)))
    .returning({ userId: authenticatorApps.userId });
  return rows.length > 0;
}
