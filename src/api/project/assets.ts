import { z } from 'zod';
import { ApiError } from '#contract/errors.ts';
import { line, requiredLine } from '#contract/fields.ts';
import { messages } from '#contract/messages.ts';
import type { AssetType } from '#domain/enumerations.ts';
import { assetImageUrl } from '#domain/images/image-address.ts';
import { readAssetValue } from '#domain/template/asset-value.ts';
import { storeAssetFile } from '#flows/upload-asset.ts';
import type { Db } from '#io/db/db.ts';
import {
  type AssetRow,
  addAsset,
  changeAsset,
  countAssets,
  deleteAssetRow,
  findAsset,
  listAssetsWithUse,
  type NewAsset,
} from '#io/db/queries/assets.ts';
import { changeProject, findProject, lockProject } from '#io/db/queries/projects.ts';
import type { Io } from '#io/io.ts';
import { definedOf } from '../defined-of.ts';
import type { Handler } from '../handler.ts';
import { hasUnstorableText } from '../read-body.ts';
import { readUpload } from '../read-upload.ts';

/** A project's colours, fonts and pictures are a handful; what goes beyond is somebody filling the disk. */
const MOST_ASSETS = 500;

export const listAssets: Handler<'listAssets'> = ({ io, projectId }) => shownAssets(io, projectId);

export const createAsset: Handler<'createAsset'> = async ({ io, projectId, body }) => {
  const { name, type, description, value = '', payload } = body;
  const fields = {
    projectId,
    name,
    type,
    value: assetValue(type, value),
    description: description || null,
    payload: payload ?? null,
  };
  return shownAsset(io, projectId, await added(io, fields));
};

export const uploadAsset: Handler<'uploadAsset'> = async ({ io, projectId, request }) => {
  const { file, fileName, fields } = await readUpload(request);
  const bare = fileName.replace(/\.[^.]*$/, '').trim();
  const given = Fields.safeParse({
    name: fields.name || bare.slice(0, 100) || 'file',
    description: fields.description ?? '',
  });
  if (!given.success || hasUnstorableText(fields) || hasUnstorableText(fileName))
    throw new ApiError('VALIDATION_FAILED', { fields: { name: [messages.invalid] } });
  const project = await findProject(io.db, projectId);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  await refuseTooMany(io.db, projectId);
  const stored = await storeAssetFile(io, { project, bytes: file, name: bare });
  // People drop several files at once: a name that is there gets a number when they did not choose it.
  const name = fields.name ? given.data.name : await freeName(io, projectId, given.data.name);
  const { description } = given.data;
  return shownAsset(io, projectId, await added(io, { ...stored, projectId, name, description: description || null }));
};

const Fields = z.object({ name: requiredLine(100), description: line(500) });

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

export const deleteAsset: Handler<'deleteAsset'> = async ({ io, projectId, params }) => {
  const gone = typeof params.assetId === 'number' ? await deleteAssetRow(io.db, projectId, params.assetId) : null;
  if (!gone) throw new ApiError('NOT_FOUND');
  if (gone.freedKey) await io.files.delete(gone.freedKey);
  return { done: true };
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

function assetValue(type: AssetType, given: string): string {
  const read = readAssetValue(type, given);
  if (!read.ok) throw new ApiError('VALIDATION_FAILED', { fields: { value: [read.text] } });
  return read.value;
}

async function refuseTooMany(db: Db, projectId: number) {
  if ((await countAssets(db, projectId)) >= MOST_ASSETS) throw new ApiError('TOO_MANY_ASSETS');
}

async function added(io: Io, asset: NewAsset): Promise<number> {
  const row = await io.db.transaction(async (db) => {
    await lockProject(db, asset.projectId);
    await refuseTooMany(db, asset.projectId);
    return addAsset(db, asset);
  });
  if (!row) throw new ApiError('ASSET_EXISTS', { fields: { name: [nameTaken] } });
  return row.id;
}

async function freeName(io: Io, projectId: number, wished: string): Promise<string> {
  const names = new Set((await listAssetsWithUse(io.db, projectId)).map(({ name }) => name));
  for (let number = 1; ; number++) {
    const name = number === 1 ? wished : `${wished.slice(0, 90)}-${number}`;
    if (!names.has(name)) return name;
  }
}

async function shownAssets(io: Io, projectId: number, id?: number) {
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

async function shownAsset(io: Io, projectId: number, id: number) {
  const [asset] = await shownAssets(io, projectId, id);
  if (!asset) throw new ApiError('NOT_FOUND');
  return asset;
}

const nameTaken = {
  en: 'There is already an asset with this name.',
  de: 'Ein Asset mit diesem Namen gibt es bereits.',
};
