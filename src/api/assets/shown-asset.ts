import { ApiError } from '#contract/errors.ts';
import type { AssetType } from '#domain/enumerations.ts';
import { assetImageUrl } from '#domain/images/image-address.ts';
import { readAssetValue } from '#domain/template/asset-value.ts';
import type { Db } from '#io/db/db.ts';
import { addAsset, countAssets, listAssetsWithUse, type NewAsset } from '#io/db/queries/assets.ts';
import { findProject, lockProject } from '#io/db/queries/projects.ts';
import type { Io } from '#io/io.ts';

/** A project's colours, fonts and pictures are a handful; what goes beyond is somebody filling the disk. */
const MOST_ASSETS = 500;

export function assetValue(type: AssetType, given: string): string {
  const read = readAssetValue(type, given);
  if (!read.ok) throw new ApiError('VALIDATION_FAILED', { fields: { value: [read.text] } });
  return read.value;
}

export async function refuseTooMany(db: Db, projectId: number) {
  if ((await countAssets(db, projectId)) >= MOST_ASSETS) throw new ApiError('TOO_MANY_ASSETS');
}

export async function added(io: Io, asset: NewAsset): Promise<number> {
  const row = await io.db.transaction(async (db) => {
    await lockProject(db, asset.projectId);
    await refuseTooMany(db, asset.projectId);
    return addAsset(db, asset);
  });
  if (!row) throw new ApiError('ASSET_EXISTS', { fields: { name: [nameTaken] } });
  return row.id;
}

export async function shownAssets(io: Io, projectId: number, id?: number) {
  const [project, rows] = await Promise.all([findProject(io.db, projectId), listAssetsWithUse(io.db, projectId, id)]);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  return rows.map(({ fileKey, ...asset }) => ({
    ...asset,
    isDefaultImage: fileKey !== null && fileKey === project.fallbackImageKey,
    url: fileKey
      ? assetImageUrl(io.settings.imagesUrl, project.uuid, fileKey)
      : asset.type === 'image'
        ? asset.value
        : null,
  }));
}

export async function shownAsset(io: Io, projectId: number, id: number) {
  const [asset] = await shownAssets(io, projectId, id);
  if (!asset) throw new ApiError('NOT_FOUND');
  return asset;
}

export const nameTaken = {
  en: 'There is already an asset with this name.',
  de: 'Ein Asset mit diesem Namen gibt es bereits.',
};
