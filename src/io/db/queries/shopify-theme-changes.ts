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

export async function lockThemeChange(db: Db, projectId: number, id: number | string): Promise<ThemeChangeRow | null> {
  const [row] = await db
    .select()
    .from(shopifyThemeChanges)
    .where(
      and(
        eq(shopifyThemeChanges.projectId, projectId),
        typeof id === 'number' ? eq(shopifyThemeChanges.id, id) : eq(shopifyThemeChanges.uuid, id),
      ),
    )
    .for('update');
  return row ?? null;
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

export async function changeThemeChange(db: Db, id: number, change: Partial<ThemeChangeRow>): Promise<void> {
  await db.update(shopifyThemeChanges).set(change).where(eq(shopifyThemeChanges.id, id));
}
