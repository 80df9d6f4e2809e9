import { and, asc, eq, sql } from 'drizzle-orm';
import { campaignState } from '#domain/campaign.ts';
import type { Db } from '#io/db/db.ts';
import { campaignDays, campaigns } from '#io/db/schema/index.ts';
import { type Saved, savedSince } from './lists.ts';

export type CampaignRow = typeof campaigns.$inferSelect;

export async function findCampaign(db: Db, token: string): Promise<CampaignRow | null> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.token, token));
  return row ?? null;
}

/** Oldest first. */
export const allCampaigns = (db: Db): Promise<CampaignRow[]> => db.select().from(campaigns).orderBy(asc(campaigns.id));

/** Tokens of running campaigns, for the sitemap. */
export const listCampaignTokens = async (db: Db, today: string): Promise<string[]> =>
  (await allCampaigns(db)).filter((one) => campaignState(one, today) === 'running').map(({ token }) => token);

export async function addCampaignCount(
  db: Db,
  campaignId: number,
  day: string,
  what: 'views' | 'clicks',
): Promise<void> {
  const column = campaignDays[what];
  await db
    .insert(campaignDays)
    .values({ campaignId, day, [what]: 1 })
    .onConflictDoUpdate({
      target: [campaignDays.campaignId, campaignDays.day],
      set: { [what]: sql`${column} + 1` },
    });
}

/** Views and clicks of each campaign, in total and since a day. */
export function countCampaigns(db: Db, since: string) {
  const sum = (column: typeof campaignDays.views | typeof campaignDays.clicks) => sql<number>`sum(${column})::int`;
  const recent = (column: typeof campaignDays.views | typeof campaignDays.clicks) =>
    sql<number>`coalesce(sum(${column}) filter (where ${campaignDays.day} >= ${since}), 0)::int`;
  return db
    .select({
      campaignId: campaignDays.campaignId,
      views: sum(campaignDays.views),
      clicks: sum(campaignDays.clicks),
      recentViews: recent(campaignDays.views),
      recentClicks: recent(campaignDays.clicks),
    })
    .from(campaignDays)
    .groupBy(campaignDays.campaignId);
}

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
