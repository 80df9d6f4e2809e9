import { ApiError } from '#contract/errors.ts';
import { findCampaign } from '#io/db/queries/campaigns.ts';
import type { Handler } from '../handler.ts';

export const getCampaign: Handler<'getCampaign'> = async ({ io, params, language }) => {
  const campaign = await findCampaign(io.db, params.token, language);
  if (!campaign) throw new ApiError('NOT_FOUND');
  return campaign;
};
