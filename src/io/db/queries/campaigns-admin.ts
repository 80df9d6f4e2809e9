import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { campaigns } from '../schema/index.ts';
import type { CampaignRow } from './campaigns.ts';
import { type Saved, savedSince } from './edit-conflict.ts';

type NewCampaign = typeof campaigns.$inferInsert;

/** `taken`: another campaign has the token. */
export async function addCampaign(db: Db, campaign: NewCampaign): Promise<CampaignRow | 'taken'> {
  const [row] = await db.insert(campaigns).values(campaign).onConflictDoNothing().returning();
  return row ?? 'taken';
}

export async function changeCampaign(
  db: Db,
  id: number,
  change: NewCampaign,
  seenAt: Date | null,
): Promise<Saved<CampaignRow> | 'taken'> {
  const [other] = await db.select().from(campaigns).where(eq(campaigns.token, change.token));
  if (other && other.id !== id) return 'taken';
  const [row] = await db
    .update(campaigns)
    .set({ ...change, updatedAt: sql`now()` as unknown as Date })
    .where(and(eq(campaigns.id, id), savedSince(campaigns.updatedAt, seenAt)))
    .returning();
  if (row) return row;
  const [current] = await db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, id));
  return current ? 'changed' : 'gone';
}

export async function deleteCampaignRow(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(campaigns).where(eq(campaigns.id, id)).returning({ id: campaigns.id });
  return rows.length > 0;
}
