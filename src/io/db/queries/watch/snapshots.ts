import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { basePlans } from '#domain/enumerations.ts';
import type { Db } from '#io/db/db.ts';
import { coveredProjects } from '#io/db/queries/billing/covering-plan.ts';
import { atMoment } from '#io/db/queries/billing/current-plan.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { pageSnapshots, subPages } from '#io/db/schema/index.ts';

interface Paging {
  page: number;
  perPage: number;
}

const columns = {
  subPageId: pageSnapshots.subPageId,
  path: subPages.path,
  title: subPages.title,
  seenAt: pageSnapshots.seenAt,
  changes: pageSnapshots.changes,
  score: sql<number>`(${pageSnapshots.state} ->> 'score')::int`,
  imageKey: pageSnapshots.imageKey,
};

/** Changes of all pages of a project, newest first. A page's first snapshot is not a change. */
export async function listChanges(db: Db, projectId: number, { page, perPage }: Paging) {
  const where = and(eq(pageSnapshots.projectId, projectId), sql`jsonb_array_length(${pageSnapshots.changes}) > 0`);
  const [items, [count]] = await Promise.all([
    db
      .select(columns)
      .from(pageSnapshots)
      .innerJoin(subPages, eq(subPages.id, pageSnapshots.subPageId))
      .where(where)
      .orderBy(desc(pageSnapshots.seenAt), desc(pageSnapshots.subPageId))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(pageSnapshots).where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}

export async function listSnapshots(db: Db, projectId: number, subPageId: number, { page, perPage }: Paging) {
  const where = and(eq(pageSnapshots.projectId, projectId), eq(pageSnapshots.subPageId, subPageId));
  const [items, [count]] = await Promise.all([
    db
      .select(columns)
      .from(pageSnapshots)
      .innerJoin(subPages, eq(subPages.id, pageSnapshots.subPageId))
      .where(where)
      .orderBy(desc(pageSnapshots.seenAt))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(pageSnapshots).where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}

/** The newest snapshot of the page up to a time. */
export async function snapshotAt(db: Db, projectId: number, subPageId: number, at: Date) {
  const [row] = await db
    .select()
    .from(pageSnapshots)
    .where(
      and(
        eq(pageSnapshots.projectId, projectId),
        eq(pageSnapshots.subPageId, subPageId),
        lte(pageSnapshots.seenAt, at),
      ),
    )
    .orderBy(desc(pageSnapshots.seenAt))
    .limit(1);
  return row ?? null;
}

/** Projects that are or were watched, with the base plan that decides how long their history is stored. */
export async function listHistories(db: Db, now: Date) {
  return rawRows(
    db,
    { projectId: z.number(), uuid: z.string(), basePlan: z.enum(basePlans) },
    sql`
    select project.id as "projectId", project.uuid, coalesce(plans.base_plan, 'free') as "basePlan"
    from projects as project join watches on watches.project_id = project.id
      left join ${coveredProjects(atMoment(now))} as covered on covered.project_id = project.id
      left join plans on plans.id = covered.plan_id
    order by project.id`,
  );
}

/**
 * Deletes a project's snapshots from before a time, except each page's last one, which becomes the start of its
 * history. Returns the number deleted.
 */
export async function clearOldSnapshots(db: Db, projectId: number, before: Date): Promise<number> {
  const at = sql`${before.toISOString()}::timestamptz`;
  const rows = await rawRows(
    db,
    { count: z.number() },
    sql`
    with gone as (
      delete from page_snapshots as snapshot where project_id = ${projectId} and seen_at < ${at} and exists (
        select from page_snapshots as next where next.sub_page_id = snapshot.sub_page_id
          and next.seen_at > snapshot.seen_at and next.seen_at <= ${at}) returning 1)
    select count(*)::int as count from gone`,
  );
  return rows[0]?.count ?? 0;
}
