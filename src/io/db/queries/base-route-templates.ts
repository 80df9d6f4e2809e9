import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { baseRouteTemplates } from '../schema/index.ts';

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
