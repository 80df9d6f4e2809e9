import { ApiError } from '#contract/errors.ts';
import type { AssetType } from '#domain/enumerations.ts';
import { readAssetValue } from '#domain/template/assets.ts';
import { storeAssetFile } from '#flows/drawing/upload-asset.ts';
import { projectOf } from '#flows/guards/refusals.ts';
import type { Db } from '#io/db/db.ts';
import { changeProject, lockProject } from '#io/db/queries/projects/projects.ts';
import {
  type AssetRow,
  addAsset,
  changeAsset,
  countAssets,
  deleteAssetRow,
  findAsset,
  listAssetsWithUse,
  type NewAsset,
} from '#io/db/queries/templates/assets.ts';
import { listAssetRows } from '#io/db/queries/templates/og-images.ts';
import type { Io } from '#io/io.ts';

/** A project has a handful of colours, fonts and images; more means somebody is filling the disk. */
const MAX_ASSETS = 500;

type Written = Pick<NewAsset, 'projectId' | 'name' | 'type' | 'description' | 'payload'> & { value: string };

export const createAsset = (io: Io, asset: Written): Promise<number> =>
  add(io, { ...asset, value: checkedValue(asset.type, asset.value) });

interface Upload {
  projectId: number;
  bytes: Uint8Array;
  /** The file's name without its extension. */
  fileName: string;
  name: string;
  /** The person chose the name; a name taken from the file gets a number if it is taken. */
  isNameChosen: boolean;
  description: string | null;
}

export async function uploadAsset(io: Io, upload: Upload): Promise<number> {
  const { projectId, bytes, fileName, isNameChosen, description } = upload;
  const project = await projectOf(io, projectId);
  await refuseTooMany(io.db, projectId);
  const stored = await storeAssetFile(io, { project, bytes, name: fileName });
  // People drop several files at once.
  const name = isNameChosen ? upload.name : await freeName(io, projectId, upload.name);
  return add(io, { ...stored, projectId, name, description });
}

interface Change {
  projectId: number;
  assetId: number;
  /** Only what the person changed. */
  change: Omit<Parameters<typeof changeAsset>[3], 'value'> & { value?: string; isDefaultImage?: boolean };
}

export async function updateAsset(io: Io, { projectId, assetId, change }: Change): Promise<number> {
  const asset = await findAsset(io.db, projectId, assetId);
  if (!asset) throw new ApiError('NOT_FOUND');
  const { value, isDefaultImage, ...rest } = change;
  if (isDefaultImage && !canBeDefault(asset))
    throw new ApiError('VALIDATION_FAILED', { fields: { isDefaultImage: [unfitDefault] } });
  // The value of an uploaded image is its file; that of an uploaded font is the family, which may have another name.
  const isFile = asset.fileKey !== null && asset.type === 'image';
  const values = value === undefined || isFile ? rest : { ...rest, value: checkedValue(asset.type, value) };
  const changed = await changeAsset(io.db, projectId, asset.id, values);
  if (!changed) throw new ApiError('ASSET_EXISTS', { fields: { name: [nameTaken] } });
  if (isDefaultImage !== undefined) await chooseDefault(io, projectId, asset, isDefaultImage);
  return changed.id;
}

async function chooseDefault(io: Io, projectId: number, { fileKey }: AssetRow, isDefault: boolean): Promise<void> {
  const project = await projectOf(io, projectId);
  if (isDefault) await changeProject(io.db, projectId, { fallbackImageKey: fileKey });
  else if (project.fallbackImageKey === fileKey) await changeProject(io.db, projectId, { fallbackImageKey: null });
}

export async function deleteAsset(io: Io, projectId: number, assetId: number): Promise<void> {
  const gone = await deleteAssetRow(io.db, projectId, assetId);
  if (!gone) throw new ApiError('NOT_FOUND');
  if (gone.freedKey) await io.files.delete(gone.freedKey);
}

async function add(io: Io, asset: NewAsset): Promise<number> {
  const row = await io.db.transaction(async (db) => {
    await lockProject(db, asset.projectId);
    await refuseTooMany(db, asset.projectId);
    return addAsset(db, asset);
  });
  if (!row) throw new ApiError('ASSET_EXISTS', { fields: { name: [nameTaken] } });
  return row.id;
}

async function refuseTooMany(db: Db, projectId: number) {
  if ((await countAssets(db, projectId)) >= MAX_ASSETS) throw new ApiError('TOO_MANY_ASSETS');
}

async function freeName(io: Io, projectId: number, wanted: string): Promise<string> {
  const names = new Set((await listAssetsWithUse(io.db, projectId)).map(({ name }) => name));
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted.slice(0, 90)}-${number}`;
    if (!names.has(name)) return name;
  }
}

function checkedValue(type: AssetType, given: string): string {
  const read = readAssetValue(type, given);
  if (!read.ok) throw new ApiError('VALIDATION_FAILED', { fields: { value: [read.text] } });
  return read.value;
}

/**
 * Sent unchanged: large enough for the large cards, and small enough for WhatsApp (docs/platforms.md#all-platforms).
 */
const canBeDefault = ({ type, fileKey, bytes, payload }: AssetRow) =>
  type === 'image' && fileKey !== null && (bytes ?? 0) <= 600_000 && Number(payload?.width) >= 600;

const unfitDefault = {
  en: 'The fallback image must be an uploaded image, at least 600 px wide and no larger than 600 KB.',
  de: 'Das Ersatzbild muss ein hochgeladenes Bild sein, mindestens 600 px breit und höchstens 600 KB groß.',
};
const nameTaken = {
  en: 'Another asset already has this name.',
  de: 'Diesen Namen hat bereits ein anderes Asset.',
};

/**
 * An uploaded font as a file. Only for members, because a licence to render with a font may not allow redistributing
 * it.
 */
export async function readFontFile(io: Io, projectId: number, assetId: number) {
  const asset = (await listAssetRows(io.db, projectId)).find(({ id, type }) => id === assetId && type === 'font');
  const file = asset?.fileKey ? await io.files.get(asset.fileKey) : null;
  if (!file) throw new ApiError('NOT_FOUND');
  return { bytes: file.bytes, contentType: asset?.contentType ?? 'font/woff2' };
}
