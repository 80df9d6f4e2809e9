import { ApiError } from '#contract/errors.ts';
import { type AssetRow, changeAsset, findAsset } from '#io/db/queries/assets.ts';
import { changeProject, findProject } from '#io/db/queries/projects.ts';
import { definedOf } from '../defined-of.ts';
import type { Handler } from '../handler.ts';
import { assetValue, nameTaken, shownAsset } from './shown-asset.ts';

export const updateAsset: Handler<'updateAsset'> = async ({ io, projectId, params, body }) => {
  const asset = typeof params.assetId === 'number' ? await findAsset(io.db, projectId, params.assetId) : null;
  if (!asset) throw new ApiError('NOT_FOUND');
  const { value, isDefaultImage, ...rest } = definedOf(body);
  if (isDefaultImage && !canBeDefault(asset))
    throw new ApiError('VALIDATION_FAILED', { fields: { isDefaultImage: [unfitDefault] } });
  // Of an uploaded picture the value is its file; of an uploaded font it is the family, which may be called otherwise.
  const isFile = asset.fileKey !== null && asset.type === 'image';
  const change = { ...rest, ...(value === undefined || isFile ? {} : { value: assetValue(asset.type, value) }) };
  const changed = await changeAsset(io.db, projectId, asset.id, change);
  if (!changed) throw new ApiError('ASSET_EXISTS', { fields: { name: [nameTaken] } });
  const project = isDefaultImage === undefined ? null : await findProject(io.db, projectId);
  if (isDefaultImage) await changeProject(io.db, projectId, { fallbackImageKey: asset.fileKey });
  else if (project && project.fallbackImageKey === asset.fileKey)
    await changeProject(io.db, projectId, { fallbackImageKey: null });
  return shownAsset(io, projectId, changed.id);
};

/**
 * It is sent as it is: large enough for the large cards, and light enough for WhatsApp
 * (docs/platforms.md#all-platforms).
 */
const canBeDefault = ({ type, fileKey, bytes, payload }: AssetRow) =>
  type === 'image' && fileKey !== null && (bytes ?? 0) <= 600_000 && Number(payload?.width) >= 600;

const unfitDefault = {
  en: 'The default image has to be an uploaded picture, at least 600 px wide and not above 600 kB.',
  de: 'Das Standardbild muss ein hochgeladenes Bild sein, mindestens 600 px breit und höchstens 600 kB groß.',
};
