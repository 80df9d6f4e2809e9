import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Text } from '#domain/language.ts';
import type { Db } from '#io/db/db.ts';
import { savedSince } from '#io/db/queries/operation/lists.ts';
import { baseRouteTemplates, projects, routes, routeTemplates } from '#io/db/schema/index.ts';

export type BaseRouteTemplateRow = typeof baseRouteTemplates.$inferSelect;

export function listBaseRouteTemplates(db: Db): Promise<BaseRouteTemplateRow[]> {
  return db.select().from(baseRouteTemplates).orderBy(asc(baseRouteTemplates.id));
}

/** By id, uuid or, for calls that use it, by name. */
export async function findBaseRouteTemplate(
  db: Db,
  by: { id: number | string } | { name: string },
): Promise<BaseRouteTemplateRow | null> {
  const [row] = await db
    .select()
    .from(baseRouteTemplates)
    .where(
      'name' in by
        ? eq(baseRouteTemplates.name, by.name)
        : typeof by.id === 'number'
          ? eq(baseRouteTemplates.id, by.id)
          : eq(baseRouteTemplates.uuid, by.id),
    );
  return row ?? null;
}

/** Null if the name is taken and replacing was not requested. */
export async function upsertBaseRouteTemplate(
  db: Db,
  template: typeof baseRouteTemplates.$inferInsert,
  { overrides }: { overrides: boolean },
): Promise<BaseRouteTemplateRow | null> {
  const { name: _, ...rest } = template;
  const insert = db.insert(baseRouteTemplates).values(template);
  const [row] = await (overrides
    ? insert.onConflictDoUpdate({
        target: baseRouteTemplates.name,
        set: { ...rest, previewKey: null, updatedAt: sql`now()` },
      })
    : insert.onConflictDoNothing({ target: baseRouteTemplates.name })
  ).returning();
  return row ?? null;
}

/** `previewKey` names what the preview is drawn from; a new one gives the image a new URL. */
export async function setBasePreview(db: Db, id: number, previewKey: string): Promise<BaseRouteTemplateRow | null> {
  const [row] = await db
    .update(baseRouteTemplates)
    .set({ previewKey, updatedAt: sql`now()` })
    .where(eq(baseRouteTemplates.id, id))
    .returning();
  return row ?? null;
}

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
