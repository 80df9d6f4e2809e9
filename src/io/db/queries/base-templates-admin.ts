import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Text } from '#domain/language.ts';
import type { Db } from '../db.ts';
import { baseRouteTemplates, projects, routes, routeTemplates } from '../schema/index.ts';
import { savedSince } from './edit-conflict.ts';

/** With the number of route templates made from each. */
export function listBaseTemplates(db: Db) {
  return db
    .select({
      base: baseRouteTemplates,
      used: sql<number>`(select count(*)::int from route_templates as template
        where template.base_route_template_id = "base_route_templates"."id")`,
    })
    .from(baseRouteTemplates)
    .orderBy(asc(baseRouteTemplates.name));
}

interface Change {
  name: string;
  titles: Text;
  preferredRoutePath: string | null;
  pageKinds: string[];
}

export async function changeBaseTemplate(db: Db, id: number, change: Change, seenAt: Date | null) {
  const [other] = await db
    .select({ id: baseRouteTemplates.id })
    .from(baseRouteTemplates)
    .where(and(eq(baseRouteTemplates.name, change.name), ne(baseRouteTemplates.id, id)));
  if (other) return 'taken';
  const [row] = await db
    .update(baseRouteTemplates)
    .set({ ...change, updatedAt: sql`now()` as unknown as Date })
    .where(and(eq(baseRouteTemplates.id, id), savedSince(baseRouteTemplates.updatedAt, seenAt)))
    .returning({ id: baseRouteTemplates.id });
  if (row) return 'saved';
  const [current] = await db
    .select({ id: baseRouteTemplates.id })
    .from(baseRouteTemplates)
    .where(eq(baseRouteTemplates.id, id));
  return current ? 'changed' : 'gone';
}

/** Route templates made from it stay: they have their own copy of the design. */
export async function deleteBaseTemplate(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .delete(baseRouteTemplates)
    .where(eq(baseRouteTemplates.id, id))
    .returning({ id: baseRouteTemplates.id });
  return rows.length > 0;
}

/** Where a base template is used: its route templates, by site. */
export async function listBaseTemplateUses(db: Db, id: number, { page, perPage }: { page: number; perPage: number }) {
  const where = eq(routeTemplates.baseRouteTemplateId, id);
  const [items, [count]] = await Promise.all([
    db
      .select({
        templateId: routeTemplates.id,
        template: routeTemplates.name,
        state: routeTemplates.state,
        route: routes.path,
        projectSlug: projects.slug,
        site: projects.address,
      })
      .from(routeTemplates)
      .innerJoin(projects, eq(projects.id, routeTemplates.projectId))
      .leftJoin(routes, eq(routes.id, routeTemplates.routeId))
      .where(where)
      .orderBy(asc(projects.address), asc(routeTemplates.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(routeTemplates).where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}
