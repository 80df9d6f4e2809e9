import { updateAsset as update } from '#flows/assets/change-assets.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { assetView } from './shown-asset.ts';

export const updateAsset: Handler<'updateAsset'> = async ({ io, projectId, params, body }) => {
  const assetId = numberOf(params.assetId);
  return assetView(io, projectId, await update(io, { projectId, assetId, change: withoutUndefined(body) }));
};
