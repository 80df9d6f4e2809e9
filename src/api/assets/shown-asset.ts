import { ApiError } from '#contract/errors.ts';
import { assetImageUrl } from '#domain/images/image-address.ts';
import { projectOf } from '#flows/projects/find-or-refuse.ts';
import { listAssetsWithUse } from '#io/db/queries/assets.ts';
import type { Io } from '#io/io.ts';

export async function shownAssets(io: Io, projectId: number, id?: number) {
  const [project, rows] = await Promise.all([projectOf(io, projectId), listAssetsWithUse(io.db, projectId, id)]);
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

export async function assetView(io: Io, projectId: number, id: number) {
  const [asset] = await shownAssets(io, projectId, id);
  if (!asset) throw new ApiError('NOT_FOUND');
  return asset;
}
