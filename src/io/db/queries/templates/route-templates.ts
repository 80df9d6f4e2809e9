import { and, asc, desc, eq, gte, inArray, ne, type SQLWrapper, sql } from 'drizzle-orm';
import { ogImageType } from '#domain/enumerations.ts';
import type { Db } from '#io/db/db.ts';
import { countedWhere, isOfKind } from '#io/db/queries/image-requests/crawl-stats.ts';
import { crawlDays, ogImages, routes, routeTemplates, subPages, templateDrafts } from '#io/db/schema/index.ts';

export type RouteTemplateRow = typeof routeTemplates.$inferSelect;
export type NewRouteTemplate = typeof routeTemplates.$inferInsert;
export type TemplateChange = Partial<Omit<NewRouteTemplate, 'id' | 'uuid' | 'projectId' | 'version'>>;

/** Route by route, oldest first: people know them in the order they were created. */
export function listRouteTemplates(db: Db, projectId: number, routeId?: number): Promise<RouteTemplateRow[]> {
  return db
    .select()
    .from(routeTemplates)
    .where(
      and(
        eq(routeTemplates.projectId, projectId),
        routeId === undefined ? undefined : eq(routeTemplates.routeId, routeId),
      ),
    )
    .orderBy(asc(routeTemplates.routeId), asc(routeTemplates.id));
}

export async function findRouteTemplate(db: Db, projectId: number, id: number): Promise<RouteTemplateRow | null> {
  const [row] = await db
    .select()
    .from(routeTemplates)
    .where(and(eq(routeTemplates.id, id), eq(routeTemplates.projectId, projectId)));
  return row ?? null;
}

export async function addRouteTemplateRow(db: Db, template: NewRouteTemplate): Promise<RouteTemplateRow> {
  const [row] = await db.insert(routeTemplates).values(template).returning();
  if (!row) throw new Error('the template was not stored');
  return row;
}

/** Switches, not design: editing a template does not conflict with setting it live. */
const switches = ['state', 'redraw', 'updateData'];

/** Null if the template is gone or, with `version`, was changed by somebody else since it was read. */
export async function changeRouteTemplate(
  db: Db,
  projectId: number,
  id: number,
  change: TemplateChange,
  version?: number,
): Promise<RouteTemplateRow | null> {
  const isDesign = Object.keys(change).some((field) => !switches.includes(field));
  const next = sql`${routeTemplates.version} + ${isDesign ? 1 : 0}` as unknown as number;
  const [row] = await db
    .update(routeTemplates)
    .set({ ...change, version: next })
    .where(
      and(
        eq(routeTemplates.id, id),
        eq(routeTemplates.projectId, projectId),
        version === undefined ? undefined : eq(routeTemplates.version, version),
      ),
    )
    .returning();
  return row ?? null;
}

export async function deleteRouteTemplateRow(db: Db, projectId: number, id: number): Promise<void> {
  await db.delete(routeTemplates).where(and(eq(routeTemplates.id, id), eq(routeTemplates.projectId, projectId)));
}

/** Locks the route until the transaction ends, so that two people cannot set templates live at the same time. */
export async function lockRoute(db: Db, projectId: number, routeId: number): Promise<boolean> {
  const rows = await db
    .select({ id: routes.id })
    .from(routes)
    .where(and(eq(routes.id, routeId), eq(routes.projectId, projectId)))
    .for('update');
  return rows.length > 0;
}

export async function countOnRoute(db: Db, routeId: number) {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      live: sql<number>`(count(*) filter (where ${routeTemplates.state} = 'live'))::int`,
    })
    .from(routeTemplates)
    .where(eq(routeTemplates.routeId, routeId));
  return { all: row?.all ?? 0, live: row?.live ?? 0 };
}

/** The simple chooser: every other live template of the route is switched off. */
export async function makeOthersInactive(db: Db, routeId: number, id: number): Promise<void> {
  await db
    .update(routeTemplates)
    .set({ state: 'inactive' })
    .where(and(eq(routeTemplates.routeId, routeId), eq(routeTemplates.state, 'live'), ne(routeTemplates.id, id)));
}

