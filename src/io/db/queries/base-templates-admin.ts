import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { baseRouteTemplates } from '../schema/index.ts';
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
