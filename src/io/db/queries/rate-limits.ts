import { and, eq, lt, sql } from 'drizzle-orm';
import { hashToken } from '../../accounts/tokens.ts';
import type { Db } from '../db.ts';
import { rateLimits } from '../schema/index.ts';

// Counters in PostgreSQL, so that all processes share them. Keys are hashed: the table holds no addresses of people.

export interface Limit {
  /** What is counted: `login-address`, `checker-client`, … */
  bucket: string;
  max: number;
  windowSeconds: number;
}

/** Counts one and says where the window stands; the upsert leaves no gap between reading and writing. */
export async function countHit(db: Db, limit: Limit, key: string) {
  const started = sql`${rateLimits.windowStart} < now() - make_interval(secs => ${limit.windowSeconds})`;
  const [row] = await db
    .insert(rateLimits)
    .values({ bucket: limit.bucket, key: hashToken(key) })
    .onConflictDoUpdate({
      target: [rateLimits.bucket, rateLimits.key],
      set: {
        count: sql`case when ${started} then 1 else ${rateLimits.count} + 1 end`,
        windowStart: sql`case when ${started} then now() else ${rateLimits.windowStart} end`,
      },
    })
    .returning({ count: rateLimits.count, windowStart: rateLimits.windowStart });
  return stand(limit, row);
}

/** Where the window stands without counting. */
export async function readLimit(db: Db, limit: Limit, key: string) {
  const [row] = await db
    .select({ count: rateLimits.count, windowStart: rateLimits.windowStart })
    .from(rateLimits)
    .where(
      and(
        eq(rateLimits.bucket, limit.bucket),
        eq(rateLimits.key, hashToken(key)),
        sql`${rateLimits.windowStart} >= now() - make_interval(secs => ${limit.windowSeconds})`,
      ),
    );
  return stand(limit, row);
}

export async function clearLimit(db: Db, limit: Limit, key: string) {
  await db.delete(rateLimits).where(and(eq(rateLimits.bucket, limit.bucket), eq(rateLimits.key, hashToken(key))));
}

export async function clearOldLimits(db: Db) {
  await db.delete(rateLimits).where(lt(rateLimits.windowStart, sql`now() - interval '2 days'`));
}

function stand(limit: Limit, row: { count: number; windowStart: Date } | undefined) {
  const count = row?.count ?? 0;
  const endsAt = (row?.windowStart.getTime() ?? Date.now()) + limit.windowSeconds * 1000;
  return {
    count,
    isOver: count > limit.max,
    isFull: count >= limit.max,
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt - Date.now()) / 1000)),
  };
}
