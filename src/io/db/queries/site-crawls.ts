import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db.ts';
import { rawRows } from '../raw-rows.ts';
import { type SiteCrawlState, siteCrawlPages, siteCrawlStates, siteCrawls } from '../schema/index.ts';

export type SiteCrawlRow = typeof siteCrawls.$inferSelect;

export async function addSiteCrawl(db: Db, crawl: typeof siteCrawls.$inferInsert): Promise<number> {
  const [row] = await db.insert(siteCrawls).values(crawl).returning({ id: siteCrawls.id });
  if (!row) throw new Error('the crawl was not stored');
  return row.id;
}

export async function findSiteCrawl(db: Db, id: number): Promise<SiteCrawlRow | null> {
  const [row] = await db.select().from(siteCrawls).where(eq(siteCrawls.id, id));
  return row ?? null;
}

export async function findRunningCrawl(db: Db, projectId: number, kind: 'read' | 'audit') {
  const [row] = await db
    .select()
    .from(siteCrawls)
    .where(and(eq(siteCrawls.projectId, projectId), eq(siteCrawls.state, 'running'), eq(siteCrawls.kind, kind)))
    .orderBy(desc(siteCrawls.id))
    .limit(1);
  return row ?? null;
}

export function listRunningCrawls(db: Db) {
  return db
    .select({ id: siteCrawls.id, projectId: siteCrawls.projectId })
    .from(siteCrawls)
    .where(eq(siteCrawls.state, 'running'));
}

const crawlState = {
  state: z.enum(siteCrawlStates),
  waiting: z.number(),
  taken: z.number(),
  done: z.number(),
  failed: z.number(),
  skipped: z.number(),
};
export type CrawlProgress = z.output<z.ZodObject<typeof crawlState>>;

export async function crawlProgress(db: Db, crawlId: number): Promise<CrawlProgress> {
  const rows = await rawRows(
    db,
    crawlState,
    sql`
    select crawl.state, count(page.id) filter (where page.state = 'waiting')::int as waiting,
      count(page.id) filter (where page.state = 'taken')::int as taken,
      count(page.id) filter (where page.state = 'done')::int as done,
      count(page.id) filter (where page.state = 'failed')::int as failed,
      count(page.id) filter (where page.state = 'skipped')::int as skipped
    from ${siteCrawls} as crawl left join ${siteCrawlPages} as page on page.site_crawl_id = crawl.id
    where crawl.id = ${crawlId} group by crawl.id`,
  );
  return rows[0] ?? { state: 'stopped', waiting: 0, taken: 0, done: 0, failed: 0, skipped: 0 };
}

/** True for the caller that ended it. */
export async function endSiteCrawl(db: Db, id: number, state: Exclude<SiteCrawlState, 'running'>, error?: string) {
  const rows = await db
    .update(siteCrawls)
    .set({ state, error: error ?? null, finishedAt: sql`now()` })
    .where(and(eq(siteCrawls.id, id), eq(siteCrawls.state, 'running')))
    .returning({ id: siteCrawls.id });
  return rows.length > 0;
}

/** Why pages of a crawl were not read, with counts. */
export async function crawlReasons(db: Db, crawlId: number) {
  const rows = await rawRows(
    db,
    { reason: z.string(), count: z.number() },
    sql`
    select reason, count(*)::int as count from ${siteCrawlPages}
    where site_crawl_id = ${crawlId} and reason is not null and state in ('failed', 'skipped')
    group by reason order by 2 desc limit 20`,
  );
  return rows;
}

/** The frontier of an ended crawl is useless; the crawl's own row stays. */
export async function clearOldFrontiers(db: Db) {
  await db.execute(sql`
    delete from ${siteCrawlPages} using ${siteCrawls} as crawl
    where crawl.id = site_crawl_id and crawl.state <> 'running' and crawl.finished_at < now() - interval '7 days'`);
}
