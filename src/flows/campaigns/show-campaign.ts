import { ApiError } from '#contract/errors.ts';
import { campaignDay, campaignState, chooseBanner } from '#domain/campaign.ts';
import { type Language, languages } from '#domain/language.ts';
import { addCampaignCount, allCampaigns, countCampaigns, findCampaign } from '#io/db/queries/operation/campaigns.ts';
import type { Io } from '#io/io.ts';
import { campaignImagePath } from './campaign-image.ts';

type Parts = Pick<Io, 'db' | 'now'>;

/** The landing page at /{token}. Before its first day it does not exist; after its last it says that it is over. */
export async function showCampaign(io: Parts, token: string, language: Language) {
  const row = await findCampaign(io.db, token);
  const state = row && campaignState(row, campaignDay(io.now()));
  if (!row || state === 'planned') throw new ApiError('NOT_FOUND');
  return {
    token: row.token,
    ...row.texts[language],
    hasBanner: row.bannerLanguages.includes(language),
    isOver: state === 'over',
    imagePath: campaignImagePath(row, language),
  };
}

export async function showBanner(io: Parts, language: Language) {
  const row = chooseBanner(await allCampaigns(io.db), language, campaignDay(io.now()));
  return row && { token: row.token, text: row.texts[language].banner };
}

/** Responds the same whether or not the campaign exists. */
export async function countCampaign(io: Parts, token: string, what: 'views' | 'clicks'): Promise<void> {
  const row = await findCampaign(io.db, token);
  const today = campaignDay(io.now());
  if (row && campaignState(row, today) === 'running') await addCampaignCount(io.db, row.id, today, what);
}

const RECENT_DAYS = 30;

/** All of them, for the super admin. */
export async function listCampaigns(io: Parts) {
  const today = campaignDay(io.now());
  const since = campaignDay(new Date(io.now().getTime() - (RECENT_DAYS - 1) * 86_400_000));
  const [rows, counts] = await Promise.all([allCampaigns(io.db), countCampaigns(io.db, since)]);
  const shown = new Map(languages.map((language) => [language, chooseBanner(rows, language, today)?.id]));
  const none = { views: 0, clicks: 0, recentViews: 0, recentClicks: 0 };
  return rows
    .toSorted((one, other) => one.token.localeCompare(other.token))
    .map((row) => ({
      ...none,
      ...counts.find(({ campaignId }) => campaignId === row.id),
      ...row,
      state: campaignState(row, today),
      bannerShownIn: languages.filter((language) => shown.get(language) === row.id),
    }));
}
