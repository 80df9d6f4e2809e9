import { showBanner } from '#flows/campaigns/show-campaign.ts';
import type { Handler } from '../handler.ts';

export const getCampaignBanner: Handler<'getCampaignBanner'> = async ({ io, language }) => ({
  banner: await showBanner(io, language),
});
