import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PageAudit } from '#domain/audit/audit-page.ts';
import type { SubPageResult } from '#domain/audit/scoring/sub-page-result.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { Db } from '../db.ts';
import { rawRows, rawTimestamp } from '../raw-rows.ts';
import {
  type SiteCrawlPageState,
  type SiteCrawlState,
  siteCrawlPages,
  siteCrawlStates,
  siteCrawls,
  subPages,
} from '../schema/index.ts';
import { storableJson } from '../storable-json.ts';
import { lockProject } from './projects.ts';

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
    select taken.id, taken.url, taken.depth, taken.attempts, known.etag, known.fetched_at as "fetchedAt"
    from taken left join ${subPages} as known
      on known.project_id = taken.project_id and known.url_hash = taken.url_hash and known.meta_data is not null
    order by taken.id`,
  );
}

export interface CrawledPage {
  id: number;
  attempts: number;
  /** `waiting`: to be retried. */
  state: Exclude<SiteCrawlPageState, 'taken'>;
  status: number | null;
  reason: string | null;
  /** What was read; absent if nothing is new. */
  read?: {
    title: string | null;
    imageUrl: string | null;
    metaData: MetaTagData;
    result: SubPageResult;
    etag: string | null;
    lastModifiedAt: string | null;
    type: string | null;
    path: string;
    routeId: number | null;
  };
  /** Unchanged since the last read (304). */
  isUnchanged?: boolean;
  /** Only in audits. */
  audit?: { result: PageAudit | null; score: number | null; type: string; status: number };
}

/**
 * Saves a batch in one statement: a page's result and its completion are written together or not at all, and only for
 * the attempt that holds the page. So however often a worker dies, each page is saved exactly once.
 */
export async function saveCrawledPages(db: Db, crawl: SiteCrawlRow, pages: readonly CrawledPage[]): Promise<number> {
  if (pages.length === 0) return 0;
  if (!crawl.findsLinks) return saveBatch(db, crawl, pages);
  // New pages count against the project's limit: nobody else may add any meanwhile.
  return db.transaction(async (inner) => {
    await lockProject(inner, crawl.projectId);
    return saveBatch(inner, crawl, pages);
  });
}

async function saveBatch(db: Db, crawl: SiteCrawlRow, pages: readonly CrawledPage[]): Promise<number> {
  const rows = sql`json_to_recordset(${storableJson(pages)}::json) as page (
    id int, attempts int, state text, status int, reason text, read jsonb, "isUnchanged" boolean, audit jsonb)`;
  const saved = await rawRows(
    db,
    { count: z.number() },
    sql`
    with given as materialized (select * from ${rows}),
    mine as (
      update ${siteCrawlPages} as page
      set state = given.state, status = given.status, reason = given.reason, taken_at = null
      from given
      where page.id = given.id and page.attempts = given.attempts and page.state = 'taken'
        and page.site_crawl_id = ${crawl.id}
      returning page.id, page.url, page.url_hash, page.project_id, page.state),
    read as (
      select mine.url, mine.url_hash, mine.project_id, given.read from mine join given using (id) where given.read is not null),
    ${crawl.findsLinks ? foundPages(crawl) : knownPages},
    unchanged as (
      update ${subPages} as known set data_status = 0, fetched_at = now(), updated_at = now()
      from mine join given using (id)
      where given."isUnchanged" and known.project_id = mine.project_id and known.url_hash = mine.url_hash returning 1),
    audited as (
      update audit_sub_pages as known set
        result = nullif(given.audit -> 'result', 'null'), score = (given.audit ->> 'score')::smallint,
        type = given.audit ->> 'type', status = (given.audit ->> 'status')::smallint, failure = given.reason,
        updated_at = now()
      from mine join given using (id)
      where given.audit is not null and known.audit_id = ${crawl.auditId} and known.url_hash = mine.url_hash returning 1),
    progressed as (
      update audits set pages_done = pages_done + (select count(*) from mine where state <> 'waiting'), updated_at = now()
      where id = ${crawl.auditId} returning 1),
    counted as (
      update ${siteCrawls} set pages_read = pages_read + (select count(*) from mine where state <> 'waiting'),
        updated_at = now() where id = ${crawl.id} returning 1)
    select count(*)::int as count from mine`,
  );
  return saved[0]?.count ?? 0;
}

const values = sql`
  read.read ->> 'title' as title, read.read ->> 'imageUrl' as image_url, read.read -> 'metaData' as meta_data,
  read.read -> 'result' as result, read.read ->> 'etag' as etag,
  (read.read ->> 'lastModifiedAt')::timestamptz as last_modified_at, read.read ->> 'type' as type`;

const knownPages = sql`pages as (
  update ${subPages} as known set title = fresh.title, image_url = fresh.image_url, meta_data = fresh.meta_data,
    result = fresh.result, etag = fresh.etag, type = coalesce(fresh.type, known.type),
    last_modified_at = coalesce(known.last_modified_at, fresh.last_modified_at),
    data_status = 0, fetched_at = now(), updated_at = now()
  from (select read.project_id, read.url_hash, ${values} from read) as fresh
  where known.project_id = fresh.project_id and known.url_hash = fresh.url_hash returning 1)`;

/** Pages found by links are new to the project, and are added while its limit allows. */
const foundPages = ({ projectId, maxPages }: SiteCrawlRow) => sql`
  ranked as (
    select read.*, known.id is not null as is_known, row_number() over (partition by known.id is null order by read.url) as at
    from read left join ${subPages} as known on known.project_id = read.project_id and known.url_hash = read.url_hash),
  pages as (
  insert into ${subPages} (project_id, url, path, route_id, title, image_url, meta_data, result, etag, last_modified_at, type, fetched_at)
  select read.project_id, read.url, read.read ->> 'path', (read.read ->> 'routeId')::int, ${values}, now() from ranked as read
  where is_known or at <= ${maxPages} - (select count(*) from ${subPages} where project_id = ${projectId} and is_confirmed)
  on conflict (project_id, url_hash) do update set title = excluded.title, image_url = excluded.image_url,
    meta_data = excluded.meta_data, result = excluded.result, etag = excluded.etag, data_status = 0,
    fetched_at = now(), updated_at = now() returning 1)`;

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
