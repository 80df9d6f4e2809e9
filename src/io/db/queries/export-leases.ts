import { eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { exportLeases } from '../schema/index.ts';

/** Renewed every few seconds while an export runs; after a crash the person waits at most this long. */
export const LEASE_SECONDS = 30;

const until = sql`now() + make_interval(secs => ${LEASE_SECONDS})` as unknown as Date;

/** False: an export of this person is already running, in this process or another. */
export async function acquireExportLease(db: Db, userId: number): Promise<boolean> {
  const taken = await db
    .insert(exportLeases)
    .values({ userId, until })
    .onConflictDoUpdate({ target: exportLeases.userId, set: { until }, setWhere: lt(exportLeases.until, sql`now()`) })
    .returning({ userId: exportLeases.userId });
  return taken.length > 0;
}

export async function renewExportLease(db: Db, userId: number) {
  await db.update(exportLeases).set({ until }).where(eq(exportLeases.userId, userId));
}

export async function releaseExportLease(db: Db, userId: number) {
  await db.delete(exportLeases).where(eq(exportLeases.userId, userId));
}
