import { and, asc, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import { ogImageType } from '#domain/enumerations.ts';
import type { Db } from '#io/db/db.ts';
import { dayOf, isOfKind, sumOfCounts } from '#io/db/queries/image-requests/crawl-stats.ts';
import { crawlDays, crawlPageDays, ogImages, routes, routeTemplates } from '#io/db/schema/index.ts';

/** Live templates of routes that have several, each with the first day it was fetched. */
export async function listRivals(db: Db, projectId: number) {
  const live = await db
    .select({
      id: routeTemplates.id,
      uuid: routeTemplates.uuid,
      name: routeTemplates.name,
      routeId: sql<number>`${routeTemplates.routeId}`,
      routePath: routes.path,
      isFallback: routes.isFallback,
    })
    .from(routeTemplates)
    .innerJoin(routes, eq(routes.id, routeTemplates.routeId))
    .where(
      and(eq(routeTemplates.projectId, projectId), eq(routeTemplates.state, 'live'), isNotNull(routeTemplates.routeId)),
    )
    .orderBy(asc(routes.position), asc(routeTemplates.id));
  const rivals = live.filter(({ id, routeId }) => live.some((other) => other.routeId === routeId && other.id !== id));
  if (rivals.length === 0) return [];
  const ids = rivals.map(({ id }) => id);
  // One query per template that reads from the oldest day on: an aggregate over a year of days took ten times as long.
  const firsts = await Promise.all(
    ids.map((id) =>
      db
        .select({ id: crawlDays.routeTemplateId, day: sql<string>`${crawlDays.day}::text` })
        .from(crawlDays)
        .where(and(eq(crawlDays.projectId, projectId), eq(crawlDays.routeTemplateId, id)))
        .orderBy(asc(crawlDays.day))
        .limit(1),
    ),
  );
  const first = new Map(firsts.flat().map(({ id, day }) => [id, day]));
  return rivals.map((rival) => ({ ...rival, firstDay: first.get(rival.id) ?? null }));
}

/**
 * The first day, from `earliest` on, since which the project has had at most this many fetches; today at the latest.
 * Adding up 90 days takes half a second for a large shop, which has enough fetches within a few days.
 */
export async function firstDayWithin(db: Db, projectId: number, earliest: Date, most: number): Promise<Date> {
  const days = await db
    .select({ day: crawlDays.day, count: sumOfCounts(crawlDays) })
    .from(crawlDays)
    .where(and(eq(crawlDays.projectId, projectId), gte(crawlDays.day, dayOf(earliest))))
    .groupBy(crawlDays.day)
    .orderBy(desc(crawlDays.day));
  let sum = 0;
  const beyond = days.findIndex(({ count }) => {
    sum += count;
    return sum > most;
  });
  const first = days[Math.max(0, beyond - 1)];
  return beyond < 0 || !first ? earliest : new Date(first.day);
}

/** Shares of each template since a day, page by page: their sum, the sum of their squares, and how many pages. */
export async function sharesByTemplate(db: Db, projectId: number, templateIds: readonly number[], since: Date) {
  const table = crawlPageDays;
  const perPage = db
    .select({
      id: sql<number>`${table.routeTemplateId}`.as('id'),
      shares: sql<number>`sum(${table.count})`.as('shares'),
    })
    .from(table)
    .where(
      and(
        eq(table.projectId, projectId),
        gte(table.day, dayOf(since)),
        inArray(table.routeTemplateId, [...templateIds]),
        isOfKind(table, 'share'),
      ),
    )
    .groupBy(table.routeTemplateId, table.subPageId)
    .as('per_page');
  const [shared, drawn] = await Promise.all([
    db
      .select({
        id: perPage.id,
        shares: sql<number>`sum(${perPage.shares})::int`,
        squares: sql<number>`sum(${perPage.shares} * ${perPage.shares})::float8`,
        pages: sql<number>`count(*)::int`,
      })
      .from(perPage)
      .groupBy(perPage.id),
    db
      .select({ id: ogImages.routeTemplateId, pages: sql<number>`count(distinct ${ogImages.subPageId})::int` })
      .from(ogImages)
      .where(
        and(
          eq(ogImages.projectId, projectId),
          eq(ogImages.type, ogImageType.PRODUCTION),
          inArray(ogImages.routeTemplateId, [...templateIds]),
        ),
      )
      .groupBy(ogImages.routeTemplateId),
  ]);
  const drawnPages = new Map(drawn.map(({ id, pages }) => [id, pages]));
  const shares = new Map(shared.map((row) => [row.id, row]));
  return new Map(
    templateIds.map((id) => {
      const of = shares.get(id) ?? { shares: 0, squares: 0, pages: 0 };
      // An image that was deleted since was still shown.
      return [id, { images: Math.max(drawnPages.get(id) ?? 0, of.pages), shares: of.shares, squares: of.squares }];
    }),
  );
}
