import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PageAudit } from '#domain/audit/audit-page.ts';
import type { SubPageResult } from '#domain/audit/scoring/score-page.ts';
import type { SubPageStatus } from '#domain/enumerations.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { Db } from '#io/db/db.ts';
import { lockProject } from '#io/db/queries/projects/projects.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { type SiteCrawlPageState, siteCrawlPages, siteCrawls, subPages } from '#io/db/schema/index.ts';
import { storableJson } from '#io/db/storable-json.ts';
import type { SiteCrawlRow } from './site-crawls.ts';

export interface FoundPage {
  url: string;
  path: string;
  routeId: number | null;
  type: string | null;
  status: SubPageStatus;
  lastModifiedAt: string | null;
}

/**
 * Pages of a sitemap. Known ones keep their id and everything read; a newer lastmod marks what was read as outdated.
 * New ones are added while the project's limit allows; the project is locked meanwhile, so that two transactions cannot
 * both add the last page. Pages known only from image requests do not count here. Returns how many were new.
 */
export async function upsertFoundPages(db: Db, projectId: number, found: readonly FoundPage[], limit: number) {
  if (found.length === 0) return 0;
  return db.transaction(async (inner) => {
    if (!(await lockProject(inner, projectId))) return 0;
    return addFoundPages(inner, projectId, found, limit);
  });
}

/**
 * A page known only from an image request. Counts against the plan's pages and against a limit of its own
 * (`maxUnconfirmed`). Pages that the site names do not count against it.
 */
export async function upsertUnconfirmedPage(
  db: Db,
  projectId: number,
  page: FoundPage,
  { pageLimit, maxUnconfirmed }: { pageLimit: number; maxUnconfirmed: number },
): Promise<boolean> {
  const { lastModifiedAt: _, ...values } = page;
  return db.transaction(async (inner) => {
    if (!(await lockProject(inner, projectId))) return false;
    const [count] = await inner
      .select({
        all: sql<number>`count(*)::int`,
        unconfirmed: sql<number>`count(*) filter (where not is_confirmed)::int`,
      })
      .from(subPages)
      .where(eq(subPages.projectId, projectId));
    if (!count || count.all >= pageLimit || count.unconfirmed >= maxUnconfirmed) return false;
    await inner
      .insert(subPages)
      .values({ projectId, ...values, isConfirmed: false })
      .onConflictDoNothing();
    return true;
  });
}

async function addFoundPages(db: Db, projectId: number, found: readonly FoundPage[], limit: number) {
  const rows = sql`json_to_recordset(${storableJson(found)}::json) as page (
    url text, path text, "routeId" int, type text, status int, "lastModifiedAt" timestamptz)`;
  const counted = await rawRows(
    db,
    { count: z.number() },
    sql`
    with page as materialized (select row_number() over () as at, page.* from ${rows}),
    known as (
      update ${subPages} as known set
        data_status = case when known.fetched_at is not null and page."lastModifiedAt" > coalesce(known.last_modified_at, '-infinity')
          then 1 else known.data_status end,
        last_modified_at = coalesce(page."lastModifiedAt", known.last_modified_at),
        route_id = page."routeId", is_confirmed = true, updated_at = now()
      from page where known.project_id = ${projectId} and known.url_hash = md5(page.url)::uuid
        and (known.route_id is distinct from page."routeId" or not known.is_confirmed
          or page."lastModifiedAt" is not null and known.last_modified_at is distinct from page."lastModifiedAt")
      returning 1),
    added as (
      insert into ${subPages} (project_id, url, path, route_id, type, status, last_modified_at)
      select ${projectId}, url, path, "routeId", type, status, "lastModifiedAt" from page
      where not exists (
        select from ${subPages} as other where other.project_id = ${projectId} and other.url_hash = md5(page.url)::uuid)
      order by at
      limit greatest(0, ${limit} - (select count(*) from ${subPages} where project_id = ${projectId} and is_confirmed))
      on conflict (project_id, url_hash) do nothing returning 1)
    select count(*)::int as count from added`,
  );
  return counted[0]?.count ?? 0;
}

export interface CrawledPage {
  id: number;
  attempts: number;
  /** `waiting`: to be retried. */
  state: Exclude<SiteCrawlPageState, 'taken'>;
  status: number | null;
  reason: string | null;
  /** The new reading; absent if nothing is new. */
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
