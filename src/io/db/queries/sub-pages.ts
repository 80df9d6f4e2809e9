import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SubPageResult } from '#domain/audit/scoring/sub-page-result.ts';
import type { SubPageStatus } from '#domain/enumerations.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { Db } from '../db.ts';
import { rawRows } from '../raw-rows.ts';
import { subPages } from '../schema/index.ts';
import { storableJson } from '../storable-json.ts';
import { likePattern } from './like-pattern.ts';
import { lockProject } from './projects.ts';

export type SubPageRow = typeof subPages.$inferSelect;

/** Without the metadata, which is a hundred times as long as everything else. */
const listed = {
  id: subPages.id,
  uuid: subPages.uuid,
  projectId: subPages.projectId,
  projectUuid: sql<string>`(select project.uuid from projects as project where project.id = ${subPages.projectId})`,
  url: subPages.url,
  path: subPages.path,
  status: subPages.status,
  dataStatus: subPages.dataStatus,
  type: subPages.type,
  routeId: subPages.routeId,
  routeTemplateId: subPages.routeTemplateId,
  title: subPages.title,
  imageUrl: subPages.imageUrl,
  result: subPages.result,
  lastModifiedAt: subPages.lastModifiedAt,
  fetchedAt: subPages.fetchedAt,
  screenshotKey: subPages.screenshotKey,
};
export type ListedSubPage = Pick<SubPageRow, Exclude<keyof typeof listed, 'projectUuid'>> & { projectUuid: string };

interface List {
  projectId: number;
  routeId?: number | undefined;
  search?: string | undefined;
  /** Only the ignored ones, which no other list shows. */
  ignored?: boolean;
  page: number;
  perPage: number;
}

