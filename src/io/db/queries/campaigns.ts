import { asc, eq, sql } from 'drizzle-orm';
import { campaignState } from '#domain/campaign.ts';
import type { Db } from '../db.ts';
import { campaignDays, campaigns } from '../schema/index.ts';

export type CampaignRow = typeof campaigns.$inferSelect;

export async function findCampaign(db: Db, token: string): Promise<CampaignRow | null> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.token, token));
  return row ?? null;
}

/** Oldest first. */
export const allCampaigns = (db: Db): Promise<CampaignRow[]> => db.select().from(campaigns).orderBy(asc(campaigns.id));

/** Of those that run, for the sitemap. */
export const listCampaignTokens = async (db: Db, today: string): Promise<string[]> =>
  (await allCampaigns(db)).filter((one) => campaignState(one, today) === 'running').map(({ token }) => token);

export async function countCampaign(db: Db, campaignId: number, day: string, what: 'views' | 'clicks'): Promise<void> {
  const column = campaignDays[what];
  await db
    .insert(campaignDays)
    .values({ campaignId, day, [what]: 1 })
    .onConflictDoUpdate({
      target: [campaignDays.campaignId, campaignDays.day],
      set: { [what]: sql`${column} + 1` },
    });
}

/** Views and clicks of each campaign, since it exists and since a day. */
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
