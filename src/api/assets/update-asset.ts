import { updateAsset as update } from '#flows/assets/change-assets.ts';
import { definedOf } from '../defined-of.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';
import { shownAsset } from './shown-asset.ts';

export const updateAsset: Handler<'updateAsset'> = async ({ io, projectId, params, body }) => {
  const assetId = numberOf(params.assetId);
  return shownAsset(io, projectId, await update(io, { projectId, assetId, change: definedOf(body) }));
};
