import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PageAudit } from '#domain/audit/audit-page.ts';
import type { SubPageResult } from '#domain/audit/scoring/sub-page-result.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { Db } from '../db.ts';
import { rawRows } from '../raw-rows.ts';
import { type SiteCrawlPageState, siteCrawlPages, siteCrawls, subPages } from '../schema/index.ts';
import { storableJson } from '../storable-json.ts';
import { lockProject } from './projects.ts';
import type { SiteCrawlRow } from './site-crawls.ts';

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
