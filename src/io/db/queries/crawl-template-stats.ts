import { and, eq, or, sql } from 'drizzle-orm';
import { ogImageType } from '#domain/enumerations.ts';
import type { Db } from '../db.ts';
import { ogImages, routes, routeTemplates } from '../schema/index.ts';
import { TOP } from './crawl-stats.ts';

/** The counters by template, among other groupings. */
type Groups = { routeTemplateId: number | null; count: number; shares: number }[];

/** Templates compared: live ones even without a fetch, since zero is a result too. */
export async function templateStats(db: Db, projectId: number, groups: Groups) {
  const fetched = groups.filter(({ routeTemplateId }) => routeTemplateId !== null);
  const drawn = await db
    .select({ id: ogImages.routeTemplateId, pages: sql<number>`count(distinct ${ogImages.subPageId})::int` })
    .from(ogImages)
    .where(and(eq(ogImages.projectId, projectId), eq(ogImages.type, ogImageType.PRODUCTION)))
    .groupBy(ogImages.routeTemplateId);
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
  return templates
    .map((template) => {
      const { count = 0, shares = 0 } =
        fetched.find(({ routeTemplateId }) => routeTemplateId === template.routeTemplateId) ?? {};
      return { ...template, count, shares, pages: drawn.find(({ id }) => id === template.routeTemplateId)?.pages ?? 0 };
    })
    .sort((a, b) => b.count - a.count || a.routeTemplateId - b.routeTemplateId)
    .slice(0, 2 * TOP);
}
