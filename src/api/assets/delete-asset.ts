import { deleteAsset as remove } from '#flows/assets/change-assets.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const deleteAsset: Handler<'deleteAsset'> = async ({ io, projectId, params }) => {
  await remove(io, projectId, numberOf(params.assetId));
  return { done: true };
};
