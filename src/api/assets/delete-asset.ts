import { ApiError } from '#contract/errors.ts';
import { deleteAssetRow } from '#io/db/queries/assets.ts';
import type { Handler } from '../handler.ts';

export const deleteAsset: Handler<'deleteAsset'> = async ({ io, projectId, params }) => {
  const gone = typeof params.assetId === 'number' ? await deleteAssetRow(io.db, projectId, params.assetId) : null;
  if (!gone) throw new ApiError('NOT_FOUND');
  if (gone.freedKey) await io.files.delete(gone.freedKey);
  return { done: true };
};
