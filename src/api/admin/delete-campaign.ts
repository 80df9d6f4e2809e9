import * as campaigns from '#io/db/queries/campaigns-admin.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';
import { goneIf } from './saved-row.ts';

export const deleteCampaign: Handler<'deleteCampaign'> = async ({ io, params }) =>
  goneIf(!(await campaigns.deleteCampaignRow(io.db, numberOf(params.id))));
