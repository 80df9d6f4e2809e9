import { eq } from 'drizzle-orm';
import type { Db } from '#io/db/db.ts';
import { seeds, subscriptions } from '#io/db/schema/index.ts';

export async function isSeeded(db: Db, name: string): Promise<boolean> {
  const [row] = await db.select({ name: seeds.name }).from(seeds).where(eq(seeds.name, name));
  return row !== undefined;
}

export async function markSeeded(db: Db, name: string): Promise<void> {
  await db.insert(seeds).values({ name }).onConflictDoNothing();
}

/** The demo shows a whole small shop: more pages than the free plan has. */
export async function subscribeDemoProject(db: Db, projectId: number): Promise<void> {
  await db
    .insert(subscriptions)
    .values({ projectId, planId: 'starter-100', state: 'active', startedAt: new Date() })
    .onConflictDoNothing();
}
