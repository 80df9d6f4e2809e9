import { and, eq, gte, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { crawlPageDays, crawlTemplatePages, ogImages, routes, routeTemplates } from '../schema/index.ts';
import { countersOf, dayOf, isOfKind, type StatsFilter } from './crawl-conditions.ts';
import { MAX_EXACT_CRAWLS } from './crawl-page-stats.ts';
import { TOP } from './crawl-stats.ts';

interface Counting {
  /** The counters by template, among other groupings. */
  fetched: { routeTemplateId: number | null; count: number; shares: number }[];
  pageId: number | null;
  total: number;
}

/** Templates compared: live ones even without a fetch, since zero is a result too. */
export async function templateStats(db: Db, filter: StatsFilter, counting: Counting) {
  const { projectId } = filter;
  const fetched = counting.fetched.filter(({ routeTemplateId }) => routeTemplateId !== null);
  const [shared, drawn] = await Promise.all([
    sharedPages(db, filter, counting),
    db
      .select({ id: ogImages.routeTemplateId, pages: sql<number>`count(distinct ${ogImages.subPageId})::int` })
      .from(ogImages)
      .where(and(eq(ogImages.projectId, projectId), eq(ogImages.type, 1)))
      .groupBy(ogImages.routeTemplateId),
  ]);
  const ids = fetched.map(({ routeTemplateId }) => routeTemplateId);
  const templates = await db
    .select({
      routeTemplateId: routeTemplates.id,
      name: routeTemplates.name,
      state: routeTemplates.state,
      routeId: routeTemplates.routeId,
      routePath: routes.path,
    })
    .from(routeTemplates)
    .leftJoin(routes, eq(routes.id, routeTemplates.routeId))
    .where(
      and(
        eq(routeTemplates.projectId, projectId),
        or(eq(routeTemplates.state, 'live'), sql`${routeTemplates.id} = any(${sql.param(ids)}::int[])`),
      ),
    );
  const of = <Row extends { id: number | null }>(rows: Row[], id: number) => rows.find((row) => row.id === id);
  return templates
    .map((template) => {
      const { count = 0, shares = 0 } =
        fetched.find(({ routeTemplateId }) => routeTemplateId === template.routeTemplateId) ?? {};
      const pages = of(drawn, template.routeTemplateId)?.pages ?? 0;
      return { ...template, count, shares, pages, sharedPages: of(shared, template.routeTemplateId)?.pages ?? 0 };
    })
    .sort((a, b) => b.count - a.count || a.routeTemplateId - b.routeTemplateId)
    .slice(0, 2 * TOP);
}

/**
 * How many pages were shared with each template's image. With much traffic by the days of the first and last share:
 * exact for every chart that ends today, slightly too high for one that ends in the past.
 */
function sharedPages(db: Db, filter: StatsFilter, { pageId, total }: Counting) {
  const table = crawlPageDays;
  if (total <= MAX_EXACT_CRAWLS || pageId !== null) {
    return db
      .select({ id: table.routeTemplateId, pages: sql<number>`count(distinct ${table.subPageId})::int` })
      .from(table)
      .where(
        and(
          countersOf(table, filter),
          isOfKind(table, 'share'),
          pageId === null ? undefined : eq(table.subPageId, pageId),
        ),
      )
      .groupBy(table.routeTemplateId);
  }
  const { projectId, from, until } = filter;
  return db
    .select({ id: crawlTemplatePages.routeTemplateId, pages: sql<number>`count(*)::int` })
    .from(crawlTemplatePages)
    .where(
      and(
        eq(crawlTemplatePages.projectId, projectId),
        gte(crawlTemplatePages.lastSharedOn, dayOf(from)),
        lt(crawlTemplatePages.firstSharedOn, dayOf(until)),
      ),
    )
    .groupBy(crawlTemplatePages.routeTemplateId);
}
