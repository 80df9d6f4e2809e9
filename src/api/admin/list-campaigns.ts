import { listCampaigns as find } from '#flows/campaigns/show-campaign.ts';
import type { Handler } from '../handler.ts';

export const listCampaigns: Handler<'listCampaigns'> = ({ io }) => find(io);
