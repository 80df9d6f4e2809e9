import { and, count, countDistinct, desc, eq, gte, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#io/db/db.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { incidentPages, incidents, pageSnapshots, watchedPages, watches } from '#io/db/schema/index.ts';
import { watchedProjectsAt } from './watched-projects.ts';

/** A digest covers the time since the last one, or since monitoring began. */
const lastDigest = sql`coalesce(${watches.digestAt}, ${watches.createdAt})`;
const isBefore = (at: Date) => sql`${lastDigest} < ${at.toISOString()}::timestamptz`;

/** Watched projects that have had no digest since this moment. */
export async function listDueForDigest(db: Db, since: Date, now: Date, most: number): Promise<number[]> {
  const rows = await rawRows(
    db,
    { projectId: z.number() },
    sql`select project.id as "projectId" from ${watchedProjectsAt(now)} join watches on watches.project_id = project.id
      where ${isBefore(since)} order by project.id limit ${most}`,
  );
  return rows.map(({ projectId }) => projectId);
}

/** Claims the project's digest and returns the start of its period. Null: another worker has claimed it. */
export async function acquireDigest(db: Db, projectId: number, since: Date, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ digestAt: watches.digestAt, createdAt: watches.createdAt })
    .from(watches)
    .where(and(eq(watches.projectId, projectId), isBefore(since)))
    .for('update');
  if (!row) return null;
  await db.update(watches).set({ digestAt: now }).where(eq(watches.projectId, projectId));
  return row.digestAt ?? row.createdAt;
}

/** Incidents named in a digest. */
const NAMED = 5;

export async function readDigest(db: Db, projectId: number, from: Date) {
  const [looks] = await db
    .select({ pages: count() })
    .from(watchedPages)
    .where(and(eq(watchedPages.projectId, projectId), gte(watchedPages.lookedAt, from)));
  const [changes] = await db
    .select({ pages: countDistinct(pageSnapshots.subPageId) })
    .from(pageSnapshots)
    .where(
      and(
        eq(pageSnapshots.projectId, projectId),
        gte(pageSnapshots.seenAt, from),
        sql`${pageSnapshots.changes} <> '[]'::jsonb`,
      ),
    );
  // Muted incidents are left out.
  const isReported = and(
    eq(incidents.projectId, projectId),
    ne(incidents.state, 'muted'),
    isNotNull(incidents.openedAt),
    or(gte(incidents.openedAt, from), gte(incidents.resolvedAt, from), notInArray(incidents.state, ['resolved'])),
  );
  const [all] = await db
    .select({ count: count(), open: sql<number>`count(*) filter (where ${incidents.state} <> 'resolved')::int` })
    .from(incidents)
    .where(isReported);
  const named = await db
    .select({
      uuid: incidents.uuid,
      cause: incidents.cause,
      state: incidents.state,
      pages: sql<number>`(select count(*)::int from ${incidentPages} where ${incidentPages.incidentId} = ${incidents.id})`,
    })
    .from(incidents)
    .where(isReported)
    .orderBy(sql`${incidents.state} = 'resolved'`, desc(incidents.id))
    .limit(NAMED);
  return {
    pagesSeen: looks?.pages ?? 0,
    pagesChanged: changes?.pages ?? 0,
    incidents: all?.count ?? 0,
    open: all?.open ?? 0,
    named,
  };
}
