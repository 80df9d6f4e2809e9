import { showCampaign } from '#flows/campaigns/show-campaign.ts';
import type { Handler } from '../handler.ts';

export const getCampaign: Handler<'getCampaign'> = ({ io, params, language }) =>
  showCampaign(io, params.token, language);
