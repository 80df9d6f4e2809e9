import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { shopifyThemeChanges, type ThemeChangeState } from '../schema/index.ts';

export type ThemeChangeRow = typeof shopifyThemeChanges.$inferSelect;

export async function addThemeChange(
  db: Db,
  change: Pick<ThemeChangeRow, 'projectId' | 'themeId' | 'themeName' | 'createdBy'>,
): Promise<ThemeChangeRow> {
  const [row] = await db
    .insert(shopifyThemeChanges)
    .values({ ...change, files: [] })
    .returning();
  if (!row) throw new Error('the change was not stored');
  return row;
}

/** For the job, which knows the row by its id alone. */
export async function findThemeChange(db: Db, id: number): Promise<ThemeChangeRow | null> {
  const [row] = await db.select().from(shopifyThemeChanges).where(eq(shopifyThemeChanges.id, id));
  return row ?? null;
}

export async function findOwnThemeChange(
  db: Db,
  projectId: number,
  id: number | string,
): Promise<ThemeChangeRow | null> {
  const [row] = await db
    .select()
    .from(shopifyThemeChanges)
    .where(
      and(
        eq(shopifyThemeChanges.projectId, projectId),
        typeof id === 'number' ? eq(shopifyThemeChanges.id, id) : eq(shopifyThemeChanges.uuid, id),
      ),
    );
  return row ?? null;
}

/** Whether a theme was made for one of the project's changes. */
export async function isCopyKnown(db: Db, projectId: number, copyId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: shopifyThemeChanges.id })
    .from(shopifyThemeChanges)
    .where(and(eq(shopifyThemeChanges.projectId, projectId), eq(shopifyThemeChanges.copyId, copyId)))
    .limit(1);
  return row !== undefined;
}

/** The changes of a project that has nothing to do with the shop any more. */
export async function deleteThemeChanges(db: Db, projectId: number): Promise<void> {
  await db.delete(shopifyThemeChanges).where(eq(shopifyThemeChanges.projectId, projectId));
}

/** The newest that is under way or in place. */
export async function currentThemeChange(db: Db, projectId: number): Promise<ThemeChangeRow | null> {
  const shown: ThemeChangeState[] = ['copying', 'ready', 'published', 'failed'];
  const [row] = await db
    .select()
    .from(shopifyThemeChanges)
    .where(and(eq(shopifyThemeChanges.projectId, projectId), inArray(shopifyThemeChanges.state, shown)))
    .orderBy(desc(shopifyThemeChanges.id))
    .limit(1);
  return row ?? null;
}

/** Only from the state it was seen in: false if somebody else was faster. */
export async function moveThemeChange(
  db: Db,
  id: number,
  from: ThemeChangeState,
  change: Partial<ThemeChangeRow>,
): Promise<boolean> {
  const rows = await db
    .update(shopifyThemeChanges)
    .set(change)
    .where(and(eq(shopifyThemeChanges.id, id), eq(shopifyThemeChanges.state, from)))
    .returning({ id: shopifyThemeChanges.id });
  return rows.length > 0;
}
