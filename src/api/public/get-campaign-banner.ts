import { findCampaignBanner } from '#io/db/queries/campaigns.ts';
import type { Handler } from '../handler.ts';

export const getCampaignBanner: Handler<'getCampaignBanner'> = async ({ io, language }) => ({
  banner: await findCampaignBanner(io.db, language),
});
