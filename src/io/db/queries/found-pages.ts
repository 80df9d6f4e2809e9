import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { SubPageStatus } from '#domain/enumerations.ts';
import type { Db } from '../db.ts';
import { rawRows } from '../raw-rows.ts';
import { subPages } from '../schema/index.ts';
import { storableJson } from '../storable-json.ts';
import { lockProject } from './projects.ts';

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
