import * as campaigns from '#io/db/queries/campaigns-admin.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';
import { seen, settled } from './saved-row.ts';

export const saveCampaign: Handler<'saveCampaign'> = async ({ io, body: { id, updatedAt, ...campaign } }) =>
  settled(
    id === undefined
      ? await campaigns.addCampaign(io.db, campaign)
      : await campaigns.changeCampaign(io.db, numberOf(id), campaign, seen(updatedAt)),
    'token',
  );
