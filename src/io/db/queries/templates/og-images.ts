import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ogImageType } from '#domain/enumerations.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { ShopPage } from '#domain/shopify/shop-page.ts';
import { metaOfShopPage, withShopData } from '#domain/shopify/with-shop-data.ts';
import type { Db } from '#io/db/db.ts';
import { likePattern } from '#io/db/queries/operation/lists.ts';
import { isNotDeleted } from '#io/db/queries/projects/projects.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import {
  assets,
  ogImages,
  projects,
  routeTemplates,
  shopifyPages,
  subPages,
  unknownAgents,
} from '#io/db/schema/index.ts';
import type { AssetRow } from './assets.ts';

export type OgImageRow = typeof ogImages.$inferSelect;
export type NewOgImage = Omit<
  typeof ogImages.$inferInsert,
  'id' | 'uuid' | 'createdAt' | 'updatedAt' | 'fetchedAt' | 'droppedAt'
>;

/** Now, and later than every image of the page: the newest one is its current one, also if the clock was set back. */
export const afterImagesOf = (subPageId: number | null) => sql<Date>`greatest(now(),
  (select max(other.updated_at) + interval '1 millisecond' from ${ogImages} as other where other.sub_page_id = ${subPageId}::int))`;

/**
 * Stores a drawn image; a page's live image replaces the previous one of that version. `keepsUpdatedAt`: redrawn
 * because its file was missing, which does not make it the newest.
 */
export async function upsertOgImage(db: Db, image: NewOgImage, { keepsUpdatedAt = false } = {}): Promise<OgImageRow> {
  const { storageKey, width, height, bytes, routeTemplateId, drawnFrom, isIncomplete } = image;
  const newest = afterImagesOf(image.type === ogImageType.PRODUCTION ? (image.subPageId ?? null) : null);
  const insert = db.insert(ogImages).values({ ...image, updatedAt: newest });
  const [row] = await (image.type === ogImageType.PRODUCTION
    ? insert.onConflictDoUpdate({
        target: [ogImages.subPageId, ogImages.version, ogImages.contentType],
        targetWhere: sql`${ogImages.type} = ${sql.raw(String(ogImageType.PRODUCTION))}`,
        set: {
          storageKey,
          width,
          height,
          bytes,
          routeTemplateId,
          drawnFrom,
          isIncomplete,
          fetchedAt: sql`now()`,
          droppedAt: null,
          updatedAt: keepsUpdatedAt ? sql`${ogImages.updatedAt}` : newest,
        },
      })
    : insert
  ).returning();
  if (!row) throw new Error('the picture was not stored');
  return row;
}

interface ListOf {
  projectId: number;
  routeTemplateId?: number | undefined;
  subPageId?: number | undefined;
  type?: number | undefined;
  /** In the page's path, its URL or the template's name. */
  search?: string | undefined;
  page?: number;
  perPage?: number;
}