/** A draft untouched since it was created: starting the same design again continues it. */
export async function findUntouchedDraft(db: Db, routeId: number, baseRouteTemplateId: number) {
  const [row] = await db
    .select()
    .from(routeTemplates)
    .where(
      and(
        eq(routeTemplates.routeId, routeId),
        eq(routeTemplates.baseRouteTemplateId, baseRouteTemplateId),
        eq(routeTemplates.state, 'draft'),
        eq(routeTemplates.version, 1),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** Drafts that were created, never touched and abandoned, and what browser tabs were designing on. */
export async function clearUntouchedDrafts(db: Db, days: number): Promise<void> {
  const isOld = (column: SQLWrapper) => sql`${column} < now() - make_interval(days => ${days})`;
  await db
    .delete(routeTemplates)
    .where(and(eq(routeTemplates.state, 'draft'), eq(routeTemplates.version, 1), isOld(routeTemplates.updatedAt)));
  await db.delete(templateDrafts).where(isOld(templateDrafts.updatedAt));
}

export interface TemplateNumbers {
  images: number;
  subPages: number;
  crawls: { total: number; shares: number };
}

/** Template → its figures, crawls since a day (UTC). */
export async function templateNumbers(db: Db, projectId: number, since: Date): Promise<Map<number, TemplateNumbers>> {
  const [drawn, owned, fetched] = await Promise.all([
    db
      .select({ id: ogImages.routeTemplateId, count: sql<number>`count(*)::int` })
      .from(ogImages)
      .where(and(eq(ogImages.projectId, projectId), eq(ogImages.type, ogImageType.PRODUCTION)))
      .groupBy(ogImages.routeTemplateId),
    db
      .select({ id: subPages.routeTemplateId, count: sql<number>`count(*)::int` })
      .from(subPages)
      .where(and(eq(subPages.projectId, projectId), sql`${subPages.routeTemplateId} is not null`))
      .groupBy(subPages.routeTemplateId),
    db
      .select({
        id: crawlDays.routeTemplateId,
        total: sql<number>`sum(${crawlDays.count})::int`,
        shares: countedWhere(crawlDays, isOfKind(crawlDays, 'share')),
      })
      .from(crawlDays)
      .where(and(eq(crawlDays.projectId, projectId), gte(crawlDays.day, since.toISOString().slice(0, 10))))
      .groupBy(crawlDays.routeTemplateId),
  ]);
  const numbers = new Map<number, TemplateNumbers>();
  const of = (id: number | null): TemplateNumbers => {
    const known = numbers.get(id ?? 0) ?? { images: 0, subPages: 0, crawls: { total: 0, shares: 0 } };
    numbers.set(id ?? 0, known);
    return known;
  };
  for (const { id, count } of drawn) of(id).images = count;
  for (const { id, count } of owned) of(id).subPages = count;
  for (const { id, total, shares } of fetched) of(id).crawls = { total, shares };
  return numbers;
}

/** The newest images of some templates, as lists show them. */
export async function newestImagesOf(db: Db, templateIds: readonly number[], each: number) {
  if (templateIds.length === 0) return [];
  const newest = db
    .select({
      id: ogImages.id,
      place: sql<number>`row_number() over (partition by ${ogImages.routeTemplateId} order by ${ogImages.id} desc)`.as(
        'place',
      ),
    })
    .from(ogImages)
    .where(
      and(
        inArray(ogImages.routeTemplateId, [...templateIds]),
        sql`(${ogImages.subPageId} is not null or ${ogImages.type} <> ${ogImageType.PRODUCTION})`,
      ),
    )
    .as('newest');
  return db
    .select({ image: ogImages, path: subPages.path })
    .from(newest)
    .innerJoin(ogImages, eq(ogImages.id, newest.id))
    .leftJoin(subPages, eq(subPages.id, ogImages.subPageId))
    .where(sql`${newest.place} <= ${each}`)
    .orderBy(desc(ogImages.id));
}

/** The page that a browser tab designs on; a later one replaces it. */
export async function upsertTemplateDraft(
  db: Db,
  draft: { projectId: number; routeTemplateId: number; sessionId: string; url: string },
): Promise<void> {
  await db
    .insert(templateDrafts)
    .values(draft)
    .onConflictDoUpdate({
      target: [templateDrafts.projectId, templateDrafts.sessionId, templateDrafts.routeTemplateId],
      set: { url: draft.url, updatedAt: sql`now()` },
    });
}

/** The page a tab designed on; deleted with this read, because it is needed only once. */
export async function takeTemplateDraft(
  db: Db,
  { projectId, routeTemplateId, sessionId }: { projectId: number; routeTemplateId: number; sessionId: string },
): Promise<{ url: string } | null> {
  const [draft] = await db
    .delete(templateDrafts)
    .where(
      and(
        eq(templateDrafts.projectId, projectId),
        eq(templateDrafts.routeTemplateId, routeTemplateId),
        eq(templateDrafts.sessionId, sessionId),
      ),
    )
    .returning({ url: templateDrafts.url });
  return draft ?? null;
}
