import type { Language } from './language.ts';

/** A landing page below `/:token`. The seeded one is the promotion of section 9; its banner shows in German only. */
export interface Campaign {
  token: string;
  bannerIn: readonly Language[];
}

const campaigns: readonly Campaign[] = [{ token: 'shopify-aktion', bannerIn: ['de'] }];

export const campaignOf = (token: string | undefined): Campaign | null =>
  campaigns.find((campaign) => campaign.token === token) ?? null;

/** The campaign whose banner stands above public pages of this language. */
export const bannerCampaign = (language: Language): Campaign | null =>
  campaigns.find((campaign) => campaign.bannerIn.includes(language)) ?? null;
