import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { freePlan } from '#domain/billing/plan-table.ts';
import type { StateImage } from '#domain/watch/page-state.ts';
import type { Db } from '#io/db/db.ts';
import { coveredProjects } from '#io/db/queries/billing/covering-plan.ts';
import { rawRows, rawTimestamp } from '#io/db/raw-rows.ts';
import {
  projects,
  type SiteCrawlState,
  siteCrawlPages,
  siteCrawlStates,
  siteCrawls,
  subPages,
} from '#io/db/schema/index.ts';
import { storableJson } from '#io/db/storable-json.ts';

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
    .select({ id: siteCrawls.id, ownerId: projects.ownerId })
    .from(siteCrawls)
    .innerJoin(projects, eq(projects.id, siteCrawls.projectId))
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

// The pages a crawl still has to read: added, held and released.

/** URLs new to this crawl, as many as its limit allows. */
export async function addCrawlPages(db: Db, crawl: SiteCrawlRow, urls: readonly string[], depth: number) {
  if (urls.length === 0) return;
  await db.execute(sql`
    with room as (
      select greatest(0, max_pages - pages_found) as places from ${siteCrawls}
      where id = ${crawl.id} and state = 'running' for update),
    added as (
      insert into ${siteCrawlPages} (site_crawl_id, project_id, url, depth)
      select ${crawl.id}, ${crawl.projectId}, url, ${depth} from (
        select distinct on (url) url, at from json_array_elements_text(${storableJson(urls)}::json) with ordinality as t (url, at)
        where not exists (
          select from ${siteCrawlPages} as known where known.site_crawl_id = ${crawl.id} and known.url_hash = md5(t.url)::uuid)
      ) as fresh order by at limit (select places from room)
      on conflict do nothing returning 1)
    update ${siteCrawls} set pages_found = pages_found + (select count(*) from added) where id = ${crawl.id}`);
}

/** Pages of the project to read: new and changed ones, or with `all` every one. Ignored pages are excluded. */
export async function planReading(db: Db, crawl: { id: number; projectId: number }, which: 'stale' | 'all') {
  const stale = sql`(${subPages.fetchedAt} is null or ${subPages.dataStatus} <> 0)`;
  const rows = await rawRows(
    db,
    { count: z.number() },
    sql`
    with added as (
      insert into ${siteCrawlPages} (site_crawl_id, project_id, url)
      select ${crawl.id}, ${crawl.projectId}, url from ${subPages}
      where project_id = ${crawl.projectId} and status >= 0 ${which === 'stale' ? sql`and ${stale}` : sql``}
      order by id on conflict do nothing returning 1),
    counted as (
      update ${siteCrawls} set pages_found = pages_found + (select count(*) from added) where id = ${crawl.id} returning 1)
    select count(*)::int as count from added`,
  );
  return rows[0]?.count ?? 0;
}

const takenPage = {
  id: z.number(),
  url: z.string(),
  depth: z.number(),
  /** The attempt number; saving must name it, so that an expired lease saves nothing. */
  attempts: z.number(),
  etag: z.string().nullable(),
  fetchedAt: rawTimestamp.nullable(),
  /** Of the page's last known state; a page that has not changed may name an image that has. */
  image: z.custom<StateImage>().nullable(),
};
export type TakenPage = z.output<z.ZodObject<typeof takenPage>>;

/** The next pages, held for the lease: first unclaimed ones, then those whose lease expired. */
export async function leaseCrawlPages(db: Db, crawlId: number, count: number, leaseMs: number): Promise<TakenPage[]> {
  const waiting = await takeWhere(db, crawlId, count, sql`state = 'waiting'`);
  if (waiting.length > 0) return waiting;
  return takeWhere(
    db,
    crawlId,
    count,
    sql`state = 'taken' and taken_at < now() - make_interval(secs => ${leaseMs / 1000})`,
  );
}

async function takeWhere(db: Db, crawlId: number, count: number, which: ReturnType<typeof sql>) {
  return rawRows(
    db,
    takenPage,
    sql`
    with next as (
      select id from ${siteCrawlPages} where site_crawl_id = ${crawlId} and ${which}
      and exists (select from ${siteCrawls} where id = ${crawlId} and state = 'running')
      order by id limit ${count} for update skip locked),
    taken as (
      update ${siteCrawlPages} as page set state = 'taken', taken_at = now(), attempts = attempts + 1
      from next where page.id = next.id
      returning page.id, page.url, page.url_hash, page.project_id, page.depth, page.attempts)
    select taken.id, taken.url, taken.depth, taken.attempts, known.etag, known.fetched_at as "fetchedAt",
      watched.state -> 'image' as image
    from taken left join ${subPages} as known
      on known.project_id = taken.project_id and known.url_hash = taken.url_hash and known.meta_data is not null
    left join watched_pages as watched on watched.sub_page_id = known.id
    order by taken.id`,
  );
}

/** Renews this worker's leases, so that nobody else takes its pages. */
export async function renewCrawlPageLeases(
  db: Db,
  crawlId: number,
  pages: readonly Pick<TakenPage, 'id' | 'attempts'>[],
) {
  await db.execute(sql`
    update ${siteCrawlPages} as page set taken_at = now()
    from json_to_recordset(${JSON.stringify(pages)}::json) as held (id int, attempts int)
    where page.id = held.id and page.attempts = held.attempts and page.state = 'taken' and page.site_crawl_id = ${crawlId}`);
}

/** Releases the pages that this worker holds and will not process. */
export async function releaseCrawlPages(db: Db, crawlId: number, pages: readonly Pick<TakenPage, 'id' | 'attempts'>[]) {
  if (pages.length === 0) return;
  await db.execute(sql`
    update ${siteCrawlPages} as page set state = 'waiting', taken_at = null, attempts = greatest(0, page.attempts - 1)
    from json_to_recordset(${JSON.stringify(pages)}::json) as held (id int, attempts int)
    where page.id = held.id and page.attempts = held.attempts and page.state = 'taken' and page.site_crawl_id = ${crawlId}`);
}

/**
 * Projects whose pages are older than their plan's refresh interval, oldest first. Projects without members are
 * skipped.
 */
export async function listDueForRefresh(db: Db, count: number): Promise<number[]> {
  const rows = await rawRows(
    db,
    { id: z.number() },
    sql`
    select project.id from projects as project
    left join ${coveredProjects()} as covered on covered.project_id = project.id
    left join plans as plan on plan.id = covered.plan_id
    where project.state = 'active' and exists (select from user_to_project where project_id = project.id)
      and project.sub_pages_fetched_at < now() - make_interval(hours => coalesce(plan.refresh_hours, ${freePlan.refreshHours}))
    order by project.sub_pages_fetched_at limit ${count}`,
  );
  return rows.map(({ id }) => id);
}
