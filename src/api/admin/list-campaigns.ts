import * as campaigns from '#io/db/queries/campaigns-admin.ts';
import type { Handler } from '../handler.ts';

export const listCampaigns: Handler<'listCampaigns'> = ({ io }) => campaigns.listCampaigns(io.db);