/** Newest first, missing dates last; ignored pages are hidden. */
export async function listSubPages(db: Db, { projectId, routeId, search, ignored, page, perPage }: List) {
  const pattern = search ? likePattern(search) : null;
  const where = and(
    eq(subPages.projectId, projectId),
    ignored ? sql`${subPages.status} < 0` : sql`${subPages.status} >= 0`,
    routeId === undefined ? undefined : eq(subPages.routeId, routeId),
    pattern ? or(ilike(subPages.url, pattern), ilike(subPages.title, pattern)) : undefined,
  );
  const [items, [count]] = await Promise.all([
    db
      .select(listed)
      .from(subPages)
      .where(where)
      .orderBy(sql`${subPages.lastModifiedAt} desc nulls last`, desc(subPages.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(subPages).where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}

/** One page as lists show it. */
export async function findListedSubPage(db: Db, projectId: number, id: number): Promise<ListedSubPage | null> {
  const [row] = await db
    .select(listed)
    .from(subPages)
    .where(and(eq(subPages.id, id), eq(subPages.projectId, projectId)));
  return row ?? null;
}

export async function findSubPage(db: Db, projectId: number, id: number): Promise<SubPageRow | null> {
  const [row] = await db
    .select()
    .from(subPages)
    .where(and(eq(subPages.id, id), eq(subPages.projectId, projectId)));
  return row ?? null;
}

/** For jobs, which only know the page. */
export async function findSubPageById(db: Db, id: number): Promise<SubPageRow | null> {
  const [row] = await db.select().from(subPages).where(eq(subPages.id, id));
  return row ?? null;
}

export async function findSubPageByUuid(db: Db, uuid: string) {
  const [row] = await db
    .select({ projectId: subPages.projectId, screenshotKey: subPages.screenshotKey })
    .from(subPages)
    .where(eq(subPages.uuid, uuid));
  return row ?? null;
}

export async function findSubPageByUrl(db: Db, projectId: number, url: string): Promise<ListedSubPage | null> {
  const [row] = await db
    .select(listed)
    .from(subPages)
    .where(and(eq(subPages.projectId, projectId), sql`${subPages.urlHash} = md5(${url})::uuid`));
  return row ?? null;
}

/** With everything that was read. */
export async function findSubPageWithMeta(db: Db, projectId: number, url: string): Promise<SubPageRow | null> {
  const [row] = await db
    .select()
    .from(subPages)
    .where(and(eq(subPages.projectId, projectId), sql`${subPages.urlHash} = md5(${url})::uuid`));
  return row ?? null;
}

export type PageToShow = Pick<SubPageRow, 'id' | 'url' | 'path' | 'title' | 'type' | 'metaData' | 'fetchedAt'>;

/**
 * The page a template is shown on: the requested one, otherwise the route's sample page, otherwise the newest that was
 * read.
 */
export async function findPageToShow(
  db: Db,
  projectId: number,
  { routeId, subPageId }: { routeId: number | null; subPageId?: number | undefined },
): Promise<PageToShow | null> {
  const { id, url, path, title, type, metaData, fetchedAt } = subPages;
  const sample = sql`(select sample_sub_page_id from routes where routes.id = ${routeId})`;
  const which =
    subPageId !== undefined
      ? eq(subPages.id, subPageId)
      : and(
          sql`${subPages.status} >= 0`,
          routeId === null ? undefined : or(eq(subPages.routeId, routeId), sql`${subPages.id} = ${sample}`),
        );
  const [row] = await db
    .select({ id, url, path, title, type, metaData, fetchedAt })
    .from(subPages)
    .where(and(eq(subPages.projectId, projectId), which))
    .orderBy(
      sql`${subPages.id} = ${sample} desc nulls last`,
      sql`${subPages.fetchedAt} is null`,
      sql`${subPages.lastModifiedAt} desc nulls last`,
      desc(subPages.id),
    )
    .limit(1);
  return row ?? null;
}

export async function countSubPages(db: Db, projectId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(subPages)
    .where(eq(subPages.projectId, projectId));
  return row?.count ?? 0;
}

/** All pages an audit may choose from, in short form. */
export function listAuditable(db: Db, projectId: number) {
  return db
    .select({
      id: subPages.id,
      url: subPages.url,
      routeId: subPages.routeId,
      lastModifiedAt: subPages.lastModifiedAt,
    })
    .from(subPages)
    .where(and(eq(subPages.projectId, projectId), sql`${subPages.status} >= 0`))
    .orderBy(subPages.id)
    .limit(20_000);
}

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
 * New ones are added while the project's limit allows; the project is locked meanwhile, so that two writers of the last
 * page wait for each other. Pages known only from image requests take no room here. Returns how many were new.
 */
export async function upsertFoundPages(db: Db, projectId: number, found: readonly FoundPage[], limit: number) {
  if (found.length === 0) return 0;
  return db.transaction(async (inner) => {
    if (!(await lockProject(inner, projectId))) return 0;
    return addFoundPages(inner, projectId, found, limit);
  });
}

/**
 * A page known only from an image request. It needs room in the plan beside all others, and there is a limit for its
 * kind; the site's own pages do not count it when they are added.
 */
export async function upsertUnconfirmedPage(
  db: Db,
  projectId: number,
  page: FoundPage,
  { limit, most }: { limit: number; most: number },
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
    if (!count || count.all >= limit || count.unconfirmed >= most) return false;
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

export async function knownUrls(db: Db, projectId: number): Promise<Set<string>> {
  const rows = await db.select({ url: subPages.url }).from(subPages).where(eq(subPages.projectId, projectId));
  return new Set(rows.map(({ url }) => url));
}

/** Pages whose sitemap gives no date: the server's ETag is used instead. */
export function listWithEtag(db: Db, projectId: number, max: number) {
  return db
    .select({ id: subPages.id, url: subPages.url, etag: subPages.etag })
    .from(subPages)
    .where(
      and(
        eq(subPages.projectId, projectId),
        sql`${subPages.status} >= 0 and ${subPages.dataStatus} = 0 and ${subPages.etag} is not null`,
      ),
    )
    .orderBy(sql`${subPages.fetchedAt} nulls first`)
    .limit(max);
}

export async function changeSubPage(
  db: Db,
  projectId: number,
  id: number,
  change: Partial<typeof subPages.$inferInsert>,
): Promise<SubPageRow | null> {
  const [row] = await db
    .update(subPages)
    .set(change)
    .where(and(eq(subPages.id, id), eq(subPages.projectId, projectId)))
    .returning();
  return row ?? null;
}

interface ReadData {
  title: string | null;
  imageUrl: string | null;
  metaData: MetaTagData;
  result: SubPageResult;
  etag: string | null;
  lastModifiedAt: Date | null;
}

export async function saveReadData(db: Db, projectId: number, id: number, read: ReadData) {
  const clean = JSON.parse(storableJson({ ...read, lastModifiedAt: null })) as ReadData;
  return changeSubPage(db, projectId, id, {
    ...clean,
    lastModifiedAt:
      sql`coalesce(${subPages.lastModifiedAt}, ${read.lastModifiedAt?.toISOString() ?? null}::timestamptz)` as unknown as Date,
    dataStatus: 0,
    fetchedAt: sql`now()` as unknown as Date,
  });
}

export async function deleteSubPageRow(db: Db, projectId: number, id: number) {
  const [row] = await db
    .delete(subPages)
    .where(and(eq(subPages.id, id), eq(subPages.projectId, projectId)))
    .returning({ screenshotKey: subPages.screenshotKey });
  return row ?? null;
}
