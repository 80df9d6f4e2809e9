import { and, eq, lt, sql } from 'drizzle-orm';
import { hashToken } from '../../accounts/tokens.ts';
import type { Db } from '../db.ts';
import { knownDevices } from '../schema/index.ts';

/** The longest time browsers keep a cookie. */
export const DEVICE_DAYS = 400;

/** After a completed login. */
export async function rememberDevice(db: Db, userId: number, token: string): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ userId, tokenHash: hashToken(token) })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastSeenAt: sql`now()` },
    });
}

export async function isKnownDevice(db: Db, userId: number, token: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, hashToken(token))));
  return row !== undefined;
}

/** Two people using one browser share its token; a token that nobody logged in with may have been planted. */
export async function isAnyonesDevice(db: Db, token: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.tokenHash, hashToken(token)))
    .limit(1);
  return row !== undefined;
}

/** After logging out everywhere, or if somebody else knew the password. */
export async function deleteKnownDevices(db: Db, userId: number): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

export async function clearOldDevices(db: Db): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, sql`now() - make_interval(days => ${DEVICE_DAYS})`));
}

export async function hasAnyDevice(db: Db, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .limit(1);
  return row !== undefined;
}
