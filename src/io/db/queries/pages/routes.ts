import { and, asc, eq, sql } from 'drizzle-orm';
import { matchRoute } from '#domain/routing/routes.ts';
import type { Db } from '#io/db/db.ts';
import { LANGUAGE_PREFIX } from '#io/db/queries/templates/og-images.ts';
import { routes, routeTemplates, subPages } from '#io/db/schema/index.ts';

interface SampleSubPage {
  id: number;
  url: string;
  path: string;
  title: string | null;
  description: string | null;
}

export type RouteRow = typeof routes.$inferSelect;

/** In matching order, the fallback last. */
export function listRouteRows(db: Db, projectId: number): Promise<RouteRow[]> {
  return db
    .select()
    .from(routes)
    .where(eq(routes.projectId, projectId))
    .orderBy(asc(routes.isFallback), asc(routes.position), asc(routes.id));
}

export async function findRoute(db: Db, projectId: number, id: number): Promise<RouteRow | null> {
  const [row] = await db
    .select()
    .from(routes)
    .where(and(eq(routes.id, id), eq(routes.projectId, projectId)));
  return row ?? null;
}

/** With what a list shows: number of pages, the first three without domain, live templates. */
export async function listRoutesWithPages(db: Db, projectId: number, id?: number) {
  const shown = sql`${subPages.routeId} = ${routes.id} and ${subPages.projectId} = ${projectId} and ${subPages.status} >= 0`;
  return db
    .select({
      id: routes.id,
      uuid: routes.uuid,
      path: routes.path,
      isFallback: routes.isFallback,
      position: routes.position,
      projectId: routes.projectId,
      projectUuid: sql<string>`(select project.uuid from projects as project where project.id = "routes"."project_id")`,
      sampleSubPageId: routes.sampleSubPageId,
      previewImageKey: routes.previewImageKey,
      createdAt: routes.createdAt,
      updatedAt: routes.updatedAt,
      subPageCount: sql<number>`(select count(*)::int from ${subPages} where ${shown})`,
      firstSubPages: sql<string[]>`array(select ${subPages.path} from ${subPages} where ${shown}
        order by ${subPages.lastModifiedAt} desc nulls last, ${subPages.id} desc limit 3)`,
      // The chosen page; otherwise the newest that was read, otherwise the newest; first in the site's main language.
      sampleSubPage: sql<SampleSubPage | null>`(
        select json_build_object('id', page.id, 'url', page.url, 'path', page.path, 'title', page.title,
          'description', left(coalesce(page.meta_data #>> '{og,description}', page.meta_data ->> 'description'), 1000))
        from ${subPages} as page where page.project_id = ${projectId} and page.status >= 0
          and (page.route_id = "routes"."id" or page.id = "routes"."sample_sub_page_id")
        order by page.id = "routes"."sample_sub_page_id" desc nulls last, page.fetched_at is null,
          coalesce(page.meta_data #>> '{locales,x-default}', page.url) <> page.url, page.path ~* ${LANGUAGE_PREFIX},
          page.last_modified_at desc nulls last, page.id desc limit 1)`,
      liveTemplates: sql<number>`(select count(*)::int from ${routeTemplates} as template
        where template.route_id = "routes"."id" and template.state = 'live')`,
    })
    .from(routes)
    .where(and(eq(routes.projectId, projectId), id === undefined ? undefined : eq(routes.id, id)))
    .orderBy(asc(routes.isFallback), asc(routes.position), asc(routes.id));
}

/** Null if the project already has the path. */
export async function addRouteRow(db: Db, projectId: number, path: string): Promise<RouteRow | null> {
  const [row] = await db
    .insert(routes)
    .values({
      projectId,
      path,
      position: sql`(select coalesce(max(${routes.position}), -1) + 1 from ${routes}
        where ${routes.projectId} = ${projectId} and not ${routes.isFallback})`,
    })
    .onConflictDoNothing({ target: [routes.projectId, routes.path] })
    .returning();
  return row ?? null;
}

export async function deleteRouteRow(db: Db, projectId: number, id: number) {
  await db.delete(routes).where(and(eq(routes.id, id), eq(routes.projectId, projectId), sql`not ${routes.isFallback}`));
}

/** Pages that no other route takes, up to a number that says enough about the site. */
const MAX_FALLBACK_URLS = 5000;

export async function listFallbackUrls(db: Db, projectId: number): Promise<string[]> {
  const rows = await db
    .select({ url: subPages.url })
    .from(subPages)
    .innerJoin(routes, and(eq(routes.id, subPages.routeId), eq(routes.projectId, projectId)))
    .where(and(eq(subPages.projectId, projectId), eq(routes.isFallback, true), sql`${subPages.status} >= 0`))
    .orderBy(asc(subPages.id))
    .limit(MAX_FALLBACK_URLS);
  return rows.map(({ url }) => url);
}

export async function setSampleSubPage(db: Db, projectId: number, routeId: number, subPageId: number) {
  await db
    .update(routes)
    .set({ sampleSubPageId: subPageId })
    .where(and(eq(routes.id, routeId), eq(routes.projectId, projectId)));
}

/** Pages per read while they are matched again, each with every route. */
const MATCH_BATCH = 250;

/** Assigns every page to the first matching route, after routes have changed. */
export async function rematchSubPages(db: Db, projectId: number): Promise<void> {
  const all = await listRouteRows(db, projectId);
  for (let after = 0; ; ) {
    const pages = await db
      .select({ id: subPages.id, url: subPages.url, routeId: subPages.routeId })
      .from(subPages)
      .where(and(eq(subPages.projectId, projectId), sql`${subPages.id} > ${after}`))
      .orderBy(asc(subPages.id))
      .limit(MATCH_BATCH);
    const changed = pages
      .map(({ id, url, routeId }) => ({ id, from: routeId, to: matchRoute(all, url)?.id ?? null }))
      .filter(({ from, to }) => from !== to);
    if (changed.length > 0) {
      await db.execute(sql`
        update ${subPages} set route_id = page."to"
        from json_to_recordset(${JSON.stringify(changed)}::json) as page (id int, "to" int)
        where ${subPages.id} = page.id and ${subPages.projectId} = ${projectId}`);
    }
    const last = pages.at(-1);
    if (!last || pages.length < MATCH_BATCH) return;
    after = last.id;
  }
}