/** Newest first, with page and template. A live image whose page is gone no longer has a URL of its own. */
export async function listOgImages(db: Db, filter: ListOf) {
  const { projectId, routeTemplateId, subPageId, type, search, page = 1, perPage = 50 } = filter;
  const pattern = search ? likePattern(search) : null;
  const where = and(
    eq(ogImages.projectId, projectId),
    routeTemplateId === undefined ? undefined : eq(ogImages.routeTemplateId, routeTemplateId),
    subPageId === undefined ? undefined : eq(ogImages.subPageId, subPageId),
    type === undefined ? undefined : sql`${ogImages.type} = ${type}`,
    sql`(${ogImages.subPageId} is not null or ${ogImages.type} <> ${ogImageType.PRODUCTION})`,
    pattern
      ? or(ilike(subPages.url, pattern), ilike(subPages.title, pattern), ilike(routeTemplates.name, pattern))
      : undefined,
  );
  const [ofPage, ofTemplate] = [
    eq(subPages.id, ogImages.subPageId),
    eq(routeTemplates.id, ogImages.routeTemplateId),
  ] as const;
  const [items, [count]] = await Promise.all([
    db
      .select({ image: ogImages, path: subPages.path, templateName: routeTemplates.name })
      .from(ogImages)
      .leftJoin(subPages, ofPage)
      .leftJoin(routeTemplates, ofTemplate)
      .where(where)
      .orderBy(desc(ogImages.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(ogImages)
      .leftJoin(subPages, ofPage)
      .leftJoin(routeTemplates, ofTemplate)
      .where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}

/** For the draft and demo hosts, which know only uuids. */
export async function findStoredImage(db: Db, projectUuid: string, imageUuid: string, type: OgImageRow['type']) {
  const [row] = await db
    .select({ storageKey: ogImages.storageKey, contentType: ogImages.contentType })
    .from(ogImages)
    .innerJoin(projects, eq(projects.id, ogImages.projectId))
    .where(and(eq(ogImages.uuid, imageUuid), eq(projects.uuid, projectUuid), isNotDeleted, eq(ogImages.type, type)));
  return row ?? null;
}

/** The assets that a project's templates may use. */
export function listAssetRows(db: Db, projectId: number): Promise<AssetRow[]> {
  return db.select().from(assets).where(eq(assets.projectId, projectId)).orderBy(assets.id);
}

/** For every query whose page is drawn; `metaToDraw` joins them. */
export const columnsToDraw = {
  url: subPages.url,
  metaData: subPages.metaData,
  shopData: sql<ShopPage | null>`(select shop.data from ${shopifyPages} as shop where shop.sub_page_id = ${subPages.id})`,
};

/** The page was read, or its shop provided the data. */
export const isDrawable = sql<boolean>`(${subPages.metaData} is not null
  or exists (select from ${shopifyPages} as shop where shop.sub_page_id = ${subPages.id}))`;

/** In the words of PostgreSQL, as `localePrefix` in src/domain/shop-apps/page-kind.ts. */
export const LANGUAGE_PREFIX = '^/[a-z]{2}(-[a-z]{2,4})?([/?]|$)';

/** A translation of a page: of a shop in several languages, its main one is shown where a page stands for many. */
export const isTranslation = sql<boolean>`(coalesce(${subPages.metaData} #>> '{locales,x-default}', ${subPages.url}) <> ${subPages.url})`;

/** `/de/vase`, of sites whose pages do not name their main language: usually the one without a prefix. */
export const isBelowLanguage = sql<boolean>`(${subPages.path} ~* ${LANGUAGE_PREFIX})`;

interface Drawable {
  url: string;
  metaData: MetaTagData | null;
  shopData: ShopPage | null;
}

/** A page's data for drawing: the shop's data takes precedence, and is enough for a page that was never read. */
export function metaToDraw({ url, metaData, shopData }: Drawable): MetaTagData | null {
  if (shopData === null) return metaData;
  return metaData ? withShopData(metaData, shopData) : metaOfShopPage(url, shopData);
}

/** Images cleared per step: a night has time for many steps. */
const STEP = 500;

/**
 * Abandoned drafts. Returns the files that no other image shares; live images stay forever, because old posts keep old
 * URLs.
 */
export async function clearOldDrafts(db: Db, days: number): Promise<string[]> {
  const rows = await rawRows(
    db,
    { key: z.string() },
    sql`
    with gone as (
      delete from ${ogImages} where id in (
        select id from ${ogImages} where type = ${ogImageType.DRAFT}
          and created_at < now() - make_interval(days => ${days}) limit ${STEP})
      returning id, storage_key)
    select distinct storage_key as key from gone
    where not exists (select from ${ogImages} as other where other.storage_key = gone.storage_key
      and other.id not in (select id from gone))`,
  );
  return rows.map(({ key }) => key);
}

/**
 * Live images not requested for this many days, one step at most. Their rows stay, so that a request draws them again;
 * images of deleted templates stay, because they could not be drawn again. Returns the files that no other image
 * shares.
 */
export async function dropUnfetchedImages(db: Db, days: number): Promise<{ count: number; keys: string[] }> {
  const rows = await rawRows(
    db,
    { id: z.number(), key: z.string(), isShared: z.boolean() },
    sql`
    with gone as (
      update ${ogImages} set dropped_at = now() where id in (
        select id from ${ogImages} where type = ${ogImageType.PRODUCTION} and dropped_at is null
          and sub_page_id is not null and route_template_id is not null
          and coalesce(fetched_at, created_at) < now() - make_interval(days => ${days}) limit ${STEP})
      returning id, project_id, storage_key)
    select id, storage_key as key, exists (select from ${ogImages} as other where other.project_id = gone.project_id
      and other.storage_key = gone.storage_key and other.dropped_at is null
      and other.id not in (select id from gone)) as "isShared" from gone`,
  );
  return { count: rows.length, keys: [...new Set(rows.filter(({ isShared }) => !isShared).map(({ key }) => key))] };
}

export async function clearUnknownAgents(db: Db): Promise<void> {
  await db.execute(sql`delete from ${unknownAgents} where last_seen_at < now() - make_interval(days => 90)`);
}
