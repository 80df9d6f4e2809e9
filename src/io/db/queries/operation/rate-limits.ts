import { and, eq, lt, sql } from 'drizzle-orm';
import type { Limit } from '#contract/limits.ts';
import type { Db } from '#io/db/db.ts';
import { rateLimits } from '#io/db/schema/index.ts';

// Counters in PostgreSQL, so that all processes share them.

export interface LimitState {
  count: number;
  isOver: boolean;
  remaining: number;
  /** Until the window ends and the count restarts. */
  resetSeconds: number;
}

interface Key {
  bucket: string;
  key: string;
}

const isKey = ({ bucket, key }: Key) => and(eq(rateLimits.bucket, bucket), eq(rateLimits.key, key));

/** Counts one and returns what is left; the upsert leaves no gap between reading and writing. */
export async function countHit(db: Db, limit: Pick<Limit, 'max' | 'windowSeconds'>, key: Key): Promise<LimitState> {
  const isPast = sql`${rateLimits.windowStart} < now() - make_interval(secs => ${limit.windowSeconds})`;
  const [row] = await db
    .insert(rateLimits)
    .values(key)
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.key],
      set: {
        count: sql`case when ${isPast} then 1 else ${rateLimits.count} + 1 end`,
        windowStart: sql`case when ${isPast} then now() else ${rateLimits.windowStart} end`,
        lastHitAt: sql`now()`,
      },
    })
    .returning({ count: rateLimits.count, windowStart: rateLimits.windowStart });
  const count = row?.count ?? 0;
  const endsAt = (row?.windowStart.getTime() ?? Date.now()) + limit.windowSeconds * 1000;
  return {
    count,
    isOver: count > limit.max,
    remaining: Math.max(0, limit.max - count),
    resetSeconds: Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)),
  };
}

/** How often in this window, and how long ago the last time was. Does not count. */
export async function readHits(db: Db, windowSeconds: number, key: Key) {
  const [row] = await db
    .select({
      count: rateLimits.count,
      secondsAgo: sql<number>`extract(epoch from now() - ${rateLimits.lastHitAt})::float8`,
    })
    .from(rateLimits)
    .where(and(isKey(key), sql`${rateLimits.windowStart} >= now() - make_interval(secs => ${windowSeconds})`));
  return row ?? { count: 0, secondsAgo: Number.POSITIVE_INFINITY };
}

/** Serialised until the transaction ends: nobody else can read and count hits in between. */
export async function lockHits(db: Db, { bucket, key }: Key) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${bucket} ${key}`}, 0))`);
}

export async function clearHits(db: Db, key: Key) {
  await db.delete(rateLimits).where(isKey(key));
}

export async function clearOldLimits(db: Db) {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, sql`now() - interval '2 days'`));
}
