import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ogImageType, subPageStatus } from '#domain/enumerations.ts';
import type { ShopPage } from '#domain/shopify/shop-page.ts';
import type { Db } from '#io/db/db.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { ogImages, shopifyPages, subPages } from '#io/db/schema/index.ts';
import { storableJson } from '#io/db/storable-json.ts';

export interface ShopPageToSave {
  url: string;
  resource: string;
  data: ShopPage;
  /** Timestamp of the resource's last change. */
  changedAt: string;
}

/**
 * Saves a shop's data for the project's existing pages and skips all others. Older data never replaces newer data, in
 * whatever order it arrives. Returns the pages whose data changed.
 */
export async function saveShopPages(
  db: Db,
  projectId: number,
  pages: readonly ShopPageToSave[],
  { now, requestedAt }: { now: Date /** What was found to be gone since stays so. */; requestedAt: Date },
): Promise<number[]> {
  if (pages.length === 0) return [];
  const at = sql`${now.toISOString()}::timestamptz`;
  const isGone = sql`(known.gone_at is not null and known.gone_at > ${requestedAt.toISOString()}::timestamptz)`;
  const isOlder = sql`(excluded.changed_at < known.changed_at and excluded.resource = known.resource)`;
  const rows = await rawRows(
    db,
    { id: z.number(), isChanged: z.boolean() },
    sql`
    with given as (
      select distinct on (url) * from json_to_recordset(${storableJson(pages)}::json) as page (
        url text, resource text, data jsonb, "changedAt" timestamptz) order by url),
    saved as (
      insert into ${shopifyPages} as known (sub_page_id, project_id, resource, data, changed_at, seen_at, updated_at)
      select page.id, ${projectId}, given.resource, given.data, given."changedAt", ${at}, ${at}
      from given join ${subPages} as page on page.project_id = ${projectId} and page.url_hash = md5(given.url)::uuid
      on conflict (sub_page_id) do update set
        resource = excluded.resource, seen_at = excluded.seen_at,
        data = case when ${isOlder} then known.data else excluded.data end,
        changed_at = greatest(excluded.changed_at, known.changed_at),
        gone_at = case when ${isGone} then known.gone_at end,
        updated_at = case when not ${isOlder} and known.data <> excluded.data or known.gone_at is not null and not ${isGone}
          then excluded.updated_at else known.updated_at end
      returning known.sub_page_id as id, known.data, known.updated_at = ${at} as "isChanged"),
    shown as (
      update ${subPages} as page set title = saved.data ->> 'title',
        image_url = coalesce(page.image_url, saved.data -> 'images' -> 0 ->> 'url'), updated_at = now()
      from saved where page.id = saved.id and saved."isChanged"
        and (page.title is distinct from saved.data ->> 'title' or page.image_url is null)
      returning 1)
    select id, "isChanged" from saved`,
  );
  return rows.filter(({ isChanged }) => isChanged).map(({ id }) => id);
}

/** Restores pages that are back in the shop. Must run before `saveShopPages`, which clears `gone_at`. */
export async function reviveShopPages(
  db: Db,
  projectId: number,
  urls: readonly string[],
  requestedAt: Date,
): Promise<void> {
  await db.execute(sql`
    update ${subPages} as page set status = ${subPageStatus.Default}, is_confirmed = true, updated_at = now()
    from ${shopifyPages} as known
    where known.sub_page_id = page.id and known.gone_at <= ${requestedAt.toISOString()}::timestamptz and page.project_id = ${projectId}
      and page.url_hash in (select md5(url)::uuid from json_array_elements_text(${JSON.stringify(urls)}::json) as given (url))`);
}

interface Gone {
  projectId: number;
  /** Pages of one resource, except those at `urls` … */
  resource?: { id: string; urls: readonly string[] };
  /** … or all pages not seen since. */
  notSeenSince?: Date;
  /** Only pages whose URL begins with one of these, because the app was not allowed to read others. Null: all. */
  within: readonly string[] | null;
  at: Date;
}

/** The pages are ignored and do not count towards the plan; their images are still served. */
export async function markShopPagesGone(
  db: Db,
  { projectId, resource, notSeenSince, within, at }: Gone,
): Promise<void> {
  const which = resource
    ? sql`known.resource = ${resource.id} and page.url_hash not in (
        select md5(url)::uuid from json_array_elements_text(${JSON.stringify(resource.urls)}::json) as given (url))`
    : sql`known.seen_at < ${(notSeenSince ?? at).toISOString()}::timestamptz`;
  const isSeen = within
    ? sql`exists (select from json_array_elements_text(${JSON.stringify(within)}::json) as folder (start)
        where starts_with(page.url, start))`
    : sql`true`;
  await db.execute(sql`
    with gone as (
      update ${shopifyPages} as known set gone_at = ${at.toISOString()}::timestamptz
      from ${subPages} as page
      where page.id = known.sub_page_id and known.project_id = ${projectId} and known.gone_at is null and ${which} and ${isSeen}
      returning known.sub_page_id as id)
    update ${subPages} as page set status = ${subPageStatus.Ignored}, is_confirmed = false, updated_at = now()
    from gone where page.id = gone.id`);
}

/** When a resource last changed, as far as known; null: the project has none of its pages. */
export async function resourceChangedAt(db: Db, projectId: number, resource: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: sql<Date | null>`max(${shopifyPages.changedAt})`.mapWith(shopifyPages.changedAt) })
    .from(shopifyPages)
    .where(and(eq(shopifyPages.projectId, projectId), eq(shopifyPages.resource, resource)));
  return row?.at ?? null;
}

export async function findShopPage(db: Db, subPageId: number): Promise<ShopPage | null> {
  const [row] = await db
    .select({ data: shopifyPages.data })
    .from(shopifyPages)
    .where(eq(shopifyPages.subPageId, subPageId));
  return row?.data ?? null;
}

/** Pages of a resource that have a live image, which may have been shared. */
export function listDrawnShopPages(db: Db, projectId: number, resource: string) {
  return db
    .select({ url: subPages.url, data: shopifyPages.data })
    .from(shopifyPages)
    .innerJoin(subPages, eq(subPages.id, shopifyPages.subPageId))
    .where(
      and(
        eq(shopifyPages.projectId, projectId),
        eq(shopifyPages.resource, resource),
        sql`${shopifyPages.goneAt} is null`,
        sql`exists (select from ${ogImages} where ${ogImages.subPageId} = ${subPages.id}
          and ${ogImages.type} = ${ogImageType.PRODUCTION})`,
      ),
    )
    .orderBy(subPages.id);
}
