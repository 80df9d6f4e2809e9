import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db.ts';
import { pageSnapshots, subPages } from '../../schema/index.ts';

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

/** Changes of all pages of a project, newest first. The first snapshots of pages are no changes. */
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

/** How the page was at a moment: the newest snapshot up to it. */
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

/** Snapshots that a project's plan does not keep. The last one before stays: it says how the page was from then on. */
export async function clearOldSnapshots(db: Db, monthsOf: Readonly<Record<string, number>>, now: Date): Promise<void> {
  for (const [basePlan, months] of Object.entries(monthsOf)) {
    const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, now.getUTCDate()));
    await db.execute(sql`
      delete from page_snapshots as snapshot where seen_at < ${before.toISOString()}::timestamptz
        and exists (select from page_snapshots as next where next.sub_page_id = snapshot.sub_page_id
          and next.seen_at > snapshot.seen_at and next.seen_at <= ${before.toISOString()}::timestamptz)
        and ${basePlan} = coalesce((
        select plans.base_plan from subscriptions as own join plans on plans.id = own.plan_id
        where own.project_id = snapshot.project_id
          and (own.state = 'active' or own.state = 'trial' and own.trial_ends_at > ${now.toISOString()}::timestamptz)
        order by own.id desc limit 1), 'free')`);
  }
}
