import { countCampaign as count } from '#flows/campaigns/show-campaign.ts';
import type { Handler } from '../handler.ts';

export const countCampaign: Handler<'countCampaign'> = async ({ io, params, body }) => {
  await count(io, params.token, body.what);
  return { done: true };
};
