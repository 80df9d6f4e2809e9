import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { alertChannels } from '../schema/index.ts';

export type AlertChannelRow = typeof alertChannels.$inferSelect;
type NewAlertChannel = Pick<
  typeof alertChannels.$inferInsert,
  'projectId' | 'kind' | 'name' | 'address' | 'language' | 'createdBy'
>;

const one = (projectId: number, id: number) => and(eq(alertChannels.projectId, projectId), eq(alertChannels.id, id));

export function listAlertChannels(db: Db, projectId: number): Promise<AlertChannelRow[]> {
  return db.select().from(alertChannels).where(eq(alertChannels.projectId, projectId)).orderBy(alertChannels.id);
}

export async function findAlertChannel(db: Db, projectId: number, id: number): Promise<AlertChannelRow | null> {
  const [row] = await db.select().from(alertChannels).where(one(projectId, id));
  return row ?? null;
}

export async function addAlertChannel(db: Db, channel: NewAlertChannel): Promise<AlertChannelRow> {
  const [row] = await db.insert(alertChannels).values(channel).returning();
  if (!row) throw new Error('the channel was not stored');
  return row;
}

export async function changeAlertChannel(
  db: Db,
  projectId: number,
  id: number,
  change: Partial<Pick<AlertChannelRow, 'name' | 'address' | 'language' | 'pausedAt' | 'failures'>>,
): Promise<AlertChannelRow | null> {
  const [row] = await db.update(alertChannels).set(change).where(one(projectId, id)).returning();
  return row ?? null;
}

export async function deleteAlertChannel(db: Db, projectId: number, id: number): Promise<AlertChannelRow | null> {
  const [row] = await db.delete(alertChannels).where(one(projectId, id)).returning();
  return row ?? null;
}

/** A message arrived: failures begin anew. */
export async function recordChannelSuccess(db: Db, projectId: number, id: number): Promise<void> {
  await db.update(alertChannels).set({ failures: 0 }).where(one(projectId, id));
}

/** One more failure in a row; the row if that paused the channel just now. */
export async function recordChannelFailure(
  db: Db,
  projectId: number,
  id: number,
  { most, now }: { most: number; now: Date },
): Promise<AlertChannelRow | null> {
  const [row] = await db
    .update(alertChannels)
    .set({ failures: sql`${alertChannels.failures} + 1` })
    .where(one(projectId, id))
    .returning();
  if (!row || row.failures < most || row.pausedAt !== null) return null;
  return changeAlertChannel(db, projectId, id, { pausedAt: now });
}
