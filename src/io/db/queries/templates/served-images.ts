import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Plan } from '#domain/billing/plan.ts';
import { ogImageType } from '#domain/enumerations.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { Db } from '#io/db/db.ts';
import { findCover, pageLimit } from '#io/db/queries/billing/covering-plan.ts';
import { listRouteRows, type RouteRow } from '#io/db/queries/pages/routes.ts';
import { isNotDeleted, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { ogImages, projects, routes, routeTemplates, shopifyPages, subPages } from '#io/db/schema/index.ts';
import { storableJson } from '#io/db/storable-json.ts';
import type { AssetRow } from './assets.ts';
import {
  afterImagesOf,
  columnsToDraw,
  isBelowLanguage,
  isDrawable,
  isTranslation,
  listAssetRows,
  metaToDraw,
  type OgImageRow,
} from './og-images.ts';

// Queries of an image request. Cached images never get here; everything else needs one or two of these.

export type TemplateRow = typeof routeTemplates.$inferSelect;

/** Everything about a project that affects its images, read together and cached briefly. */
export interface ServedProject {
  project: ProjectRow;
  routes: RouteRow[];
  /** Live ones, oldest first. */
  templates: TemplateRow[];
  assets: AssetRow[];
  plan: Plan;
  /** How many pages the plan leaves this website. */
  pageLimit: number;
  /** When brand or assets last changed: older images are checked again. */
  changedAt: Date;
}

export async function findServedProject(db: Db, uuid: string): Promise<ServedProject | null> {
  const [project] = await db
    .select()
    .from(projects)
    .where(and(eq(projects.uuid, uuid), isNotDeleted));
  if (!project) return null;
  const [routeRows, templates, assets, cover] = await Promise.all([
    listRouteRows(db, project.id),
    db
      .select()
      .from(routeTemplates)
      .where(and(eq(routeTemplates.projectId, project.id), eq(routeTemplates.state, 'live')))
      .orderBy(asc(routeTemplates.id)),
    listAssetRows(db, project.id),
    findCover(db, project.id),
  ]);
  const changes = [project, ...assets].map(({ updatedAt }) => updatedAt.getTime());
  return {
    project,
    routes: routeRows,
    templates,
    assets,
    plan: cover.plan,
    pageLimit: await pageLimit(db, project.id, cover),
    changedAt: new Date(Math.max(...changes)),
  };
}

const servedPage = {
  id: subPages.id,
  url: subPages.url,
  dataStatus: subPages.dataStatus,
  routeTemplateId: subPages.routeTemplateId,
  fetchedAt: subPages.fetchedAt,
  isConfirmed: subPages.isConfirmed,
  hasMeta: isDrawable,
  shopAt:
    sql<Date | null>`(select shop.updated_at from ${shopifyPages} as shop where shop.sub_page_id = ${subPages.id})`.mapWith(
      subPages.fetchedAt,
    ),
  isFromShop: sql<boolean>`exists (select from ${shopifyPages} as shop where shop.sub_page_id = ${subPages.id}
    and (shop.data ->> 'kind' <> 'product' or shop.data -> 'product' ->> 'price' is not null))`,
};
export interface ServedPage {
  id: number;
  url: string;
  dataStatus: number;
  routeTemplateId: number | null;
  fetchedAt: Date | null;
  /** False: known only from requests for its image, so it never costs a credit. */
  isConfirmed: boolean;
  hasMeta: boolean;
  /** When the shop's own data about the page last changed; null: there is none. */
  shopAt: Date | null;
  /** The shop reports every change, so the page need not be read. */
  isFromShop: boolean;
}

/** The first of the URLs that is a known page. */
export async function findServedPage(db: Db, projectId: number, urls: readonly string[]): Promise<ServedPage | null> {
  const hashes = sql.join(
    urls.map((url) => sql`md5(${url})::uuid`),
    sql`, `,
  );
  const rows = await db
    .select(servedPage)
    .from(subPages)
    .where(and(eq(subPages.projectId, projectId), sql`${subPages.urlHash} in (${hashes})`));
  return urls.flatMap((url) => rows.find((row) => row.url === url) ?? [])[0] ?? null;
}

/** The page's live images in one format: the requested version and the current one. */
export async function findPageImages(db: Db, subPageId: number, version: string | null, contentType: string) {
  const ofPage = and(
    eq(ogImages.subPageId, subPageId),
    eq(ogImages.type, ogImageType.PRODUCTION),
    eq(ogImages.contentType, contentType),
  );
  const newest = db.select().from(ogImages).where(ofPage).orderBy(desc(ogImages.updatedAt), desc(ogImages.id)).limit(1);
  const named =
    version === null
      ? Promise.resolve([])
      : db
          .select()
          .from(ogImages)
          .where(and(ofPage, eq(ogImages.version, version)));
  const [[current], [own]] = await Promise.all([newest, named]);
  return { current: current ?? null, own: own ?? null };
}

/** Versions a page has images of, so that made-up versions do not fill the table. */
export async function countVersions(db: Db, subPageId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(ogImages)
    .where(and(eq(ogImages.subPageId, subPageId), eq(ogImages.type, ogImageType.PRODUCTION)));
  return row?.count ?? 0;
}

/** Checked again and found to be up to date. */
export async function markImageUsed(db: Db, { id, subPageId }: OgImageRow): Promise<OgImageRow | null> {
  const [row] = await db
    .update(ogImages)
    .set({ updatedAt: afterImagesOf(subPageId) })
    .where(eq(ogImages.id, id))
    .returning();
  return row ?? null;
}

/** Months are precise enough, and save a write per fetch. */
export async function noteFetched(db: Db, id: number): Promise<void> {
  await db.execute(sql`update ${ogImages} set fetched_at = now() where id = ${id}`);
}

export async function findTemplateRow(db: Db, projectId: number, id: number): Promise<TemplateRow | null> {
  const [row] = await db
    .select()
    .from(routeTemplates)
    .where(and(eq(routeTemplates.id, id), eq(routeTemplates.projectId, projectId)));
  return row ?? null;
}

export async function findMeta(db: Db, subPageId: number): Promise<MetaTagData | null> {
  const [row] = await db.select(columnsToDraw).from(subPages).where(eq(subPages.id, subPageId));
  return row ? metaToDraw(row) : null;
}

/** The data that an image request read from a page. The audit result stays until the next crawl. */
export async function saveServedMeta(db: Db, subPageId: number, meta: MetaTagData, imageUrl: string | null) {
  const clean = JSON.parse(storableJson({ meta, imageUrl, title: meta.og.title ?? meta.title })) as {
    meta: MetaTagData;
    imageUrl: string | null;
    title: string | null;
  };
  await db
    .update(subPages)
    .set({
      metaData: clean.meta,
      title: clean.title,
      imageUrl: clean.imageUrl,
      dataStatus: 0,
      fetchedAt: sql`now()` as unknown as Date,
    })
    .where(eq(subPages.id, subPageId));
}

/**
 * How many pages the project knew before this one: the plan covers the first ones. Made-up pages displace no others.
 */
export async function rankOfPage(
  db: Db,
  projectId: number,
  { id, isConfirmed }: Pick<ServedPage, 'id' | 'isConfirmed'>,
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(subPages)
    .where(
      and(
        eq(subPages.projectId, projectId),
        sql`${subPages.id} < ${id}`,
        isConfirmed ? eq(subPages.isConfirmed, true) : undefined,
      ),
    );
  return row?.count ?? 0;
}

/** For the dashboard. Written at most once an hour: not worth a row lock per request. */
export async function markOverLimit(db: Db, projectId: number) {
  await db
    .update(projects)
    .set({ overLimitAt: sql`now()` as unknown as Date, updatedAt: sql`${projects.updatedAt}` as unknown as Date })
    .where(
      and(
        eq(projects.id, projectId),
        sql`(${projects.overLimitAt} is null or ${projects.overLimitAt} < now() - interval '1 hour')`,
      ),
    );
}

export async function setPreviewKey(db: Db, routeId: number, key: string) {
  await db.update(routes).set({ previewImageKey: key }).where(eq(routes.id, routeId));
}

/** A page to preview a route with: its sample page, otherwise its newest page that was read. */
export async function findSamplePage(db: Db, route: Pick<RouteRow, 'id' | 'projectId' | 'sampleSubPageId'>) {
  const [row] = await db
    .select({ id: subPages.id, ...columnsToDraw })
    .from(subPages)
    .where(
      and(
        eq(subPages.projectId, route.projectId),
        sql`${isDrawable} and ${subPages.status} >= 0`,
        sql`(${subPages.routeId} = ${route.id} or ${subPages.id} = ${route.sampleSubPageId})`,
      ),
    )
    .orderBy(
      sql`(${subPages.id} = ${route.sampleSubPageId}) desc nulls last`,
      isTranslation,
      isBelowLanguage,
      sql`${subPages.lastModifiedAt} desc nulls last`,
    )
    .limit(1);
  const meta = row && metaToDraw(row);
  return meta ? { id: row.id, url: row.url, meta } : null;
}

/** Pages of the template's route that have a live image, or one drawn with the template, in order of id. */
export async function listDrawnPages(
  db: Db,
  from: { projectId: number; routeTemplateId: number; after: number; most: number },
): Promise<{ id: number; url: string }[]> {
  return rawRows(
    db,
    { id: z.number(), url: z.string() },
    sql`
    select page.id, page.url from ${subPages} as page
    where page.project_id = ${from.projectId} and page.id > ${from.after} and exists (
      select from ${ogImages} as image where image.sub_page_id = page.id and image.type = ${ogImageType.PRODUCTION} and image.dropped_at is null
        and (image.route_template_id = ${from.routeTemplateId} or page.route_id =
          (select route_id from ${routeTemplates} as template where template.id = ${from.routeTemplateId})))
    order by page.id limit ${from.most}`,
  );
}
