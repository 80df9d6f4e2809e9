import { eq } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { seeds, subscriptions } from '../schema/index.ts';

/** Whether a seed was applied; with `remember` it counts as applied from now on. */
export async function isSown(db: Db, name: string, { remember = false } = {}): Promise<boolean> {
  if (remember) await db.insert(seeds).values({ name }).onConflictDoNothing();
  const [row] = await db.select({ name: seeds.name }).from(seeds).where(eq(seeds.name, name));
  return row !== undefined;
}

/** The demo shows a whole small shop: more pages than the free plan has. */
export async function subscribeDemoProject(db: Db, projectId: number): Promise<void> {
  await db
    .insert(subscriptions)
    .values({ projectId, planId: 'starter-100', state: 'active', startedAt: new Date() })
    .onConflictDoNothing();
}
