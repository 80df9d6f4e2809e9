import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Text } from '#domain/language.ts';
import type { Db } from '../db.ts';
import { jobProgress } from '../schema/index.ts';

interface NewProgress {
  id: string;
  name: string;
  text: Text;
  projectId?: number;
  userId?: number;
}

export async function addJobProgress(db: Db, { id, name, text, projectId, userId }: NewProgress) {
  await db.insert(jobProgress).values({ id, name, text, projectId: projectId ?? null, userId: userId ?? null });
}

/** Jobs without a row are not being followed; then this changes nothing. */
export async function reportProgress(
  db: Db,
  id: string,
  change: Partial<Pick<typeof jobProgress.$inferSelect, 'percent' | 'text' | 'state'>>,
) {
  await db.update(jobProgress).set(change).where(eq(jobProgress.id, id));
}

export async function findJobProgress(db: Db, id: string) {
  const [row] = await db.select().from(jobProgress).where(eq(jobProgress.id, id));
  return row ?? null;
}

export async function clearJobProgress(db: Db, olderThanDays: number) {
  await db.delete(jobProgress).where(lt(jobProgress.updatedAt, sql`now() - make_interval(days => ${olderThanDays})`));
}

/** What is running in a project, and what ran in the last hour. */
export function listJobProgress(db: Db, projectId: number) {
  return db
    .select()
    .from(jobProgress)
    .where(and(eq(jobProgress.projectId, projectId), gt(jobProgress.updatedAt, sql`now() - interval '1 hour'`)))
    .orderBy(desc(jobProgress.updatedAt))
    .limit(20);
}
