import { desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { userVisits } from '../schema/index.ts';

interface Seen {
  browser?: string | null;
  system?: string | null;
}

/** Called with a login and at most once an hour after it. */
export async function recordUserVisit(db: Db, userId: number, { browser, system }: Seen): Promise<void> {
  const day = sql`(now() at time zone 'UTC')::date` as unknown as string;
  await db
    .insert(userVisits)
    .values({ userId, day, browser: browser ?? '', system: system ?? '' })
    .onConflictDoUpdate({
      target: [userVisits.userId, userVisits.day, userVisits.browser, userVisits.system],
      set: { lastSeenAt: sql`now()` },
    });
}

/** Three months of somebody who uses one browser a day. */
const MAX_VISITS = 90;

/** Newest first. */
export function listUserVisits(db: Db, userId: number) {
  const { browser, system, firstSeenAt, lastSeenAt } = userVisits;
  return db
    .select({ browser, system, firstSeenAt, lastSeenAt })
    .from(userVisits)
    .where(eq(userVisits.userId, userId))
    .orderBy(desc(userVisits.lastSeenAt))
    .limit(MAX_VISITS);
}

export async function clearOldVisits(db: Db, days: number): Promise<void> {
  await db
    .delete(userVisits)
    .where(lt(userVisits.day, sql`((now() - make_interval(days => ${days})) at time zone 'UTC')::date`));
}
